//! The numbered rules of Koplopers & Dwarsliggers and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The board lies in the middle. Tokens are shuffled face down and put on the white circles of the region whose
    /// colour is on their back; then all are turned face up.
    TOKENS_ON_CIRCLES = "KND-1", "Tokens on the circles", Rulebook("Préparation du jeu");

    /// A token shows a number of passengers and the code of the station where they want to go.
    TOKEN_SHOWS = "KND-2", "What a token shows", Rulebook("Préparation du jeu");

    /// The red disc starts at A. The chips A, B, C start beside the board.
    DISC_AND_CHIPS = "KND-3", "Disc and chips at the start", Rulebook("Préparation du jeu");

    /// The black train starts on the start space (0) of the round track.
    ROUND_TRACK = "KND-4", "The round track", Rulebook("Préparation du jeu");

    /// Each player has 3 units of one colour, a train card, a card of abbreviations, one emergency repair card and a
    /// collection box.
    OWN_PIECES = "KND-5", "What each player has", Rulebook("Préparation du jeu");

    /// Disruption cards are shuffled; each player gets 3, with two players 5. The rest is the face-down draw pile.
    HANDS = "KND-6", "Dealing the disruption cards", Rulebook("Préparation du jeu");

    /// Whoever took a train last begins, or as the players agree: here seat 0. He gets the train card with the black
    /// train. Play goes round by seat.
    TURN_ORDER = "KND-7", "Who begins, and the order of play", Rulebook("Démarrez le jeu");

    /// Each time the first player's turn begins the black train advances one space.
    NEW_ROUND = "KND-8", "The black train advances", Rulebook("Démarrez le jeu");

    /// Passengers count for whoever delivers them to the station on their token, by whatever route and detours.
    WHOSE_PASSENGERS = "KND-9", "Whose passengers count", Rulebook("Introduction");

    /// A player has at most three trains; each unit holds at most 500 passengers.
    THREE_UNITS = "KND-10", "Three units", Rulebook("Introduction");

    /// A turn has 5 action points. Unused points are lost.
    FIVE_POINTS = "KND-11", "Five action points", Rulebook("Tour de jeu; Actions");

    /// Actions may be combined in any order.
    ANY_ORDER = "KND-12", "Actions in any order", Rulebook("Tour de jeu; Actions");

    /// Actions are done on one's own trains only.
    OWN_TRAINS = "KND-13", "Own trains only", Rulebook("Tour de jeu; Actions");

    /// On each of one's trains, empty ones too, at least one action must be done if possible; a free action counts.
    DUTY = "KND-14", "At least one action on each train", Rulebook("Tour de jeu; Actions");

    /// At the end of the turn the hand is filled up to 3 cards (two players: 5).
    DRAW_UP = "KND-15", "Filling up the hand", Rulebook("Tour de jeu; Actions");

    /// Costs: build a unit 3; dismantle a unit 1; drive a section 1; reverse 1; play a disruption card 1; play the
    /// repair card 1; board, alight, transfer, couple, uncouple 0.
    COSTS = "KND-16", "What actions cost", Rulebook("Tour de jeu; Actions");

    /// After a free action with a train it can no longer drive this turn.
    NO_DRIVE_AFTER_FREE = "KND-17", "No driving after a free action", Rulebook("Actions, Important");

    /// A free action may not be a train's compulsory action at the same station on two turns running.
    NOT_TWICE_RUNNING = "KND-18", "Not at the same station twice running", Rulebook("Actions, Important");

    /// If the section right in front of a train is occupied by another player's train, or disrupted, no action is
    /// compulsory on that train and the points may go elsewhere. (The French translation lost the "not"; its Exemple 5
    /// says it rightly.)
    EXCUSED_AHEAD = "KND-19", "Excused by what is ahead", Rulebook("Actions, Important");

    /// On a coupled train "only one action point can be used": it counts as one train, not two (read by KND-R14).
    COUPLED_ONE_POINT = "KND-20", "One action point on a coupled train", Rulebook("Actions, Important");

    /// Build (3 points) only in an empty yard. There are ten yards, the red sections.
    BUILD = "KND-21", "Building in an empty yard", Rulebook("Pour construire une rame");

    /// The unit is placed with its back to the station.
    BACK_TO_STATION = "KND-22", "Built with its back to the station", Rulebook("Pour construire une rame");

    /// In the first round each player must build a train.
    FIRST_TRAIN = "KND-23", "The first round", Rulebook("Pour construire une rame");

    /// First trains: the first player to build uses a yard with number 1, the second number 2, the third 3, the fourth
    /// 4; so each has two to choose from.
    FIRST_YARD = "KND-24", "The yard of the first train", Rulebook("Pour construire une rame");

    /// For second and third units the numbers do not matter.
    LATER_YARDS = "KND-25", "The yards of later units", Rulebook("Pour construire une rame");

    /// The first train must then be put in service (reversed) so that it stands at the station.
    PUT_IN_SERVICE = "KND-26", "The first train is put in service", Rulebook("Pour construire une rame");

    /// If it does not drive on after that, it must take passengers aboard at that station.
    FIRST_STOP = "KND-27", "The first train takes passengers", Rulebook("Pour construire une rame");

    /// An empty train may be taken out of play in a yard, if that yard is empty. It goes back to its owner.
    DISMANTLE = "KND-28", "Dismantling in an empty yard", Rulebook("Détacher une rame");

    /// The train must carry nobody.
    DISMANTLE_EMPTY = "KND-29", "Only an empty train is dismantled", Rulebook("Détacher une rame");

    /// A dismantled unit can be built again later for 3 points.
    BUILD_AGAIN = "KND-30", "Building again", Rulebook("Détacher une rame");

    /// Dismantling costs one point per unit: 1 for a single train, 2 for a coupled one.
    DISMANTLE_COST = "KND-31", "The cost of dismantling", Rulebook("Détacher une rame");

    /// Driving moves a train one section (black line) forward for 1 point.
    DRIVE = "KND-32", "Driving a section", Rulebook("Rouler une section de voie");

    /// Only one train per section.
    ONE_TRAIN = "KND-33", "One train per section", Rulebook("Rouler une section de voie");

    /// Other trains may be overtaken by driving several sections in one go.
    OVERTAKE = "KND-34", "Overtaking", Rulebook("Rouler une section de voie");

    /// Stations may be passed without stopping. At a station that is passed nothing is done.
    PASS_STATION = "KND-35", "Passing a station", Rulebook("Rouler une section de voie");

    /// When a train stops, or ends the turn, with its front at a station, the player names the station.
    NAME_STATION = "KND-36", "Naming the station", Rulebook("Rouler une section de voie");

    /// At a stop passengers for that station alight first, before others board.
    ALIGHT_FIRST = "KND-37", "Alighting comes first", Rulebook("Rouler une section de voie");

    /// At a stop the waiting passengers must board if there is room.
    MUST_BOARD = "KND-38", "Waiting passengers must board", Rulebook("Rouler une section de voie");

    /// After a free action the train drives no further this turn.
    STOP_ENDS_DRIVING = "KND-39", "A stop ends the drive", Rulebook("Rouler une section de voie");

    /// A yard may be entered only in order to dismantle.
    NO_YARD = "KND-40", "No driving into a yard", Rulebook("Rouler une section de voie");

    /// After driving, a train can no longer be reversed this turn (read by KND-R41).
    NO_REVERSE_AFTER_DRIVE = "KND-41", "No reversing after driving", Rulebook("Rouler une section de voie");

    /// Reversing (1 point) turns the train's direction of travel; its back is then at the station.
    REVERSE = "KND-42", "Reversing", Rulebook("Remettre un train en service");

    /// Only with the front at a station, or in a yard.
    REVERSE_WHERE = "KND-43", "Where a train may reverse", Rulebook("Remettre un train en service");

    /// Exception: if the station ahead is disrupted a train may reverse on the open line.
    REVERSE_ON_LINE = "KND-44", "Reversing on the open line", Rulebook("Remettre un train en service");

    /// After reversing, the train may go on driving this turn.
    DRIVE_AFTER_REVERSE = "KND-45", "Driving after reversing", Rulebook("Remettre un train en service");

    /// After a free action the train cannot be reversed this turn.
    NO_REVERSE_AFTER_FREE = "KND-46", "No reversing after a free action", Rulebook("Remettre un train en service");

    /// After reversing, at least one section must be driven before the train may be reversed again, in later turns too.
    DRIVE_BEFORE_REVERSE = "KND-47", "A section between two reversals", Rulebook("Remettre un train en service");

    /// A disruption concerns one station. Playing a card (1 point) puts the chip named by the red disc on the station
    /// of the card; a chip already elsewhere is moved from there.
    DISRUPT = "KND-48", "Playing a disruption card", Rulebook("Jouer une carte de perturbation");

    /// The disc then moves on: A to B, B to C, C to A.
    DISC_MOVES = "KND-49", "The disc moves on", Rulebook("Jouer une carte de perturbation");

    /// The played card goes to the discard pile. When the draw pile is exhausted the discards are shuffled into a new
    /// one.
    DISCARD = "KND-50", "Discards and the new pile", Rulebook("Jouer une carte de perturbation");

    /// Only one disruption card per turn.
    ONE_CARD = "KND-51", "One disruption card per turn", Rulebook("Jouer une carte de perturbation");

    /// A chip stays until its letter comes round again or a repair card removes it.
    CHIP_STAYS = "KND-52", "How long a chip stays", Rulebook("Jouer une carte de perturbation");

    /// All trains touching a disrupted station are blocked and cannot drive.
    BLOCKED = "KND-53", "Trains at a disrupted station are blocked", Rulebook("Jouer une carte de perturbation");

    /// Trains can neither arrive at nor pass a disrupted station.
    NO_ARRIVAL = "KND-54", "No way through a disrupted station", Rulebook("Jouer une carte de perturbation");

    /// A train whose back touches a disrupted station and whose front is at another, undisrupted one may not be coupled
    /// or uncoupled, but passengers may change trains at that other station.
    NO_COUPLING_BLOCKED = "KND-55", "A blocked train is neither coupled nor uncoupled", Rulebook("Jouer une carte de perturbation");

    /// Playing the repair card (1 point) takes any one chip off the board.
    REPAIR = "KND-56", "Playing the repair card", Rulebook("Jouer une carte de réparation d'urgence");

    /// The removed chip comes back only when its letter is next and a card is played. The disc does not move.
    REPAIRED_CHIP = "KND-57", "When a removed chip comes back", Rulebook("Jouer une carte de réparation d'urgence");

    /// A repair card is used once in the game.
    REPAIR_ONCE = "KND-58", "The repair card is used once", Rulebook("Jouer une carte de réparation d'urgence");

    /// A train standing with its front at a station takes waiting tokens aboard while there is room; tokens are never
    /// split.
    BOARD = "KND-59", "Boarding", Rulebook("Faire monter les voyageurs");

    /// 500 passengers per unit.
    CAPACITY = "KND-60", "500 passengers per unit", Rulebook("Faire monter les voyageurs");

    /// Those who have arrived alight first.
    ARRIVED_FIRST = "KND-61", "Those who have arrived alight before boarding", Rulebook("Faire monter les voyageurs");

    /// A token that does not fit stays on the board.
    LEFT_BEHIND = "KND-62", "Tokens that do not fit", Rulebook("Faire monter les voyageurs");

    /// After boarding the train neither drives nor reverses this turn.
    BOARDING_STOPS = "KND-63", "After boarding", Rulebook("Faire monter les voyageurs");

    /// Tokens whose destination is the station where the front stands go to the owner's collection box.
    ALIGHT = "KND-64", "Alighting", Rulebook("Faire descendre les passagers");

    /// Passengers in the box decide the game.
    BOX_DECIDES = "KND-65", "The box decides", Rulebook("Faire descendre les passagers");

    /// After alighting the train neither drives nor reverses this turn.
    ALIGHTING_STOPS = "KND-66", "After alighting", Rulebook("Faire descendre les passagers");

    /// Two of one's own trains with their fronts at the same station may exchange tokens freely.
    TRANSFER = "KND-67", "Changing between own trains", Rulebook("Faire changer les passagers");

    /// After the exchange each train holds at most 500 (a coupled one 1000).
    TRANSFER_CAPACITY = "KND-68", "Capacity after an exchange", Rulebook("Faire changer les passagers");

    /// After the exchange neither train drives nor reverses this turn.
    TRANSFER_STOPS = "KND-69", "After an exchange", Rulebook("Faire changer les passagers");

    /// Where another player's train stands at the same station, the two players may agree on an exchange.
    OFFER = "KND-70", "Exchange between players", Rulebook("Faire changer les passagers");

    /// An exchange is an action for each of the two trains.
    ACTION_FOR_BOTH = "KND-71", "An exchange is an action for both trains", Rulebook("Faire changer les passagers");

    /// Two own trains with their fronts at the same station may be coupled: one piece is taken off the board onto the
    /// train card beside the other, with its tokens.
    COUPLE = "KND-72", "Coupling", Rulebook("Accoupler les trains; Décrocher un train");

    /// A coupled train holds 1000 passengers.
    COUPLED_CAPACITY = "KND-73", "Capacity of a coupled train", Rulebook("Accoupler les trains; Décrocher un train");

    /// It has at most two units.
    TWO_UNITS = "KND-74", "At most two units", Rulebook("Accoupler les trains; Décrocher un train");

    /// After coupling the train neither drives nor reverses this turn.
    COUPLING_STOPS = "KND-75", "After coupling", Rulebook("Accoupler les trains; Décrocher un train");

    /// A coupled train with its front at a station may be uncoupled: the second unit is placed on a free black section
    /// at that station with its front touching the station.
    UNCOUPLE = "KND-76", "Uncoupling", Rulebook("Accoupler les trains; Décrocher un train");

    /// The tokens are then shared between the two trains, at most 500 each.
    SHARE_TOKENS = "KND-77", "Sharing the tokens", Rulebook("Accoupler les trains; Décrocher un train");

    /// After uncoupling neither train drives nor reverses this turn.
    UNCOUPLING_STOPS = "KND-78", "After uncoupling", Rulebook("Accoupler les trains; Décrocher un train");

    /// Uncoupling needs a free section at the station.
    FREE_SECTION = "KND-79", "A free section for the second unit", Rulebook("Accoupler les trains; Décrocher un train");

    /// A train on Meppel-Zwolle that stands at Zwolle and is reversed is now at Meppel. Next turn it may not be
    /// reversed but must drive towards Groningen or Leeuwarden.
    EXAMPLE_MEPPEL = "KND-80", "Example: reversing at Zwolle", Rulebook("Remettre un train en service, Exemple");

    /// From the yard at Heerlen, after reversing, a train may drive to Sittard or Maastricht for 1 point, or board at
    /// Heerlen for nothing. A point left over may go to a disruption card.
    EXAMPLE_1 = "KND-81", "Example 1: the first turn at Heerlen", Rulebook("Exemple 1");

    /// A train with its back to a station is not at that station: it cannot be coupled there. On the open line it
    /// cannot be reversed unless the station ahead is disrupted.
    EXAMPLE_3 = "KND-82", "Example 3: back to the station", Rulebook("Exemple 3");

    /// A unit put down when uncoupling faces the station. An exchange with another company's train there needs its
    /// owner's agreement.
    EXAMPLE_4 = "KND-83", "Example 4: uncoupling at Zwolle", Rulebook("Exemple 4");

    /// A train next to a disrupted station waits. One on the open line towards it may reverse there or wait, and is not
    /// obliged to act.
    EXAMPLE_5 = "KND-84", "Example 5: waiting for Leeuwarden", Rulebook("Exemple 5");

    /// A blocked train at an undisrupted station may still exchange passengers there, but may not be coupled or
    /// uncoupled.
    EXAMPLE_6 = "KND-85", "Example 6: the wrong platform", Rulebook("Exemple 6");

    /// A train may drive three sections in one turn, overtake a train on the way, then set passengers down and take
    /// others aboard.
    EXAMPLE_7 = "KND-86", "Example 7: overtaking", Rulebook("Exemple 7");

    /// The black train measures the length: 20 rounds with four players, 25 with two or three.
    LENGTH = "KND-90", "The length of the game", Rulebook("Fin de partie");

    /// When it reaches that number the round in progress is the last; every player has a turn in it.
    LAST_ROUND = "KND-91", "The last round", Rulebook("Fin de partie");

    /// All players have the same number of turns.
    EQUAL_TURNS = "KND-92", "Equal turns", Rulebook("Fin de partie");

    /// Early end: if a player has no passengers in his trains and fewer than 6 tokens lie on the board, the round in
    /// progress is the last.
    EARLY_END = "KND-93", "The early end", Rulebook("Fin de partie");

    /// Most passengers in the box wins.
    MOST_PASSENGERS = "KND-94", "Most passengers wins", Rulebook("Fin de partie");

    /// Tie: subtract the passengers left in one's trains.
    TIE_LEFT_ABOARD = "KND-95", "Tie: passengers left aboard", Rulebook("Fin de partie");

    /// Still tied: most tokens in the box.
    TIE_TOKENS = "KND-96", "Tie: tokens in the box", Rulebook("Fin de partie");

    /// The first train may be built in any (empty) yard.
    ADVANCED_YARD = "KND-100", "Advanced: the first yard", Rulebook("La version avancée");

    /// Passengers can board a train even if it is not at the station (see KND-R30).
    ADVANCED_BOARDING = "KND-101", "Advanced: boarding from behind", Rulebook("La version avancée");

    /// At the end passengers left in one's trains are subtracted from the score.
    ADVANCED_SCORE = "KND-102", "Advanced: the score", Rulebook("La version avancée");

    /// A train's position is its section, the station ahead of it (toward), and whether its front is on the open line
    /// (open). Every black section is short, as long as a train, so that front and back touch both stations, or long,
    /// so that a train touches one end only. On a long section a train that arrived has its front at the station ahead
    /// and its back on the line; a train that reversed there has its back at the station it turned at and its front on
    /// the open line. On a short section a train is never on the open line.
    WHERE_A_TRAIN_IS = "KND-R1", "Where a train is", Ruling;

    /// A train with its front at a station chooses a black section there other than the one it is on, and ends there
    /// with its front at the far station. A train on the open line completes its own section and ends with its front at
    /// the station ahead. Each costs 1 point.
    ONE_SECTION = "KND-R2", "What driving one section does", Ruling;

    /// A train just built in a yard has its back at the station and no station ahead. After reversing its front is at
    /// the station.
    FRONT_IN_YARD = "KND-R3", "The front of a train in a yard", Ruling;

    /// A train may drive onto an occupied section, whoever's train is there and in whatever direction, only if it can,
    /// with the points it may still spend, drive on to a free section. It must then go on at once, with nothing else in
    /// between. Each section costs 1 point.
    OVERTAKING = "KND-R4", "How overtaking goes", Ruling;

    /// A train may not drive back onto the section it came from without reversing.
    NO_TURNING_BACK = "KND-R5", "No turning back without reversing", Ruling;

    /// Those trains are blocked that touch a disrupted station with front or back. A train on a long section that
    /// touches only the other end is not blocked.
    WHO_IS_BLOCKED = "KND-R6", "Which trains are blocked", Ruling;

    /// A blocked train may not drive, reverse, couple, uncouple or be dismantled. If its front is at an undisrupted
    /// station, alighting, boarding, transfers and offers are allowed. At a disrupted station no free action at all is
    /// allowed.
    BLOCKED_MAY = "KND-R7", "What a blocked train may do", Ruling;

    /// A train on the open line may reverse when the station ahead is disrupted and the train is not blocked, even
    /// though it has not driven since its last reversal. It then stands with its front at the station it had turned at.
    /// The next reversal is bound by KND-47 again.
    LINE_REVERSAL = "KND-R8", "Reversing on the open line", Ruling;

    /// A train whose front is at a station with no other black section may be reversed even if it has not driven since
    /// its last reversal; otherwise it could never move again.
    TERMINUS = "KND-R9", "Reversing at a terminus", Ruling;

    /// While another own train owes an action, one point is set aside for it: it cannot be spent on anything but a
    /// first action of a train that owes. The turn cannot be ended while a train owes an action that it can still do.
    POINTS_SET_ASIDE = "KND-R10", "Points set aside", Ruling;

    /// Building counts as the train's action, except for the first train, which must also be reversed in that turn
    /// unless it is blocked; until then it takes nobody aboard, not even from behind.
    BUILDING_COUNTS = "KND-R11", "Building as the train's action", Ruling;

    /// A train is excused if it is blocked; or on the open line towards a disrupted station; or if it has onward
    /// sections and each of them holds another player's train or leads to a disrupted station. One's own train in the
    /// way is no excuse.
    WHAT_EXCUSES = "KND-R12", "What excuses a train", Ruling;

    /// For each train the station is remembered where, in its owner's last turn, it did free actions and no point was
    /// spent on it. Unless excused, it may do no free action at that station before a point has been spent on it this
    /// turn. A free action after a drive is not compulsory and does not count.
    RESTING = "KND-R13", "Resting at a station", Ruling;

    /// As one (the default): a coupled train is one train; it owes one action, and each section costs 1 point. One
    /// point per turn: at most one point per turn may be spent on driving or reversing it.
    COUPLED_READINGS = "KND-R14", "Two readings of the coupled train", Ruling;

    /// Dismantling costs 1 point for a single train and 2 for a coupled one: one point per unit, as the rulebook's own
    /// bracket says.
    COST_PER_UNIT = "KND-R15", "Dismantling costs one point per unit", Ruling;

    /// Driving into the yard and dismantling there is one move: from the station 1 point to drive in plus 1 per unit,
    /// from inside the yard 1 per unit. The yard must hold no other train. A train cannot be dismantled in the turn in
    /// which it was built, nor after a free action this turn. Where a station has several yards the first empty one in
    /// table order is used.
    INTO_THE_YARD = "KND-R16", "Getting into the yard to dismantle", Ruling;

    /// A train stops when it does any free action, or when the turn ends and it drove or reversed this turn and its
    /// front is at an undisrupted station. A stopping train must set down all who have arrived and take aboard what
    /// fits, before the turn can end. A train that neither moved nor acted does not have to stop again. Every stop is
    /// named, also the one at the end of the turn where nobody gets on or off.
    WHAT_IS_A_STOP = "KND-R17", "What a stop is", Ruling;

    /// The owner chooses who boards, token by token, until no waiting token fits. If all fit, or only one does, it
    /// happens by itself.
    WHO_BOARDS = "KND-R18", "Who chooses who boards", Ruling;

    /// Boarding, transfers, coupling, uncoupling and offers are refused while the train carries a token for this
    /// station. Alighting takes all of them at once.
    ARRIVALS_FIRST = "KND-R19", "Alighting before other free actions", Ruling;

    /// Capacity is judged after the exchange. Tokens move one by one; a train may be over its limit in between, but
    /// only if it can be put right. Each token changes trains at most once per turn. Sharing the load after uncoupling
    /// is no exchange: those tokens may still change trains once.
    FULL_SWAP = "KND-R20", "Swapping between full trains", Ruling;

    /// A train coupled or uncoupled this turn is not coupled or uncoupled again this turn.
    SHUNTED_ONCE = "KND-R21", "Coupling and uncoupling in one turn", Ruling;

    /// The player chooses which piece stays when coupling. The kept train keeps its position, number and reversal
    /// state.
    WHICH_PIECE = "KND-R22", "Which piece stays when coupling", Ruling;

    /// Uncoupling is refused when the tokens cannot be shared within 500 and 500, such as five tokens of 200.
    UNSHAREABLE = "KND-R23", "Loads that cannot be shared", Ruling;

    /// The uncoupled unit goes onto any unoccupied black section at that station, never into a yard. The section's far
    /// end may be disrupted; the unit is then blocked if the section is short.
    WHERE_TO_UNCOUPLE = "KND-R24", "Where the uncoupled unit goes", Ruling;

    /// The player to move opens an offer for one own train and one foreign train with fronts at the same undisrupted
    /// station, chooses what to give and take, and proposes; the other accepts or declines. There is one offer per pair
    /// of trains per turn, and only while one of the two carries a token that has not changed trains this turn. Pure
    /// gifts are allowed, also of tokens for this very station. Both loads must fit afterwards.
    AGREEMENT = "KND-R25", "How players agree", Ruling;

    /// An exchange means nothing for the other player's train in its owner's next turn: duty, driving and resting are
    /// counted per own turn. For the offering player it is a free action of his train.
    OTHER_SIDE = "KND-R26", "The other side of an exchange", Ruling;

    /// Two chips may lie on one station; it is disrupted while at least one does. Playing a card for the station where
    /// the chip due already lies leaves it there and moves the disc.
    TWO_CHIPS = "KND-R27", "Two chips on one station", Ruling;

    /// Building in a yard at a disrupted station is allowed; the train touches the station and is blocked, and is then
    /// excused from being put in service.
    BUILD_DISRUPTED = "KND-R28", "Building at a disrupted station", Ruling;

    /// In the first turn the disruption or the repair card may be played before building, as long as 4 points, for
    /// building and reversing, remain.
    CARDS_BEFORE_BUILDING = "KND-R29", "Cards before the first train", Ruling;

    /// In the advanced version a train may also take tokens from the undisrupted station that its back touches (on the
    /// open line, on a short section, or fresh in a yard), one token at a time and voluntarily. It is a free action at
    /// that station and stops the train. Boarding at the front stays compulsory. The first train must be reversed
    /// first.
    FROM_BEHIND = "KND-R30", "Boarding from behind", Ruling;

    /// The early end is tested at the end of every turn, for every player; a player without trains has no passengers in
    /// them. Once true it stays true.
    WHEN_EXHAUSTED = "KND-R31", "When the early end is tested", Ruling;

    /// The game is over when the last seat has ended its turn in the last round. The black train reaches the last space
    /// at the beginning of that round.
    GAME_OVER = "KND-R32", "When the game is over", Ruling;

    /// Players who are still tied after counting the tokens in their boxes share the rank.
    SHARED_RANK = "KND-R33", "Still tied", Ruling;

    /// In the advanced version the score is the box minus the passengers left aboard, and may be negative. KND-95 then
    /// changes nothing; KND-96 decides ties.
    PENALTY = "KND-R34", "The score in the advanced version", Ruling;

    /// Drawing is not a choice. The discards are turned over only when a card is to be drawn and the pile is empty. If
    /// both are empty the hand stays short.
    DRAWING = "KND-R35", "Drawing", Ruling;

    /// With an owner's tokens a token may lie on the station that it wants to reach: it boards like any other and then
    /// has arrived, so that it must be set down, and counts, at the same stop.
    OWN_DESTINATION = "KND-R36", "A token on its own destination", Ruling;

    /// An uncoupled unit counts as not reversed and not rested; it shares the points spent and the driving of the
    /// coupled train for this turn.
    NEW_UNIT = "KND-R37", "The history of an uncoupled unit", Ruling;

    /// One's own train on a section is overtaken like any other train.
    OWN_TRAIN_PASSED = "KND-R38", "Overtaking one's own train", Ruling;

    /// At a stop alighting and boarding are both compulsory. Whether to stop is the choice.
    MAY_OR_MUST = "KND-R40", "May board, must board", Ruling;

    /// Driving bars reversing for the rest of this turn only.
    THIS_TURN = "KND-R41", "How long driving bars reversing", Ruling;

    /// A train reversed on a short section stands with its front at the other end, and stops there if the turn ends. It
    /// may drive on instead.
    SHORT_REVERSAL = "KND-R42", "Reversing on a short section", Ruling;

    /// Every game ends and nobody is ever stuck: rounds are bounded, paid moves are bounded by 5 points, alighting and
    /// boarding use up tokens, and a token, a coupling and an offer happen once per turn. While the game goes on
    /// somebody always has a legal move.
    TERMINATION = "KND-R39", "Termination", Ruling;

    /// The owner of a real box may pass his own tables: regions, stations, sections, yards, tokens, cards, and three
    /// numbers (hand sizes, rounds, tokens for the early end). What the rulebook fixes (ten yards, two with each
    /// number, every token on a circle of its region, a card names one station) is demanded of every board; what it
    /// leaves open is free.
    OWNERS_BOARD = "KND-R43", "An owner's own board", Ruling;
}
