//! The numbered rules of Les P'tites Locos and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The game is for 2 to 4 players.
    PLAYERS = "LOC-1", "Two to four players", Rulebook("front page", "Pour 2 à 4 joueurs");

    /// You own four locomotives of one colour. Your aim is to bring three of them to the arrival.
    AIM = "LOC-2", "Four locomotives, three to bring home", Rulebook("introduction", "L’objectif est d’en amener 3 à l’arrivée au plus vite.");

    /// The board has three green start spaces, three arrival spaces, nine sheds for locomotives that have arrived, rail
    /// spaces, and four slots for platforms. A locomotive blocks the space on which it stands.
    BOARD = "LOC-3", "The board", Rulebook("set-up picture; Pousser une locomotive", "Hangars réservés aux locomotives arrivées");

    /// At the start your four locomotives are in front of you, off the board: they are “in hand”.
    ALL_IN_HAND = "LOC-4", "All locomotives in hand", Rulebook("set-up", "reçoit quatre locomotives à sa couleur et les place devant lui");

    /// The platforms start at the buffers of their own colours: blue at blue, red at red, yellow at yellow.
    HOME_SLOTS = "LOC-5", "Platforms at their own buffers", Rulebook("set-up", "bleu avec bleu, rouge avec rouge et jaune avec jaune");

    /// At the start it does not matter which side of a platform lies against the buffer.
    ANY_START_END = "LOC-6", "Either side at the start", Rulebook("set-up", "placé contre le butoir n’a pas d’importance");

    /// The slot next to the start area is empty at the start.
    FIRST_SLOT_VACANT = "LOC-7", "The empty slot at the start", Rulebook("set-up", "l’emplacement près de la zone de départ reste vide");

    /// The twelve repair tiles belong to the variant. Without it they stay in the box.
    TILES_IN_THE_BOX = "LOC-8", "Repair tiles stay in the box", Rulebook("set-up", "on laisse simplement les tuiles dans la boîte");

    /// The player who was the last to take a train begins.
    WHO_BEGINS = "LOC-9", "Who begins", Rulebook("set-up", "Le dernier à avoir pris le train commence.");

    /// Players take turns clockwise.
    TURN_ORDER = "LOC-10", "Clockwise", Rulebook("course of play", "On joue dans le sens horaire.");

    /// On your turn you roll all three dice at once, then move a platform, then move one of your locomotives. Then it is
    /// the next player's turn.
    TURN = "LOC-11", "The turn", Rulebook("course of play", "lance simultanément les trois dés, puis déplace une plateforme");

    /// The colour die shows which platform you must move to the empty slot.
    COLOUR_DIE = "LOC-12", "The colour die names the platform", Rulebook("Déplacer une plateforme", "Le dé de couleur désigne quelle plateforme de triage");

    /// The platform may lie with its right or its left side against the buffer of the slot that was empty.
    CHOOSE_END = "LOC-13", "Either side at the buffer", Rulebook("Déplacer une plateforme", "placée du côté droit ou gauche contre le butoir");

    /// Locomotives on the platform move with it.
    RIDE = "LOC-14", "Locomotives ride along", Rulebook("Déplacer une plateforme", "sont déplacées avec elle");

    /// Move the platform carefully, so that no locomotive falls off it.
    NOBODY_FALLS = "LOC-15", "Nobody falls off a platform", Rulebook("Déplacer une plateforme", "sans faire tomber les locomotives qui y sont stationnées");

    /// If a locomotive then faces the wrong way, it stays on its square and you turn it towards the arrival at once. No
    /// locomotive ever faces backwards.
    TURNED_ROUND = "LOC-16", "Turned towards the arrival", Rulebook("Déplacer une plateforme", "il ne peut jamais y avoir une loco à contresens");

    /// You choose one of your locomotives and move it along the rails towards the arrival, as many squares as the two
    /// number dice add up to.
    DRIVE = "LOC-17", "Moving a locomotive", Rulebook("Déplacer une locomotive", "cases correspondant à la somme des deux autres dés");

    /// To bring a locomotive into play, you put it on one of the three green start spaces. That space must be free.
    ENTER = "LOC-18", "Bringing a locomotive into play", Rulebook("Déplacer une locomotive", "l’une des 3 cases de départ (cases vertes)");

    /// Bringing a locomotive into play costs one point. It then follows the rails with the points that are left.
    ENTRY_COST = "LOC-19", "Entering costs one point", Rulebook("Déplacer une locomotive", "Cette action compte pour 1 point");

    /// If all start spaces are occupied, which is rare, you can only move a locomotive that is already on the board.
    STARTS_FULL = "LOC-20", "All start spaces occupied", Rulebook("Déplacer une locomotive", "Si toutes les cases de départ sont occupées");

    /// If another locomotive blocks the way, yours stops behind it. The one that was hit moves on with the points that are
    /// left.
    BUMP = "LOC-21", "Pushing", Rulebook("Pousser une locomotive", "le joueur s’arrête avec sa locomotive derrière celle qui le bloque");

    /// If the pushed locomotive is blocked too, it pushes the next one in turn, and so on until all points are used up.
    CHAIN = "LOC-22", "Chain reaction", Rulebook("Pousser une locomotive", "il y a réaction en chaîne");

    /// A locomotive that is blocked before it has moved at all pushes in the same way.
    BLOCKED_AT_ONCE = "LOC-23", "Blocked before moving", Rulebook("Pousser une locomotive", "avant même d’entamer son déplacement");

    /// You may push your opponents' locomotives, and your own.
    PUSH_ANYBODY = "LOC-24", "Opponents' and own locomotives", Rulebook("Pousser une locomotive", "soit des locomotives adverses, soit ses propres locomotives");

    /// A locomotive has an accident when it runs against a buffer or derails (leaves the track), whether it drives itself
    /// or an opponent pushes it.
    ACCIDENT = "LOC-25", "Accidents", Rulebook("Manœuvre accidentelle", "arrive contre un butoir ou qui déraille (sort de la voie)");

    /// A wrecked locomotive goes back to its owner's hand. It has to begin again from the start in a later turn.
    BACK_TO_HAND = "LOC-26", "Back to the hand", Rulebook("Manœuvre accidentelle", "devra redémarrer depuis le départ lors d’un prochain tour");

    /// After an accident the points that are left are lost.
    POINTS_LOST = "LOC-27", "Unused points are lost", Rulebook("Manœuvre accidentelle", "En cas d’accident, les points de mouvement non utilisés sont perdus");

    /// If your two number dice are equal, you may play again, but only with the same locomotive.
    DOUBLE = "LOC-28", "Playing again after a double", Rulebook("Un double aux dés", "obligatoirement avec la même locomotive");

    /// To play again, you roll all three dice, move the platform that the colour die shows, then move that same locomotive.
    SECOND_PLAY = "LOC-29", "The second play", Rulebook("Un double aux dés", "il doit lancer à nouveau les trois dés");

    /// If you roll a double in the second play, you do not play again: there is no third play.
    NO_THIRD_PLAY = "LOC-30", "No third play", Rulebook("Un double aux dés", "il n’y a pas de troisième tour de jeu");

    /// If you roll a double in the first play and have an accident, you may start the wrecked locomotive again from a start
    /// space in the second play.
    RESTART = "LOC-31", "A double and an accident", Rulebook("Un double aux dés, «Important»", "il peut redémarrer sa locomotive accidentée");

    /// When you drive one of your locomotives onto an arrival space, you put it into a free shed.
    ARRIVAL = "LOC-32", "Arrival", Rulebook("La zone d'arrivée", "il la place dans un hangar libre");

    /// The points that are left are lost when your locomotive arrives. This is no accident.
    ARRIVAL_IS_SAFE = "LOC-33", "Arriving is no accident", Rulebook("La zone d'arrivée", "le joueur maîtrise sa locomotive qui ralentit");

    /// A locomotive that was hit and runs into an arrival buffer has an accident.
    PUSHED_TOO_FAR = "LOC-34", "Pushed into an arrival buffer", Rulebook("La zone d'arrivée", "vient heurter un des butoirs d’arrivée après avoir été percutée");

    /// If you push a locomotive of your own into an arrival buffer, that is an accident too.
    OWN_PUSHED_TOO_FAR = "LOC-35", "Pushing your own into an arrival buffer", Rulebook("La zone d'arrivée", "il ne peut piloter 2 locomotives en même temps");

    /// A locomotive that is wrecked at an arrival buffer goes back to its owner and has to begin again from the start.
    WRECKED_AT_ARRIVAL = "LOC-36", "Wrecked at the arrival", Rulebook("La zone d'arrivée", "Toute locomotive ainsi accidentée est rendue à son propriétaire");

    /// The game ends as soon as a player has three locomotives in the nine sheds. That player wins.
    THIRD_HOME = "LOC-37", "The third locomotive wins", Rulebook("end of the game", "placer sa troisième locomotive dans l’un des neuf hangars");

    /// In the variant the repair tiles form a reserve beside the board.
    RESERVE = "LOC-38", "Variant: the reserve", Rulebook("variant", "Les tuiles Réparation sont placées en réserve à côté du plateau");

    /// Each time you take back a wrecked locomotive, you also receive one repair tile from the reserve.
    TILE_GAINED = "LOC-39", "Variant: receiving a tile", Rulebook("variant", "il reçoit en même temps une tuile Réparation");

    /// If you have a repair tile at the beginning of your turn, you may use it. You then set the colour die to any face
    /// instead of rolling it, and so choose the platform that moves.
    USE_TILE = "LOC-40", "Variant: using a tile", Rulebook("variant", "mettre le dé couleur sur n’importe quelle face");

    /// The used tile goes back to the reserve.
    TILE_RETURNED = "LOC-41", "Variant: the used tile", Rulebook("variant", "La tuile est ensuite remise dans la réserve.");

    /// After using a tile you roll the two number dice, move the platform that you chose, then move one of your
    /// locomotives.
    TURN_WITH_TILE = "LOC-42", "Variant: the turn with a tile", Rulebook("variant", "le joueur lance les deux autres dés, déplace la plateforme");

    /// The pictures of the board are lost, so we play on a board of our own. It fits every sentence of the rulebook and
    /// every public description that we found, except what one review says of the platforms (LOC-R2). It is a model: the
    /// tracks in the box are certainly different. If you own the box, set its tracks with the option “A board of your own”.
    RECONSTRUCTION = "LOC-R1", "The reconstructed board", Ruling;

    /// We call the two sides of a platform end A and end B. LOC-13 allows either at the buffer, so the player who moves the
    /// platform chooses. A review reports that the German and English editions say otherwise: you slide the platform and
    /// never lift it. Then the end that faced the middle of the board goes into the new slot first and reaches the buffer:
    /// A and B swap with every move, and nobody chooses. We had only the French rulebook and follow its words. To slide
    /// instead, set the option “Ends of the platforms”.
    ENDS_READING = "LOC-R2", "Choosing the end or sliding", Ruling;

    /// The ends do not matter at the start (LOC-6), so all three platforms start with end A at the buffer. The option
    /// “Ends at the start” sets other ends.
    START_ENDS = "LOC-R3", "Ends at the start", Ruling;

    /// You must move the whole sum, and the rails leave you no choice of path. Only an accident or an arrival ends the
    /// movement early. A locomotive that stops behind another with its last point pushes nobody.
    WHOLE_SUM = "LOC-R4", "The whole sum", Ruling;

    /// A locomotive runs against a buffer when the buffer comes next and a point is left. Standing on the last square before
    /// a buffer is safe.
    BEFORE_A_BUFFER = "LOC-R5", "Against a buffer", Ruling;

    /// A locomotive derails when a point is left and no rail comes next: at the empty slot, at a platform that has no rail in
    /// line with its track, or where a platform's track ends in the middle of the board. Only a locomotive that moves can
    /// derail. Moving a platform wrecks nobody.
    DERAILING = "LOC-R6", "Derailing", Ruling;

    /// A locomotive on a track that is cut off is safe as long as it stands still. You may drive it, and it has an accident
    /// if it runs past the end of the track. You may also leave it there and move another one.
    CUT_OFF = "LOC-R7", "On a cut-off track", Ruling;

    /// If you have no locomotive on the board and all start spaces are occupied, you still move the platform, and then your
    /// turn ends. A double then gives nothing, because there is no “same locomotive”.
    NOTHING_TO_MOVE = "LOC-R8", "No locomotive can be moved", Ruling;

    /// You may not pass, even if every move ends in an accident. You must move one of your locomotives on the board or bring
    /// one in on a free start space. You may do that even if the slot next to the start is empty: the locomotive then derails
    /// at its first step.
    NO_PASS = "LOC-R9", "No passing", Ruling;

    /// A locomotive that is pushed onto an arrival space with the last point has arrived and goes into a shed: it has not hit
    /// the buffer. If a point is left, it hits the buffer (LOC-34).
    PUSHED_HOME = "LOC-R10", "Pushed exactly onto an arrival space", Ruling;

    /// If somebody else pushes your third locomotive home, you win at once: LOC-37 asks only that it is in a shed.
    WON_BY_ANOTHER = "LOC-R11", "The third one pushed home", Ruling;

    /// All sheds are alike: a locomotive goes at once into the free one with the lowest number, so that no locomotive stays on
    /// an arrival space. Nine are always enough: two for each of four players, and one for the third that wins.
    WHICH_SHED = "LOC-R12", "Which shed", Ruling;

    /// The same locomotive is the one that you chose in the first play, even if it was blocked and only pushed. If it pushed
    /// another one of yours into an accident, you still play again with the one that you chose. LOC-31 alone could also mean
    /// the pushed one. But LOC-28 allows no other locomotive. LOC-31 only lets the wrecked one begin again at once, where
    /// LOC-26 makes it wait for a later turn.
    SAME_LOCOMOTIVE = "LOC-R13", "The same locomotive", Ruling;

    /// If a double brings your locomotive into a shed, you do not play again: the same locomotive cannot go on.
    DOUBLE_HOME = "LOC-R14", "A double into a shed", Ruling;

    /// If you roll a double, your locomotive has an accident and no start space is free, you do not play again: the same
    /// locomotive could not start.
    DOUBLE_STARTS_FULL = "LOC-R15", "A double, an accident, no start space", Ruling;

    /// You cannot use a repair tile in the second play: LOC-29 makes you roll all three dice, and with a tile you would roll
    /// only two. So you use at most one tile a turn.
    NO_TILE_IN_SECOND_PLAY = "LOC-R16", "No tile in the second play", Ruling;

    /// The tile goes to the owner of the wrecked locomotive, whoever caused the accident and whoever's turn it is. If the
    /// reserve is empty, nobody gets a tile. If you receive a tile during your own turn, you can use it from your next turn on.
    WHO_GETS_THE_TILE = "LOC-R17", "Who gets the tile", Ruling;

    /// Tracks that cross on a platform stay separate: each has squares of its own, and locomotives on different tracks never
    /// block each other.
    CROSSINGS = "LOC-R18", "Crossing tracks", Ruling;

    /// Your locomotives in hand are alike: the one with the lowest number comes into play. In the second play after an
    /// accident it is the wrecked one.
    WHICH_ENTERS = "LOC-R19", "Which locomotive enters", Ruling;

    /// One move brings at most one accident or arrival: in a chain every locomotive but the last stops behind the next.
    ONE_ACCIDENT = "LOC-R20", "At most one accident or arrival", Ruling;

    /// No rule keeps players from wrecking locomotives for ever. The option “Turn limit” (1000 unless you change it) ends
    /// the game after that turn without a winner; 0 means no limit. It is a safeguard, not a rule of the box. With a board of
    /// your own, 0 is refused: nobody has shown that such a board can be finished at all.
    TURN_LIMIT = "LOC-R21", "The turn limit", Ruling;

    /// The rulebook names only the winner. Your score is the number of your locomotives in sheds. The ranking follows the
    /// scores, and equal scores share a place. After LOC-37 the winner is alone in front, with 3 against at most 2.
    PLACES = "LOC-R22", "Places behind the winner", Ruling;

    /// You know the number dice when you choose the end of the platform, because you roll all dice first (LOC-11). If you use
    /// a tile, you choose the colour before you roll them (LOC-42).
    DICE_ARE_KNOWN = "LOC-R23", "What you know when you choose the end", Ruling;

    /// In every play exactly one platform moves, the one that the colour die shows. It cannot stay, and you cannot turn it
    /// on the spot. The slot that it leaves is empty when the locomotive moves.
    MUST_MOVE = "LOC-R24", "The named platform moves", Ruling;

    /// The tile that you use is back in the reserve before you roll. If the reserve was empty, an accident in the same turn
    /// can still bring somebody that tile.
    TILE_BACK_FIRST = "LOC-R25", "The used tile is back before the roll", Ruling;

    /// The rulebook does not say how often each colour is on the colour die. We give blue, red and yellow the same chance: a
    /// review of 2010 says that each of them is on two faces.
    EVEN_COLOURS = "LOC-R26", "The colour die is even", Ruling;

    /// The first seat of a table is the player who begins (LOC-9), and the seats follow each other clockwise (LOC-10). Who was
    /// the last to take a train is for you to settle.
    FIRST_SEAT = "LOC-R27", "The order of the seats", Ruling;

    /// If you push a locomotive of your own against a buffer or off the track, that is an accident too. LOC-25 names only
    /// pushes by opponents, but LOC-24 lets you push your own, and LOC-35 calls such a push an accident at the arrival.
    OWN_PUSH = "LOC-R28", "Pushing your own into an accident", Ruling;
}
