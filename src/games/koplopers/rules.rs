//! The numbered rules of Koplopers & Dwarsliggers and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The board lies in the middle. Shuffle the tokens face down and put them on the white circles of the region whose
    /// colour is on their back. Then turn them all face up.
    TOKENS_ON_CIRCLES = "KND-1", "Tokens on the circles", Rulebook("Préparation du jeu", "placez-les face cachée sur les cercles blancs du plateau");

    /// A token shows a number of passengers and the abbreviation of the station where they want to go.
    TOKEN_SHOWS = "KND-2", "What a token shows", Rulebook("Préparation du jeu", "le nombre de passagers et l'abréviation de la gare");

    /// The red disc starts at A. The chips A, B and C start beside the board.
    DISC_AND_CHIPS = "KND-3", "Disc and chips at the start", Rulebook("Préparation du jeu", "Placez le disque rouge dans la case de perturbation A");

    /// The black train starts on the start space of the round track.
    ROUND_TRACK = "KND-4", "The round track", Rulebook("Préparation du jeu", "Mettez le train noir en position de départ sur la voie ferrée");

    /// Each player has 3 units of one colour, a train card, a list of abbreviations, one emergency repair card and a
    /// collection box.
    OWN_PIECES = "KND-5", "What each player has", Rulebook("Préparation du jeu", "Chaque joueur reçoit 3 rames de la même couleur");

    /// Shuffle the disruption cards and deal 3 to each player, with two players 5. The rest is the draw pile, face down.
    HANDS = "KND-6", "Dealing the disruption cards", Rulebook("Préparation du jeu", "Mélangez toutes les cartes de perturbations");

    /// Whoever took a train last begins; if nobody knows, the players decide. The first player gets the train card with
    /// the black train. The players take turns.
    TURN_ORDER = "KND-7", "Who begins, and the order of play", Rulebook("Démarrez le jeu", "Le joueur qui a pris le train en dernier peut commencer");

    /// At each turn of the first player the black train advances one space.
    NEW_ROUND = "KND-8", "The black train advances", Rulebook("Démarrez le jeu", "il pourra faire avancer le train noir d'une case");

    /// Passengers count for the player who brings them to the station on their token, whatever detours they made.
    WHOSE_PASSENGERS = "KND-9", "Whose passengers count", Rulebook("Premier paragraphe; Introduction", "amener les voyageurs à destination");

    /// You have at most three trains, and each of them holds at most 500 passengers.
    THREE_UNITS = "KND-10", "Three trains", Rulebook("Introduction", "chaque joueur peut construire trois trains au maximum");

    /// You have 5 action points in a turn. Those that you do not use are lost.
    FIVE_POINTS = "KND-11", "Five action points", Rulebook("Tour de jeu", "On a à sa disposition cinq points d'action");

    /// You may combine several actions in a turn.
    SEVERAL_ACTIONS = "KND-12", "Several actions in a turn", Rulebook("Tour de jeu", "Vous pouvez combiner plusieurs actions entre elles");

    /// You do actions with your own trains only.
    OWN_TRAINS = "KND-13", "Own trains only", Rulebook("Tour de jeu", "Ces actions ne peuvent être effectuées que sur ses propres trains");

    /// If it can, each of your trains must do at least one action in your turn, even an empty train. A free action will
    /// do.
    DUTY = "KND-14", "At least one action with each train", Rulebook("Tour de jeu", "on doit, si possible, réaliser au moins une action");

    /// At the end of your turn, fill your hand up to 3 disruption cards (with two players: 5).
    DRAW_UP = "KND-15", "Filling up the hand", Rulebook("Jouer une carte de perturbation; Tour de jeu", "les joueurs complètent de nouveau leur nombre de cartes");

    /// Action points: building a unit 3; dismantling a unit 1; driving a section 1; turning a train round 1; a disruption
    /// card 1; the repair card 1. Free: boarding, setting down, changing trains, coupling, uncoupling.
    COSTS = "KND-16", "What actions cost", Rulebook("Actions", "Vous pouvez choisir parmi les actions suivantes");

    /// After a free action a train can no longer drive this turn.
    NO_DRIVE_AFTER_FREE = "KND-17", "No driving after a free action", Rulebook("Actions, Important", "Après avoir joué gratuitement on ne peut plus rouler avec ce train");

    /// If a free action at a station was a train's compulsory action (KND-14) in your last turn, a free action at the
    /// same station cannot be its compulsory action in this turn.
    NOT_TWICE_RUNNING = "KND-18", "Not twice running at the same station", Rulebook("Actions, Important", "pendant deux tours consécutifs à la même gare");

    /// If another player's train is on the section right in front of your train, or that section is disrupted, your
    /// train need not act, and you may use your points elsewhere. (The French text lost the word “not” here; its
    /// example 5 has it.)
    EXCUSED_AHEAD = "KND-19", "Excused by what is ahead", Rulebook("Actions, Important", "qui se trouve juste devant votre train est occupée");

    /// On a coupled train you can use only one action point. KND-R14 says how we read this.
    COUPLED_ONE_POINT = "KND-20", "One action point on a coupled train", Rulebook("Actions, Important", "Sur un train accouplé on ne peut utiliser qu'un seul point d'action");

    /// You can build a unit (3 action points) only in an empty yard. The ten red sections are the yards.
    BUILD = "KND-21", "Building in an empty yard", Rulebook("Pour construire une rame", "La construction d'une rame n'est permise que sur un chantier vide");

    /// Put the new unit into the yard with its back to the station.
    BACK_TO_STATION = "KND-22", "Built with its back to the station", Rulebook("Pour construire une rame", "placez l'arrière de votre rame vers la gare");

    /// In the first round each player must build a train.
    FIRST_TRAIN = "KND-23", "The first round", Rulebook("Pour construire une rame", "Lors du premier tour, chaque joueur doit construire un train");

    /// The first player to build a first train uses a yard with the number 1, the second player one with 2, the third
    /// player one with 3, the fourth player one with 4. So each has two yards to choose from.
    FIRST_YARD = "KND-24", "The yard of the first train", Rulebook("Pour construire une rame", "un des chantiers ayant le numéro 1");

    /// For your second and third unit the numbers of the yards do not matter.
    LATER_YARDS = "KND-25", "The yards of later units", Rulebook("Pour construire une rame", "Les numéros des chantiers ne seront plus importants");

    /// When you have built your first train you must turn it round, so that it stands at the station.
    PUT_IN_SERVICE = "KND-26", "The first train is turned round", Rulebook("Pour construire une rame", "Après avoir construit le premier train il faudra le mettre en service");

    /// If you do not drive on with it after that, it must take passengers aboard at that station.
    FIRST_STOP = "KND-27", "The first train takes passengers", Rulebook("Pour construire une rame", "vous devez faire monter les passagers à la gare");

    /// You may take an empty train out of play, but only in an empty yard. Take the piece off the board and put it in
    /// front of you.
    DISMANTLE = "KND-28", "Dismantling in an empty yard", Rulebook("Détacher une rame", "Cela n'est possible que dans un chantier vide");

    /// You cannot dismantle a train that carries passengers.
    DISMANTLE_EMPTY = "KND-29", "Only an empty train is dismantled", Rulebook("Détacher une rame", "Le train lui aussi devra être vide");

    /// You can build a dismantled unit again later, for 3 action points.
    BUILD_AGAIN = "KND-30", "Building again", Rulebook("Détacher une rame", "Une rame pourra être reconstruite plus tard dans le jeu");

    /// Dismantling a train costs 2 action points: 1 for each unit. KND-R15 says what a single train costs.
    DISMANTLE_COST = "KND-31", "The cost of dismantling", Rulebook("Détacher une rame", "Détacher un train coûte 2 points (un point par rame)");

    /// For 1 action point a train drives one section (a black line) forward.
    DRIVE = "KND-32", "Driving a section", Rulebook("Rouler une section de voie", "faire avancer le train d'une section de voie");

    /// Only one train can stand on a section.
    ONE_TRAIN = "KND-33", "One train per section", Rulebook("Rouler une section de voie", "Par section de voie il ne peut y avoir qu'un seul train");

    /// You may overtake other trains by driving several sections in one go.
    OVERTAKE = "KND-34", "Overtaking", Rulebook("Rouler une section de voie", "il est possible de doubler d'autres trains");

    /// You may pass stations. At a station that you pass you do nothing, such as taking passengers aboard or setting them
    /// down.
    PASS_STATION = "KND-35", "Passing a station", Rulebook("Rouler une section de voie", "Il est également possible de passer des gares");

    /// When your train stops with its front at a station, or ends your turn there, you name the station.
    NAME_STATION = "KND-36", "Naming the station", Rulebook("Rouler une section de voie", "on doit nommer le nom de la station");

    /// At a stop, passengers for this station get off before others board.
    ALIGHT_FIRST = "KND-37", "Getting off comes first", Rulebook("Rouler une section de voie", "Les passagers ayant comme destination cette gare descendent les premiers");

    /// At a stop the waiting passengers must board if there is room.
    MUST_BOARD = "KND-38", "Waiting passengers must board", Rulebook("Rouler une section de voie", "À l'arrêt de la gare les passagers doivent monter dans le train");

    /// After a free action the train drives no further this turn.
    STOP_ENDS_DRIVING = "KND-39", "A stop ends the drive", Rulebook("Rouler une section de voie", "il ne vous est plus permis de continuer à rouler");

    /// You may drive into a yard only to dismantle the train.
    NO_YARD = "KND-40", "No driving into a yard", Rulebook("Rouler une section de voie", "on ne peut entrer dans un chantier (ligne rouge) que pour");

    /// After driving you can no longer turn the train round. KND-R41 says for how long.
    NO_REVERSE_AFTER_DRIVE = "KND-41", "No turning round after driving", Rulebook("Rouler une section de voie", "Après une course en train, on ne peut plus modifier le train");

    /// For 1 action point you turn a train round: it now travels the other way, and its back is at the station.
    REVERSE = "KND-42", "Turning a train round", Rulebook("Remettre un train en service", "On inverse le sens de la marche du train");

    /// You can turn a train round only when its front is at a station, or in a yard.
    REVERSE_WHERE = "KND-43", "Where a train may turn round", Rulebook("Remettre un train en service", "On peut seulement remettre un train en service si on est");

    /// Exception: when the station ahead is disrupted, you may turn the train round on the open line.
    REVERSE_ON_LINE = "KND-44", "Turning round on the open line", Rulebook("Remettre un train en service", "changer le sens de la marche du train sur la voie ouverte");

    /// After turning round the train may drive on this turn.
    DRIVE_AFTER_REVERSE = "KND-45", "Driving after turning round", Rulebook("Remettre un train en service", "Après modification de la marche du train, poursuivez le voyage");

    /// After a free action you cannot turn the train round this turn.
    NO_REVERSE_AFTER_FREE = "KND-46", "No turning round after a free action", Rulebook("Remettre un train en service", "il n'est plus possible de modifier le sens de la marche");

    /// After turning round, a train must drive at least one section before it may turn round again, in later turns too.
    DRIVE_BEFORE_REVERSE = "KND-47", "A section before turning round again", Rulebook("Remettre un train en service", "il sera nécessaire d'avoir parcouru au moins une section de voie");

    /// A disruption concerns one station. When you play a card (1 action point), put the chip that the red disc names on
    /// the station of the card. If that chip lies elsewhere, move it from there.
    DISRUPT = "KND-48", "Playing a disruption card", Rulebook("Jouer une carte de perturbation", "il crée un problème à la gare mentionnée sur la carte");

    /// Then the disc moves on: from A to B, from B to C, from C to A.
    DISC_MOVES = "KND-49", "The disc moves on", Rulebook("Jouer une carte de perturbation", "vers la lettre suivante");

    /// A card that was played goes to the discards. When the draw pile is used up, the discards are shuffled and become
    /// the new pile.
    DISCARD = "KND-50", "Discards and the new pile", Rulebook("Jouer une carte de perturbation", "Si la pile de cartes de perturbation est épuisée");

    /// You may play only one disruption card in a turn.
    ONE_CARD = "KND-51", "One disruption card per turn", Rulebook("Jouer une carte de perturbation", "On ne peut jouer qu'une seule carte de perturbation par tour");

    /// A chip stays until a disruption card moves it elsewhere or a repair card removes it.
    CHIP_STAYS = "KND-52", "How long a chip stays", Rulebook("Jouer une carte de perturbation", "les fiches de perturbation restent sur le plateau");

    /// All trains around a disrupted station are blocked and cannot drive. KND-R6 says which trains these are.
    BLOCKED = "KND-53", "Trains at a disrupted station are blocked", Rulebook("Jouer une carte de perturbation", "tous les trains autour de cette gare sont bloqués");

    /// Trains can neither arrive at a disrupted station nor pass it.
    NO_ARRIVAL = "KND-54", "No way through a disrupted station", Rulebook("Jouer une carte de perturbation", "Les trains ne peuvent pas arriver ou dépasser une gare en perturbation");

    /// If the back of your train touches a disrupted station and its front is at another, undisrupted one, you may not
    /// couple or uncouple it. But passengers may change trains at that other station.
    NO_COUPLING_BLOCKED = "KND-55", "A blocked train is neither coupled nor uncoupled", Rulebook("Jouer une carte de perturbation", "vous ne pouvez pas accoupler ou décrocher le train");

    /// When you play your repair card (1 action point), take one chip of your choice off the board.
    REPAIR = "KND-56", "Playing the repair card", Rulebook("Jouer une carte de réparation d'urgence", "retirer du plateau une fiche de perturbation au choix");

    /// The removed chip comes back only when its letter is next and a card is played. The disc does not move.
    REPAIRED_CHIP = "KND-57", "When a removed chip comes back", Rulebook("Jouer une carte de réparation d'urgence", "dès que ce sera le tour de placer la lettre indiquée");

    /// You use your repair card once in the game.
    REPAIR_ONCE = "KND-58", "The repair card is used once", Rulebook("Jouer une carte de réparation d'urgence", "Les cartes de réparations qui ont été jouées ne peuvent être réutilisées");

    /// A train that stands at a station can take the passengers who wait there aboard, as long as it has room.
    BOARD = "KND-59", "Boarding", Rulebook("Faire monter les voyageurs", "on peut faire monter les passagers présents");

    /// A train holds at most 500 passengers; a coupled one holds more (KND-73).
    CAPACITY = "KND-60", "500 passengers per train", Rulebook("Faire monter les voyageurs", "Un train peut transporter jusqu'à 500 passagers");

    /// Set down those who have arrived before you take others aboard.
    ARRIVED_FIRST = "KND-61", "Set down, then take aboard", Rulebook("Faire monter les voyageurs", "Faire descendre en premier les passagers qui sont arrivés à destination");

    /// Passengers who find no room stay: leave their token on the board.
    LEFT_BEHIND = "KND-62", "Tokens that do not fit", Rulebook("Faire monter les voyageurs", "Il faut laisser la fiche de passagers sur le plateau");

    /// When passengers have boarded, the train neither drives nor turns round this turn.
    BOARDING_STOPS = "KND-63", "After boarding", Rulebook("Faire monter les voyageurs", "Une fois que les passagers sont montés à bord");

    /// At a stop, passengers who want to go to this station get off. Put their tokens into your collection box.
    ALIGHT = "KND-64", "Setting down", Rulebook("Faire descendre les passagers", "les passagers qui sont arrivés à destination, peuvent descendre");

    /// The number of passengers in your box decides the game.
    BOX_DECIDES = "KND-65", "The box decides", Rulebook("Faire descendre les passagers", "Le nombre de passagers arrivés à destination est important");

    /// When passengers have got off, the train neither drives nor turns round this turn.
    ALIGHTING_STOPS = "KND-66", "After setting down", Rulebook("Faire descendre les passagers", "Une fois que les passagers sont descendus");

    /// When two of your trains stand at the same station, their passengers may change trains.
    TRANSFER = "KND-67", "Changing between own trains", Rulebook("Faire changer les passagers", "si deux des propres trains se trouvent ensemble à la même gare");

    /// After the exchange each train holds at most 500 passengers.
    TRANSFER_CAPACITY = "KND-68", "Capacity after an exchange", Rulebook("Faire changer les passagers", "Après avoir changé, chaque train peut transporter jusqu'à 500 passagers");

    /// After an exchange the train neither drives nor turns round this turn.
    TRANSFER_STOPS = "KND-69", "After an exchange", Rulebook("Faire changer les passagers", "Une fois que les passagers ont changé de train");

    /// When you stop at a station where a train of another player stands, the two of you may agree that passengers change
    /// trains.
    OFFER = "KND-70", "Exchange between players", Rulebook("Faire changer les passagers", "alors on peut négocier et laisser les passagers passer");

    /// An exchange is an action for each of the two trains. KND-R26 says what that means for the other player.
    ACTION_FOR_BOTH = "KND-71", "An exchange is an action for both trains", Rulebook("Faire changer les passagers", "Changer est alors une action pour chacun des deux trains");

    /// You may couple two of your trains at a station. Take one piece off the board and put it on your train card beside
    /// the other, with its tokens.
    COUPLE = "KND-72", "Coupling", Rulebook("Accoupler les trains", "On en prend un et on le place sur sa carte-planning");

    /// A coupled train holds at most 1000 passengers.
    COUPLED_CAPACITY = "KND-73", "Capacity of a coupled train", Rulebook("Accoupler les trains", "On peut maintenant transporter jusqu'à 1000 passagers avec ce train");

    /// A coupled train has at most two units.
    TWO_UNITS = "KND-74", "At most two units", Rulebook("Accoupler les trains", "Un train accouplé ne peut pas posséder plus de deux rames");

    /// After coupling, the train neither drives nor turns round this turn.
    COUPLING_STOPS = "KND-75", "After coupling", Rulebook("Accoupler les trains", "Si on assemble deux rames");

    /// You may uncouple a coupled train at a station. Put its second unit on a free section there, with its front at the
    /// station.
    UNCOUPLE = "KND-76", "Uncoupling", Rulebook("Décrocher un train", "Si on arrive en gare avec un train accouplé");

    /// Then you share the tokens between the two trains, at most 500 passengers in each.
    SHARE_TOKENS = "KND-77", "Sharing the tokens", Rulebook("Décrocher un train", "le maximum de passagers par train s'élève à 500");

    /// After uncoupling neither train drives nor turns round this turn.
    UNCOUPLING_STOPS = "KND-78", "After uncoupling", Rulebook("Décrocher un train", "Une fois les trains décrochés");

    /// You can uncouple only where a section at the station is free.
    FREE_SECTION = "KND-79", "A free section for the second unit", Rulebook("Décrocher un train", "que si la section de voie libre avoisine la gare");

    /// A train on the section between Meppel and Zwolle stands at Zwolle and turns round: now it is at Meppel. Next turn
    /// it may not turn round, but must drive towards Groningen or Leeuwarden.
    EXAMPLE_MEPPEL = "KND-80", "Example: turning round at Zwolle", Rulebook("Remettre un train en service, Exemple", "le train devra tout d'abord rouler direction Groningen (GN) ou Leeuwarden");

    /// A train in the yard at Heerlen has turned round. It may drive to Sittard or Maastricht for 1 action point, or take
    /// passengers aboard for nothing. A point that is left may go to a disruption card.
    EXAMPLE_1 = "KND-81", "Example 1: the first turn at Heerlen", Rulebook("Exemple 1", "Léonie construit un train à Heerlen");

    /// A train with its back to a station is not at that station and cannot be coupled there. It cannot turn round there
    /// either, unless the station ahead of it is disrupted.
    EXAMPLE_3 = "KND-82", "Example 3: back to the station", Rulebook("Exemple 3", "parce que le train 2 fait dos à la gare");

    /// The unit that you put down when you uncouple faces the station. An exchange with another player's train there needs
    /// that player's agreement.
    EXAMPLE_4 = "KND-83", "Example 4: uncoupling at Zwolle", Rulebook("Exemple 4", "Seb (rouge) veut décrocher le train 2 à Zwolle");

    /// A train next to a disrupted station must wait. One on its way there may turn round on the open line or wait; it
    /// need not act.
    EXAMPLE_5 = "KND-84", "Example 5: waiting for Leeuwarden", Rulebook("Exemple 5", "Il y a une perturbation à Leeuwarden");

    /// A blocked train at an undisrupted station cannot drive and is neither coupled nor uncoupled. But its passengers may
    /// change trains there.
    EXAMPLE_6 = "KND-85", "Example 6: the wrong platform", Rulebook("Exemple 6", "Le train 1 de Ronald est en perturbation");

    /// A train drives three sections in one turn and overtakes another on the way. Then it stops, sets passengers down and
    /// takes others aboard.
    EXAMPLE_7 = "KND-86", "Example 7: overtaking", Rulebook("Exemple 7", "Le train de Corrie passe trois sections");

    /// The black train measures the game: 20 rounds with four players, 25 with two or three.
    LENGTH = "KND-90", "The length of the game", Rulebook("Fin de partie", "Pour 4 joueurs, le jeu s'arrête après 20 tours");

    /// When the black train reaches that number, the round is the last. Every player has a turn in it.
    LAST_ROUND = "KND-91", "The last round", Rulebook("Fin de partie", "Dès que le train a atteint le nombre maximum de tours");

    /// All players have the same number of turns.
    EQUAL_TURNS = "KND-92", "Equal turns", Rulebook("Fin de partie", "Tous les joueurs ont donc joué le même nombre de tours");

    /// The game may end early: when a player has no passengers in any train and fewer than 6 tokens lie on the board, the
    /// round in progress is the last.
    EARLY_END = "KND-93", "The early end", Rulebook("Fin de partie", "moins de 6 fiches passagers sur le plateau");

    /// Whoever has the most passengers in the collection box wins.
    MOST_PASSENGERS = "KND-94", "Most passengers win", Rulebook("Fin de partie", "Le joueur qui a amené le plus de passagers à destination");

    /// In a tie, subtract the passengers who are still in your trains.
    TIE_LEFT_ABOARD = "KND-95", "Tie: passengers left aboard", Rulebook("Fin de partie", "il faut déduire le nombre de passagers restés dans le train");

    /// If it is still a tie, whoever has the most tokens in the box wins.
    TIE_TOKENS = "KND-96", "Tie: tokens in the box", Rulebook("Fin de partie", "celui qui aura le plus de fiches dans sa boîte de collecte");

    /// You may build your first train in any yard.
    ADVANCED_YARD = "KND-100", "Advanced: the first yard", Rulebook("La version avancée", "construire votre premier train dans le chantier de votre choix");

    /// Passengers can board a train even if it is not at the station. KND-R30 says how we read this.
    ADVANCED_BOARDING = "KND-101", "Advanced: boarding from behind", Rulebook("La version avancée", "même si celui-ci n'est pas en gare");

    /// At the end, the passengers left in your trains are subtracted from your score.
    ADVANCED_SCORE = "KND-102", "Advanced: the score", Rulebook("La version avancée", "des points de pénalité qui sont déduits du score final");

    /// A black section is short or long. A short one is as long as a train, so that a train on it touches both
    /// stations. On a long one a train touches one end only: its front is at the station where it arrived, or, after
    /// turning round, its back is at that station and its front on the open line. Only this reading fits all examples
    /// of the rulebook.
    WHERE_A_TRAIN_IS = "KND-R1", "Where a train is", Ruling;

    /// A train with its front at a station drives onto another black section there, up to the station at its far end. A
    /// train on the open line drives to the end of its own section. Either costs 1 action point.
    ONE_SECTION = "KND-R2", "What driving one section does", Ruling;

    /// A train that was just built has its back at the station and its front nowhere. When it has turned round, its front
    /// is at the station.
    FRONT_IN_YARD = "KND-R3", "The front of a train in a yard", Ruling;

    /// You may drive onto an occupied section, whoever's train is there and whichever way it faces, if you have the points
    /// to drive on to a free section. Then you must drive on at once and do nothing else in between. Each section costs 1
    /// action point.
    OVERTAKING = "KND-R4", "How overtaking goes", Ruling;

    /// You cannot drive a train back on the section that it stands on; turn it round first.
    NO_TURNING_BACK = "KND-R5", "No going back without turning round", Ruling;

    /// A train is blocked if its front or its back touches a disrupted station. A train on a long section that touches
    /// only the other end is not blocked.
    WHO_IS_BLOCKED = "KND-R6", "Which trains are blocked", Ruling;

    /// You cannot drive a blocked train, turn it round, couple, uncouple or dismantle it. If its front is at an
    /// undisrupted station, it may still set passengers down, take them aboard and exchange them there. At a disrupted
    /// station there are no free actions.
    BLOCKED_MAY = "KND-R7", "What a blocked train may do", Ruling;

    /// On the open line a train may turn round when the station ahead is disrupted and the train is not blocked, even
    /// if it has not driven since it last turned round. Its front is then at the station where it had turned. After
    /// that KND-47 holds again.
    LINE_REVERSAL = "KND-R8", "Turning round on the open line", Ruling;

    /// Where no other black section leads on, a train may turn round even if it has not driven since the last time.
    /// Otherwise it could never leave.
    TERMINUS = "KND-R9", "Turning round at a terminus", Ruling;

    /// For each of your trains that must still act, one action point is set aside: you can use it only for the first
    /// action of such a train. You cannot end your turn while a train must act and can.
    POINTS_SET_ASIDE = "KND-R10", "Points set aside", Ruling;

    /// Building counts as the action of the new train. Your first train must also turn round in the turn in which you
    /// build it, unless it is blocked. Before that it takes nobody aboard, not even from behind.
    BUILDING_COUNTS = "KND-R11", "Building as the action of a train", Ruling;

    /// A train need not act if it is blocked, if it is on the open line towards a disrupted station, or if each section
    /// ahead of it holds another player's train or leads to a disrupted station. Your own train in the way is no
    /// excuse.
    WHAT_EXCUSES = "KND-R12", "What excuses a train", Ruling;

    /// If a train did free actions in your last turn and you spent no action point on it, it may do no free action at
    /// the same station this turn until you spend a point on it. A train that is excused (KND-R12) may. A free action
    /// after a drive does not count: there the drive was the compulsory action.
    RESTING = "KND-R13", "Staying at a station", Ruling;

    /// We play that a coupled train counts as one train: it must do one action, and each section costs 1 action point.
    /// KND-31 takes 2 points to dismantle a coupled train, so KND-20 cannot mean that no more than one point is ever spent
    /// on it; the sentences around it are about the compulsory action. The words allow the narrow reading, so you may
    /// choose it: then you spend at most 1 point a turn on driving a coupled train or turning it round.
    COUPLED_READINGS = "KND-R14", "Two readings of the coupled train", Ruling;

    /// Dismantling a single train costs 1 action point, and a coupled one 2. The rulebook says 2 for a train, but adds
    /// that it is one for each unit.
    COST_PER_UNIT = "KND-R15", "Dismantling costs one point per unit", Ruling;

    /// Driving into the yard and dismantling there is one move. From the station it costs 1 action point for the way in
    /// and 1 for each unit; from inside the yard only 1 for each unit. No other train may be in the yard. You cannot
    /// dismantle a train in the turn in which you built it, nor after a free action. If a station has several yards, the
    /// first empty one is used.
    INTO_THE_YARD = "KND-R16", "Getting into the yard to dismantle", Ruling;

    /// A train stops when it does a free action, or when your turn ends and it has driven or turned round this turn and
    /// its front is at an undisrupted station. At a stop everybody who has arrived gets off and everybody who fits
    /// boards, before your turn can end. A train that only stands where it was does not stop anew. The rulebook speaks
    /// of every train that ends the turn at a station, but KND-18 forbids serving one station turn after turn, so it
    /// can only mean trains that came there. Every stop is named, even where nobody gets on or off.
    WHAT_IS_A_STOP = "KND-R17", "What a stop is", Ruling;

    /// You choose who boards your train, token by token, until no waiting token fits. A token boards as a whole or not at
    /// all. If all fit, or only one does, they board by themselves.
    WHO_BOARDS = "KND-R18", "Who chooses who boards", Ruling;

    /// While a train carries passengers for this station it does nothing else that is free: they get off first, all at
    /// once.
    ARRIVALS_FIRST = "KND-R19", "Getting off before other free actions", Ruling;

    /// A train may be too full during an exchange if you can put it right; at the end a single train holds at most 500
    /// passengers and a coupled one 1000. Tokens change one by one, each at most once per turn. Sharing the load after
    /// uncoupling is no exchange: those tokens may still change trains once.
    FULL_SWAP = "KND-R20", "Swapping between full trains", Ruling;

    /// A train that you have coupled or uncoupled this turn cannot be coupled or uncoupled again this turn.
    SHUNTED_ONCE = "KND-R21", "Coupling and uncoupling in one turn", Ruling;

    /// When you couple two trains, you choose which piece stays on the board. That train keeps its place and its number.
    /// If it must drive before it may turn round again (KND-47), it still must.
    WHICH_PIECE = "KND-R22", "Which piece stays when coupling", Ruling;

    /// You cannot uncouple a train whose tokens cannot be shared so that each half holds at most 500 passengers. Five
    /// tokens of 200 are such a load.
    UNSHAREABLE = "KND-R23", "Loads that cannot be shared", Ruling;

    /// The uncoupled unit goes onto any free black section at the station, never into a yard. The station at the other end
    /// may be disrupted; on a short section the unit is then blocked.
    WHERE_TO_UNCOUPLE = "KND-R24", "Where the uncoupled unit goes", Ruling;

    /// In your turn you may make an offer for one of your trains and one of another player's, both with their fronts at
    /// the same undisrupted station. You say what you give and what you take; the other player accepts or declines. You
    /// may make one offer a turn for the same two trains, and only if one of them carries a token that has not changed
    /// trains this turn. You may give without taking, even tokens for this very station. Both loads must fit
    /// afterwards.
    AGREEMENT = "KND-R25", "How players agree", Ruling;

    /// For you it is a free action of your train. For the other player's train it changes nothing but the load: it does
    /// not count as that train's compulsory action (KND-14), and the train may drive as usual in its owner's next turn.
    /// KND-71 calls it an action of both trains, but it happens in your turn, and only in its owner's turn must a train
    /// act.
    OTHER_SIDE = "KND-R26", "The other side of an exchange", Ruling;

    /// Two chips may lie on one station; it is disrupted as long as one of them does. If you play a card for the station
    /// where the chip already lies, it stays there and the disc moves on.
    TWO_CHIPS = "KND-R27", "Two chips on one station", Ruling;

    /// You may build in a yard at a disrupted station. The train touches the station and is blocked; so it need not turn
    /// round, even if it is your first.
    BUILD_DISRUPTED = "KND-R28", "Building at a disrupted station", Ruling;

    /// In your first turn you may play the disruption card or the repair card before you build, as long as 4 action points
    /// are left for building and turning round.
    CARDS_BEFORE_BUILDING = "KND-R29", "Cards before the first train", Ruling;

    /// In the advanced version a train may also take tokens from the undisrupted station that its back touches: from the
    /// open line, on a short section, or new in a yard. You choose them one by one and need not take any. It is a free
    /// action at that station and stops the train. Boarding at the front stays compulsory, and your first train must turn
    /// round before anything else.
    FROM_BEHIND = "KND-R30", "Boarding from behind", Ruling;

    /// The early end is tested at the end of every turn, for every player. A player without trains has no passengers in
    /// them. Once it is certain it stays so.
    WHEN_EXHAUSTED = "KND-R31", "When the early end is tested", Ruling;

    /// The game is over when the last player has ended the turn in the last round. The black train reaches the last
    /// space when that round begins.
    GAME_OVER = "KND-R32", "When the game is over", Ruling;

    /// Players who are still tied after counting the tokens in their boxes share the place.
    SHARED_RANK = "KND-R33", "Still tied", Ruling;

    /// In the advanced version your score is the passengers in your box minus those left in your trains; it may be
    /// negative. So KND-95 changes nothing any more, and KND-96 decides ties.
    PENALTY = "KND-R34", "The score in the advanced version", Ruling;

    /// You do not choose whether to draw: your hand is filled up. The rulebook says once that you “can” take cards and
    /// once that players complete their hands; we follow the second, which tells what happens after a card was played.
    /// The discards become the new pile only when a card is to be drawn and the pile is empty. If there are no cards at
    /// all, your hand stays short.
    DRAWING = "KND-R35", "Drawing", Ruling;

    /// With tokens of your own (KND-R43), one may lie on the station where it wants to go. It boards like any other, has
    /// then arrived, and must be set down at the same stop. It counts.
    OWN_DESTINATION = "KND-R36", "A token on its own destination", Ruling;

    /// An uncoupled unit counts as a train that has not turned round and has not stayed at a station. The points that
    /// you spent on the coupled train this turn, and its driving, count for the unit too.
    NEW_UNIT = "KND-R37", "What an uncoupled unit has done", Ruling;

    /// You overtake a train of your own like any other.
    OWN_TRAIN_PASSED = "KND-R38", "Overtaking your own train", Ruling;

    /// The rulebook says that passengers “can” board and get off at a station, and elsewhere that they must. At a stop
    /// they must. What you choose is whether to stop.
    MAY_OR_MUST = "KND-R40", "May board, must board", Ruling;

    /// A train that has driven cannot turn round for the rest of this turn. Next turn it can.
    THIS_TURN = "KND-R41", "How long driving bars turning round", Ruling;

    /// A train that turns round on a short section has its front at the station at the other end. It stops there if your
    /// turn ends, or it drives on.
    SHORT_REVERSAL = "KND-R42", "Turning round on a short section", Ruling;

    /// Every game ends, and nobody is ever stuck. There is a last round; points run out; getting off and boarding use
    /// up tokens; in one turn a token changes trains only once, a train is coupled only once, and the same two trains
    /// get only one offer. As long as the game goes on somebody can move.
    TERMINATION = "KND-R39", "Every game ends", Ruling;

    /// If you own the box you may pass your own tables: regions, stations, sections, yards, tokens, cards, and three
    /// numbers (cards in a hand, rounds, tokens for the early end). Every board must have what the rulebook fixes: ten
    /// yards, two with each number, each token on a circle of its region, one station on each card. The rest is free.
    OWNERS_BOARD = "KND-R43", "A board of your own", Ruling;

    /// You may pass a station even if passengers aboard want to go there. The introduction of the rulebook tells of
    /// trains that pass a station where nobody wants to get off, but it only sets the scene. The rule for driving lets
    /// you pass stations without any condition (KND-35).
    PASS_WITH_ARRIVALS = "KND-R44", "Passing the station of passengers aboard", Ruling;

    /// At this table the first seat begins: agree before the game who sits there. Play goes round in the order of the
    /// seats.
    SEAT_ORDER = "KND-R45", "The first seat begins", Ruling;

    /// You may do your actions in any order and go from train to train and back, as far as no other rule forbids it.
    /// The rulebook speaks of combining actions and names no order.
    ORDER_OF_ACTIONS = "KND-R46", "The order of actions", Ruling;
}
