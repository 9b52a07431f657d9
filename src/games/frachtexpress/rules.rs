//! The numbered rules of FrachtExpress and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The game is for 3 or 4 players.
    PLAYERS = "FRA-1", "Three or four players", Rulebook("title");

    /// There are 50 track cards, 10 stations, 4 locomotive cards, 4 veto cards, 2 flight tickets and 4 wooden
    /// locomotives.
    COMPONENTS = "FRA-2", "Components", Rulebook("Spelmateriaal");

    /// The 70 cards have one size; their kind can be told from the back.
    BACKS = "FRA-3", "One size, five backs", Rulebook("Spelmateriaal");

    /// The basic game uses neither flight tickets nor veto cards.
    BASIC_GAME = "FRA-4", "The basic game", Rulebook("Spelmateriaal");

    /// Each player gets a locomotive card and the locomotive of the same colour.
    COLOURS = "FRA-5", "Locomotives and their colours", Rulebook("Vorbereiding");

    /// The ten stations A–J are laid out face up as in the sketch.
    STATIONS_LAID = "FRA-6", "The ten stations", Rulebook("Vorbereiding");

    /// The dotted lines of the sketch show where track cards are laid during the game; a variable field grows there.
    DOTTED_LINES = "FRA-7", "Where the field grows", Rulebook("Vorbereiding");

    /// All locomotives start in station A (START).
    START_IN_A = "FRA-8", "Everybody starts in A", Rulebook("Vorbereiding");

    /// The hints printed on the stations other than A matter only in the advanced game.
    HINTS = "FRA-9", "Hints on the stations", Rulebook("Vorbereiding");

    /// A track card shows track and four symbols: a wagon with its value 2–9, a coupling letter, an uncoupling letter,
    /// an action value 1–5 drawn as a die.
    CARD_SYMBOLS = "FRA-10", "What a track card shows", Rulebook("De trajectkaarten");

    /// The wagon value is what is collected, and also the distance driven when the card is played to drive.
    WAGON_VALUE = "FRA-11", "The wagon value", Rulebook("De trajectkaarten");

    /// A higher action value is always better than a lower one: no rule rewards a low one.
    ACTION_VALUE = "FRA-12", "The action value", Rulebook("De trajectkaarten");

    /// The track cards are shuffled; each player gets 3, unseen by the others; the rest is the face-down pile.
    DEAL = "FRA-13", "Three cards each", Rulebook("De trajectkaarten");

    /// Lot decides who begins; play goes clockwise.
    CLOCKWISE = "FRA-14", "Lot decides who begins", Rulebook("De trajectkaarten");

    /// At the start of his turn a player first takes one card from the face-down pile.
    DRAW_FIRST = "FRA-15", "First draw a card", Rulebook("Het spel");

    /// Then he may carry out actions 1–6, as many as he likes, in any order, any of them repeatedly, except action 6.
    ACTIONS = "FRA-16", "As many actions as one likes", Rulebook("Het spel");

    /// Most actions cost one card from the hand each time. Uncoupling costs none.
    COSTS_A_CARD = "FRA-17", "An action costs a hand card", Rulebook("Het spel");

    /// Played and discarded cards form an open discard pile.
    DISCARD_PILE = "FRA-18", "The open discard pile", Rulebook("Het spel");

    /// When the face-down pile is used up, the discard pile is turned over, shuffled and becomes the new face-down
    /// pile.
    RESHUFFLE = "FRA-19", "The discard pile becomes the face-down pile", Rulebook("Het spel");

    /// The player lays one hand card on an empty place of the field.
    LAY = "FRA-20", "Laying track", Rulebook("1. Spoorwegnet uitbreiden");

    /// The place where a card is laid must directly adjoin a card already lying there: a station or a laid track card.
    CONTACT = "FRA-21", "Directly adjoining", Rulebook("1. Spoorwegnet uitbreiden");

    /// The card that is laid may be turned as the player likes.
    ANY_TURN = "FRA-22", "Turned as one likes", Rulebook("1. Spoorwegnet uitbreiden");

    /// The player lays one hand card on top of a laid track card so that it covers it.
    COMPLETE = "FRA-23", "Completing track", Rulebook("2. Trajecten vervolledigen");

    /// No locomotive may stand on the card that is covered.
    NOT_UNDER_A_LOCOMOTIVE = "FRA-24", "Not under a locomotive", Rulebook("2. Trajecten vervolledigen");

    /// The covering card must keep all track elements of the old one, each exactly where it was.
    KEEP_ELEMENTS = "FRA-25", "Old track stays where it was", Rulebook("2. Trajecten vervolledigen");

    /// Of the three pictured attempts to complete track one is right, one is turned wrongly, one is forbidden because a
    /// locomotive stands on the card.
    THREE_PICTURES = "FRA-26", "The three pictured attempts", Rulebook("2. Trajecten vervolledigen, picture");

    /// The player adds a hand card to the train behind his locomotive card, overlapping the last one, wagon side up.
    COUPLE = "FRA-27", "Coupling a wagon", Rulebook("3. Wagons vastkoppelen");

    /// To couple a wagon the locomotive must at that moment be in the station of the card's coupling letter.
    COUPLING_STATION = "FRA-28", "In the station of the coupling letter", Rulebook("3. Wagons vastkoppelen");

    /// Nobody may have more than 5 coupled wagons at a time: no action value is higher.
    FIVE_WAGONS = "FRA-29", "At most five wagons", Rulebook("3. Wagons vastkoppelen; 5. Rijden met de locomotief");

    /// The player slides one coupled wagon under his locomotive card: it is delivered.
    UNCOUPLE = "FRA-30", "Uncoupling a wagon", Rulebook("4. Wagons ontkoppelen");

    /// To uncouple a wagon the locomotive must at that moment be in the station of the wagon's uncoupling letter.
    UNCOUPLING_STATION = "FRA-31", "In the station of the uncoupling letter", Rulebook("4. Wagons ontkoppelen");

    /// The place of a wagon in the train does not matter for uncoupling.
    ANY_WAGON = "FRA-32", "Any place in the train", Rulebook("4. Wagons ontkoppelen");

    /// Only delivered wagons count at the end, with their wagon value.
    DELIVERED_COUNT = "FRA-33", "Only delivered wagons count", Rulebook("4. Wagons ontkoppelen");

    /// During the game nobody may look at delivered wagons, not even at his own.
    NOBODY_LOOKS = "FRA-34", "Nobody looks at delivered wagons", Rulebook("4. Wagons ontkoppelen");

    /// The player discards one hand card openly; his locomotive, which stands and moves only on sleepers, drives
    /// exactly as many of them as the card's wagon value.
    DRIVE = "FRA-35", "Driving", Rulebook("5. Rijden met de locomotief");

    /// The action value of the card played to drive must be at least the number of the player's coupled wagons.
    LOAD = "FRA-36", "The action value limits the load", Rulebook("5. Rijden met de locomotief");

    /// At a branch the player chooses the way.
    BRANCH = "FRA-37", "The driver chooses the way", Rulebook("5. Rijden met de locomotief");

    /// A locomotive never drives backwards.
    NEVER_BACKWARDS = "FRA-38", "Never backwards", Rulebook("5. Rijden met de locomotief");

    /// A station counts as one space like a sleeper.
    STATION_IS_A_SPACE = "FRA-39", "A station is one space", Rulebook("5. Rijden met de locomotief");

    /// A locomotive that enters a station stops at once; left-over movement is lost.
    STATION_STOPS = "FRA-40", "A station stops the train", Rulebook("5. Rijden met de locomotief");

    /// Any number of locomotives may be in a station.
    STATION_HOLDS_ALL = "FRA-41", "Any number in a station", Rulebook("5. Rijden met de locomotief");

    /// From a station the next drive may take any direction.
    LEAVE_ANYWHERE = "FRA-42", "From a station in any direction", Rulebook("5. Rijden met de locomotief");

    /// A locomotive that reaches the sleeper of another on open track rams it and pushes it ahead.
    RAM = "FRA-43", "Ramming and pushing", Rulebook("5. Rijden met de locomotief");

    /// At the end of the drive the rammed locomotive usually stands on the sleeper just ahead of the rammer.
    JUST_AHEAD = "FRA-44", "The rammed one stands just ahead", Rulebook("5. Rijden met de locomotief");

    /// At a branch the driver may push the rammed locomotive on to a branch that he does not use himself; it then stays
    /// on the first sleeper after the branch.
    PUSH_ASIDE = "FRA-45", "Pushing on to another branch", Rulebook("5. Rijden met de locomotief");

    /// A locomotive can be pushed into a station, where it stays, but never out of one.
    PUSHED_INTO_STATION = "FRA-46", "Pushed into a station", Rulebook("5. Rijden met de locomotief");

    /// A locomotive that is pushed over the edge of a track card where no card connects derails.
    DERAIL = "FRA-47", "Derailing", Rulebook("Ontsporen");

    /// The owner of a derailed locomotive at once discards his whole hand and all his coupled wagons.
    DERAILED_LOSES = "FRA-48", "What a derailed player loses", Rulebook("Ontsporen");

    /// The derailed locomotive is put back in main station A.
    BACK_TO_A = "FRA-49", "Back to station A", Rulebook("Ontsporen");

    /// The player discards one hand card openly and draws as many cards as its action value.
    REFILL = "FRA-50", "Drawing cards", Rulebook("6. Natrekken");

    /// Drawing cards by action 6 happens at most once per turn and ends the turn.
    REFILL_ENDS_TURN = "FRA-51", "Once, and it ends the turn", Rulebook("6. Natrekken");

    /// A crossing can only be laid on an empty place.
    CROSSING_ON_EMPTY = "FRA-52", "A crossing only on an empty place", Rulebook("De 5 kruispunten");

    /// A crossing is never covered by another track card.
    CROSSING_NOT_COVERED = "FRA-53", "A crossing is never covered", Rulebook("De 5 kruispunten");

    /// On a crossing trains go straight on; no turning off.
    CROSSING_STRAIGHT = "FRA-54", "Straight on over a crossing", Rulebook("De 5 kruispunten");

    /// Each time a player crosses a crossing with his locomotive he turns over the top card of the face-down pile; it
    /// goes to the discard pile.
    CROSSING_TURNS_CARD = "FRA-55", "Crossing turns a card over", Rulebook("De 5 kruispunten");

    /// After a crossing the player may keep at most as many coupled wagons as the turned card's action value; he
    /// discards the surplus, choosing which.
    SURPLUS = "FRA-56", "Surplus wagons are discarded", Rulebook("De 5 kruispunten");

    /// As soon as a player must draw a card from the face-down pile for whatever reason and both piles are empty, the
    /// game ends at once.
    PILES_EMPTY = "FRA-57", "The end: no card is left", Rulebook("Einde van het spel");

    /// Everyone adds up the wagon values of his delivered wagons; the highest total wins.
    HIGHEST_WINS = "FRA-58", "The highest total wins", Rulebook("Einde van het spel");

    /// A tie is decided by the higher sum of the wagon values of the wagons still coupled.
    TIE_BREAK = "FRA-59", "Ties: wagons still coupled", Rulebook("Einde van het spel");

    /// One should play the basic game at least once before the advanced one. This is advice, not a rule.
    BASIC_FIRST = "FRA-60", "Basic game first", Rulebook("Einde van het spel");

    /// The 2 flight tickets and 4 veto cards lie beside the field.
    BESIDE_THE_FIELD = "FRA-61", "Tickets and veto cards", Rulebook("Het spel voor gevorderden");

    /// Each time a player drives into a station with his own locomotive, and before any further action, he decides
    /// whether to carry out that station's special action.
    DECIDE_ON_ENTERING = "FRA-62", "Decide on entering a station", Rulebook("Het spel voor gevorderden");

    /// A player who decides for the special action carries it out at once, before he drives on.
    SPECIAL_AT_ONCE = "FRA-63", "The special action comes at once", Rulebook("Het spel voor gevorderden");

    /// A player whose locomotive was pushed into a station by another has no special action there.
    PUSHED_HAS_NONE = "FRA-64", "Nothing for who was pushed in", Rulebook("Het spel voor gevorderden");

    /// A card turned over for a special action goes straight to the discard pile.
    TURNED_TO_DISCARD = "FRA-65", "Turned cards are discarded", Rulebook("Het spel voor gevorderden");

    /// Station A, Start, has no special action.
    STATION_A = "FRA-66", "A: Start", Rulebook("Station A");

    /// Station B, Flight ticket: if a ticket is left and he has none, the player may take one and lay it before him.
    TICKET = "FRA-67", "B: Flight ticket", Rulebook("Station B");

    /// A flight ticket lets a locomotive move from one card to another over a row of empty places.
    FLIGHT = "FRA-68", "What a ticket does", Rulebook("Station B");

    /// A flight starts from any sleeper of a track card or from a station.
    FLIGHT_START = "FRA-69", "Where a flight starts", Rulebook("Station B");

    /// A flight ends on the first sleeper of the card of destination, or in another station.
    FLIGHT_END = "FRA-70", "Where a flight ends", Rulebook("Station B");

    /// Start and end of a flight lie in the same row or column, and every place between is empty.
    FLIGHT_LINE = "FRA-71", "A row of empty places", Rulebook("Station B");

    /// A flight costs a hand card whose action value equals the number of empty places flown over.
    FLIGHT_COST = "FRA-72", "What a flight costs", Rulebook("Station B");

    /// The card played for a flight is discarded and the ticket handed back.
    TICKET_BACK = "FRA-73", "Card and ticket are gone", Rulebook("Station B");

    /// Station C, Card raid: the player names an opponent, then turns the top card of the face-down pile.
    CARD_RAID = "FRA-74", "C: Card raid", Rulebook("Station C");

    /// The opponent named gives the raider all hand cards with the action value of the turned card.
    RAID_TAKES = "FRA-75", "The opponent gives", Rulebook("Station C");

    /// If the opponent named has no such card, he shows his hand as proof, and the raider gives him all his own hand
    /// cards with that action value.
    RAID_GIVES = "FRA-76", "The raider gives", Rulebook("Station C");

    /// Station D, Close a station: the player lays one hand card openly on a station; it counts as closed and cannot be
    /// driven to.
    CLOSE_STATION = "FRA-77", "D: Close a station", Rulebook("Station D");

    /// The card on a closed station is a normal part of the network and may be covered later.
    CLOSED_IS_TRACK = "FRA-78", "A closed station is track", Rulebook("Station D");

    /// Only a station with at least one track card directly next to it can be closed.
    CLOSE_NEEDS_TRACK = "FRA-79", "Track beside the station", Rulebook("Station D");

    /// No locomotive may be in the station to be closed.
    CLOSE_EMPTY = "FRA-80", "No locomotive in the station", Rulebook("Station D");

    /// At most one station is closed at a time. Closing one reopens the one closed before: all track cards on it go to
    /// the discard pile.
    ONE_CLOSED = "FRA-81", "One closed station at a time", Rulebook("Station D");

    /// Reopening by closing another station is only allowed when no locomotive stands on the cards of the closed one.
    REOPEN_CLEAR = "FRA-82", "No locomotive on the reopened station", Rulebook("Station D");

    /// Station E, Card raid train: the player draws one unseen card at a time from the opponent with the most hand
    /// cards until he has more than any other player.
    RAID_TRAIN = "FRA-83", "E: Card raid train", Rulebook("Station E");

    /// Among opponents with equally many cards the player at E chooses from whom he draws.
    RAID_TRAIN_CHOICE = "FRA-84", "Equally many cards", Rulebook("Station E");

    /// A player who has the most cards himself cannot carry out the card raid train.
    RAID_TRAIN_MOST = "FRA-85", "Not with the most cards", Rulebook("Station E");

    /// After the card raid train the player must play all his cards this turn and may keep none.
    EMPTY_HAND = "FRA-86", "All cards must be played", Rulebook("Station E");

    /// After the card raid train the player may not draw cards by action 6 this turn.
    NO_REFILL = "FRA-87", "No drawing after the raid", Rulebook("Station E");

    /// Station F, Uncouple a wagon: only with at least one coupled wagon. The player turns the top card of the face-
    /// down pile.
    UNCOUPLE_ANY = "FRA-88", "F: Uncouple a wagon", Rulebook("Station F");

    /// If a coupled wagon has the action value turned at F, the player may deliver it (one of them) at once, whatever
    /// its letter.
    ANY_DELIVERED = "FRA-89", "A fitting wagon may be delivered", Rulebook("Station F");

    /// If no coupled wagon has the action value turned at F, the player must discard any one of his coupled wagons.
    ANY_LOST = "FRA-90", "No fitting wagon: one is discarded", Rulebook("Station F");

    /// Station G, Veto card: if he has none, the player may take one.
    VETO_CARD = "FRA-91", "G: Veto card", Rulebook("Station G");

    /// When an opponent's locomotive enters a station by its owner's drive, the holder of a veto card may forbid him
    /// the special action or force him to it.
    VETO = "FRA-92", "Forbidding and forcing", Rulebook("Station G");

    /// Nothing can be done against a veto card.
    VETO_FINAL = "FRA-93", "Nothing against a veto", Rulebook("Station G");

    /// Or, once an opponent has decided on a special action, the holder of a veto card may fix all its further details:
    /// at C the player robbed, at D the station closed, and so on.
    DICTATE = "FRA-94", "Dictating the details", Rulebook("Station G");

    /// A used veto card is handed back at once; so nobody can force and then also dictate; only another holder can
    /// dictate then.
    VETO_SPENT = "FRA-95", "A used veto card is handed back", Rulebook("Station G");

    /// Station H, Rebuild track: the player discards a hand card, then re-lays one laid track card with the same action
    /// value on which no locomotive stands.
    REBUILD = "FRA-96", "H: Rebuild track", Rulebook("Station H");

    /// The card that is rebuilt may go to another place under the rules of actions 1 and 2.
    REBUILD_ELSEWHERE = "FRA-97", "To another place", Rulebook("Station H");

    /// The card that is rebuilt may go back to the same place in another orientation.
    REBUILD_TURN = "FRA-98", "In another orientation", Rulebook("Station H");

    /// The card that is rebuilt may be removed to the discard pile.
    REBUILD_REMOVE = "FRA-99", "Away to the discard pile", Rulebook("Station H");

    /// A closed station can be reopened by rebuilding.
    REBUILD_REOPENS = "FRA-100", "Rebuilding reopens a station", Rulebook("Station H");

    /// Rebuilding may be repeated as often as the player likes, each time for one hand card.
    REBUILD_AGAIN = "FRA-101", "As often as one likes", Rulebook("Station H");

    /// Station I, Couple a wagon: only with at most 4 coupled wagons. The player turns the top card of the face-down
    /// pile.
    COUPLE_ANY = "FRA-102", "I: Couple a wagon", Rulebook("Station I");

    /// If the player at I has hand cards with the turned action value, he must couple one of them, whatever its letter.
    ANY_COUPLED = "FRA-103", "A fitting card must be coupled", Rulebook("Station I");

    /// If the player at I has no hand card with the turned action value, he must discard a hand card of his choice.
    ANY_THROWN = "FRA-104", "No fitting card: one is discarded", Rulebook("Station I");

    /// A wagon coupled by the special action I whose destination is this very station cannot be uncoupled until the
    /// locomotive has left the station.
    LOCKED = "FRA-105", "Not uncoupled before leaving", Rulebook("Station I");

    /// Station J, Wagon raid: only with at most 4 coupled wagons. The player names an opponent, then turns the top card
    /// of the face-down pile.
    WAGON_RAID = "FRA-106", "J: Wagon raid", Rulebook("Station J");

    /// The opponent named at J must give the raider one coupled wagon with the turned action value; of several the
    /// raider chooses. It joins his train.
    WAGON_TAKEN = "FRA-107", "The opponent gives a wagon", Rulebook("Station J");

    /// If the opponent named at J has no such wagon, the raider must give him one of his own wagons with that action
    /// value, provided he has one and the opponent has fewer than 5.
    WAGON_GIVEN = "FRA-108", "The raider gives a wagon", Rulebook("Station J");

    /// Players may change the special actions of the stations.
    CHANGE_SPECIALS = "FRA-109", "Other special actions", Rulebook("Varianten");

    /// Kidnapping: the player discards a hand card and moves the locomotive of an opponent with it by the rules of
    /// driving.
    KIDNAP = "FRA-110", "Kidnapping", Rulebook("Varianten");

    /// A locomotive that is kidnapped must be on open track, not in a station.
    KIDNAP_ON_TRACK = "FRA-111", "Only from open track", Rulebook("Varianten");

    /// It is expressly allowed to let a kidnapped locomotive derail over the edge of a card.
    KIDNAP_DERAILS = "FRA-112", "A kidnapped locomotive may derail", Rulebook("Varianten");

    /// Other layouts of the stations are possible; the author suggests one.
    OTHER_LAYOUTS = "FRA-113", "Other layouts", Rulebook("Varianten");

    /// Free set-up: the stations are shuffled and dealt face down to the players; it does not matter that this does not
    /// come out even.
    FREE_DEAL = "FRA-114", "Free set-up: dealing the stations", Rulebook("Varianten");

    /// Free set-up: the players lay the stations in turn, each so that it touches a laid station diagonally.
    FREE_PLACE = "FRA-115", "Free set-up: laying the stations", Rulebook("Varianten");

    /// A card has one edge sleeper for each side with track, shared by all elements that use that side, and one middle
    /// sleeper for each element; a crossing has no middle sleeper. A passage over a card takes 3 sleepers, over a
    /// crossing 2.
    SLEEPERS = "FRA-R1", "Sleepers of a card", Ruling;

    /// Track may be laid only inside the field: the rectangle of the layout, or in the free set-up the smallest
    /// rectangle round all stations, widened by `freeMargin`. The whole lies within a1 to y25.
    FIELD = "FRA-R2", "Where track may be laid", Ruling;

    /// Track need not match its neighbours: any turn and any mismatch is allowed. Only side-by-side contact counts as
    /// adjoining, not diagonal contact.
    MISMATCH = "FRA-R3", "Track need not match", Ruling;

    /// All four sides of a station connect to track.
    STATION_SIDES = "FRA-R4", "All four sides of a station connect", Ruling;

    /// Completing must add something: the elements of the new card are a strict superset of those of the old one.
    MUST_ADD = "FRA-R5", "Completing adds something", Ruling;

    /// A crossing can neither complete track nor close a station.
    CROSSING_NEVER_COVERS = "FRA-R6", "A crossing neither completes nor closes", Ruling;

    /// Covered cards stay underneath, out of play, unless rebuilding or reopening uncovers them.
    COVERED_STAY = "FRA-R7", "Covered cards stay underneath", Ruling;

    /// If the track is too short for the full value, the card cannot be played to drive. A drive is legal only if some
    /// route has exactly that many spaces or enters a station within them; at each branch only ways that can still be
    /// completed are offered.
    FULL_ROUTE = "FRA-R8", "A drive needs a complete route", Ruling;

    /// A player may leave the station that he entered in the same turn, with a further drive.
    LEAVE_AT_ONCE = "FRA-R9", "Leaving a station in the same turn", Ruling;

    /// A locomotive faces as it last drove. A pushed locomotive is moved in the direction of the push and keeps its own
    /// orientation: if it faced the push direction it still does after the step, otherwise it faces the reverse.
    FACING = "FRA-R10", "Which way a locomotive faces", Ruling;

    /// A pushed locomotive that reaches another pushes it in turn, and so on; the driver chooses every branch for every
    /// pushed one.
    CHAINS = "FRA-R11", "Chains of pushed locomotives", Ruling;

    /// A locomotive that is pushed against a card without connecting track, or over the edge of the field, derails too.
    NO_CONNECTION = "FRA-R12", "Pushed against a card without track", Ruling;

    /// A pushed locomotive that passes a crossing turns no card. Only the locomotive that is driven or kidnapped does.
    PUSHED_OVER_CROSSING = "FRA-R13", "Pushed over a crossing", Ruling;

    /// A crossing acts on the step from one edge sleeper to the opposite one, after that step and its pushes; then the
    /// drive goes on. The load is not checked against the driven card again.
    CROSSING_MOMENT = "FRA-R14", "When the crossing acts", Ruling;

    /// The discard pile is reshuffled only when a card is to be drawn or turned and the face-down pile is empty. The
    /// card just played to drive or to draw is already in the discard pile.
    RESHUFFLE_MOMENT = "FRA-R15", "When the discard pile is reshuffled", Ruling;

    /// Turning over a card counts as drawing for the end of the game. Action 6 draws what there is; the first missing
    /// card ends the game.
    TURNING_IS_DRAWING = "FRA-R16", "Turning over counts as drawing", Ruling;

    /// The game ends and is scored after turn `turnLimit`, counting the turns of all players; otherwise it could go on
    /// for ever. A turn itself is always finite.
    TURN_LIMIT = "FRA-R17", "The turn limit", Ruling;

    /// A player need not act: he may end his turn after drawing, except when he must play all his cards.
    NO_DUTY = "FRA-R18", "Nobody must act", Ruling;

    /// Players who are still tied after the wagons still coupled share a rank.
    SHARED_RANK = "FRA-R19", "Still tied", Ruling;

    /// There is no hand limit.
    NO_HAND_LIMIT = "FRA-R20", "No hand limit", Ruling;

    /// A derailed player keeps his ticket, his veto card and his delivered wagons.
    DERAILED_KEEPS = "FRA-R21", "What a derailed player keeps", Ruling;

    /// When a locomotive derails while A is closed, A reopens after all moves of that space have been made: all cards
    /// on it go to the discard pile, and every locomotive then standing on them, the mover too, is in A. A mover put
    /// there has finished its run; it did not drive in, so A offers it no special action.
    A_REOPENS = "FRA-R22", "Derailing while A is closed", Ruling;

    /// The active player announces first whether he uses the special action. Then the holders of a veto card are asked
    /// clockwise from his left. After a use they may forbid, dictate or pass, after a refusal force or pass. The first
    /// card played settles it. After a force the other holders may only dictate or pass.
    VETO_ORDER = "FRA-R23", "When vetoes are played", Ruling;

    /// Every choice made from open information can be dictated: whom (C, E on ties, J, kidnapping), which station and
    /// turn (D), which track card and where to (H), which wagon (F, J), the route and pushes of a kidnapped locomotive.
    /// Cards from the hidden hand are always chosen by their owner, first. Declining at F and stopping at H cannot be
    /// dictated. B, G and I have nothing to dictate.
    WHAT_IS_DICTATED = "FRA-R24", "What can be dictated", Ruling;

    /// If open information shows that a special action cannot be done, nobody is asked. If only hidden cards prevent it
    /// (D with only crossings, H or kidnapping without a fitting card), the player can only decline; if he is then
    /// forced, he shows his hand, nothing happens, and the veto card is spent.
    IMPOSSIBLE_SPECIAL = "FRA-R25", "A special action that is not possible", Ruling;

    /// Arriving in a station by flight counts as driving in.
    FLIGHT_ENTERS = "FRA-R26", "Arriving by flight is driving in", Ruling;

    /// A flight goes in any of the four directions whatever the facing, over at least one empty place. The card of
    /// destination must have track on the side flown in from; the landing spot is that edge sleeper, facing the centre.
    /// A locomotive there is rammed, and the flyer chooses its branches. The load is not checked. Flying is an extra
    /// action of one's own turn. A returned ticket can be taken again at B.
    FLIGHT_DETAILS = "FRA-R27", "Details of a flight", Ruling;

    /// A player who is tied for the most cards may carry out the card raid train: he does not have more than every
    /// other. It is not allowed when he already has more, or when no opponent has a card.
    RAID_TRAIN_TIES = "FRA-R28", "Raid train when tied for most", Ruling;

    /// While any hand card can be laid, completed, coupled, driven or flown after the card raid train, the turn may not
    /// be ended; when none can, ending the turn discards the rest. Cards gained later in the turn are included.
    CANNOT_EMPTY = "FRA-R29", "Cards that cannot be played", Ruling;

    /// What the raider gives at J are coupled wagons. If several fit, the giver chooses, or whoever dictates.
    GIVES_WAGONS = "FRA-R30", "The wagon raid gives wagons", Ruling;

    /// With an empty hand the special action I is not possible and nobody is asked.
    COUPLE_ANY_HAND = "FRA-R31", "I with an empty hand", Ruling;

    /// Only the top card of a cell can be lifted. Adjacency and covering are judged after lifting. On the same cell
    /// another turn is needed but no contact with other cards, and where a card lies below, its elements must be kept;
    /// on a station that was closed by this single card it may simply be turned. A card can never be moved on to an
    /// open station; the cards on a closed one may be covered like any track. Lifting one of several cards from a
    /// closed station does not reopen it. A crossing goes to an empty place or away. At least one rebuild must be done
    /// once announced.
    REBUILD_DETAILS = "FRA-R32", "Details of rebuilding", Ruling;

    /// The turn of the card that closes a station is free. A closed station cannot be closed again. If a locomotive
    /// stands on the closing cards, closing another station is impossible. Any station, also A, can be closed.
    CLOSE_DETAILS = "FRA-R33", "Details of closing", Ruling;

    /// In a kidnapping the victim's wagons count for the load, the victim drops the surplus, and nobody gets a special
    /// action. The locomotive drives forward only; if it has no way on it derails, so any fitting card is playable.
    KIDNAP_DETAILS = "FRA-R34", "Details of kidnapping", Ruling;

    /// Cards that change hands at C and E are seen by giver and receiver. A shown hand is seen by all.
    WHO_SEES = "FRA-R35", "Who sees cards that change hands", Ruling;

    /// Kidnapping is wherever the option `specials` puts it; suggested is A. Special actions may occur at several
    /// stations or nowhere.
    KIDNAP_STATION = "FRA-R36", "Where kidnapping is", Ruling;

    /// In the free set-up the starting player is drawn first; the stations are dealt one by one from him clockwise; he
    /// lays first, then clockwise, one each, skipping who has none. The first goes to cell m13. A player sees only his
    /// own.
    FREE_ORDER = "FRA-R37", "Free set-up: order and start", Ruling;

    /// No station may lie side by side with another.
    NOT_SIDE_BY_SIDE = "FRA-R38", "No two stations side by side", Ruling;

    /// The discard pile is open to inspection.
    DISCARD_OPEN = "FRA-R39", "The discard pile is open", Ruling;

    /// A turn runs from 0 to the number of different orientations less one, so that one move has one name; others are
    /// malformed.
    ORIENTATIONS = "FRA-R40", "Equal orientations", Ruling;

    /// The distance driven is the wagon value; the action value only limits the load.
    DISTANCE = "FRA-R41", "The distance is the wagon value", Ruling;

    /// A special action is offered only on entering a station, each time anew, not for a station in which one starts
    /// the turn or stays.
    ONLY_ON_ENTERING = "FRA-R42", "A special action only on entering", Ruling;

    /// A wagon stolen at J, or one that fits anyway, may be uncoupled at once by action 4 if its letter is that
    /// station's; only the wagon coupled by I is held back.
    UNCOUPLE_AT_ONCE = "FRA-R43", "Stolen wagons may be uncoupled at once", Ruling;

    /// When a wagon held back after I leaves the train while its locomotive is still in the station, the prohibition
    /// ends with it; the new owner does not inherit it.
    LOCK_ENDS = "FRA-R44", "A locked wagon that is robbed", Ruling;
}
