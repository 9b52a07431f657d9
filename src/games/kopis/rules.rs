//! The numbered rules of Kopis and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// Kopis is for two players. Each of you plays 8 of the 16 factions and has 2 of the 4 fortresses.
    TWO_PLAYERS = "KOP-1", "Two players", Rulebook("Introduction; Version de Base; Version Avancée", "un jeu abstrait pour deux joueurs");

    /// Six lines face each side of the board.
    BOARD = "KOP-2", "Board", Rulebook("Mode Prise d'Assaut du Château", "l'une des six rangées qui lui fait face");

    /// In the base set-up the four fortresses start on the four squares in the centre: c3, d3, c4 and d4. Whose they
    /// are is KOP-R1.
    BASE_FORTRESSES = "KOP-3", "Base set-up: fortresses", Rulebook("Version de Base, Fig. 1", "Placez les 4 Forteresses au centre du plateau comme indiqué");

    /// The 16 factions start around the board, 4 on each side. Which lines they face is KOP-R2.
    FACTIONS_AROUND = "KOP-4", "Factions around the board", Rulebook("Version de Base, Fig. 1", "Disposez les 16 Factions autour du plateau, 4 de chaque côté");

    /// Your factions wait on two sides of the board: in front of you and to your left.
    WHOSE_SIDES = "KOP-5", "Whose sides", Rulebook("Version de Base", "ait ses Factions devant lui et à sa gauche");

    /// The Bastion shows which move was the last. It starts beside the board.
    BASTION_AT_START = "KOP-6", "Bastion at the start", Rulebook("Version de Base", "Placez le Bastion indiquant le “dernier coup joué” à côté du plateau");

    /// The advanced set-up changes one thing: you and your opponent place the four fortresses where you like. It is
    /// meant for experienced players.
    ADVANCED_SETUP = "KOP-7", "Advanced set-up", Rulebook("Version Avancée", "il faut disposer les 4 Forteresses comme on le souhaite");

    /// You may not place a fortress in the first row of any side. Which squares that closes is KOP-R27.
    NOT_FIRST_ROW = "KOP-8", "Not in the first row", Rulebook("Version Avancée", "les placer dans la première rangée de chaque côté");

    /// First way to place: take turns, one fortress at a time, two each. That is Red, Black, Red, Black.
    ORDER_ALTERNATE = "KOP-9", "Placing in turn", Rulebook("Version Avancée, Fig. 2", "placées par les joueurs à tour de rôle, deux Forteresses par joueur");

    /// Second way to place: the first player places one fortress, the second player both of theirs, then the first
    /// player the last one. That is Red, Black, Black, Red.
    ORDER_SNAKE = "KOP-10", "Placing 1-2-1", Rulebook("Version Avancée, Fig. 2", "puis son adversaire place ses deux Forteresses");

    /// In Storming, slide one of your factions onto the board on your turn.
    STORM_TURN = "KOP-11", "Storming: your turn", Rulebook("Mode Prise d'Assaut du Château", "À son tour, on fait glisser l'une de ses Factions");

    /// The faction slides straight up or down a file, or straight along a row, on one of the six lines that face it.
    STORM_LINE = "KOP-12", "Storming: the line", Rulebook("Mode Prise d'Assaut du Château", "verticalement ou horizontalement sur l'une des six rangées");

    /// The slide must bring your faction up against another faction or a fortress, and must push it. A slide that
    /// pushes nothing is not allowed.
    MUST_PUSH = "KOP-13", "Storming: you must push", Rulebook("Mode Prise d'Assaut du Château, Fig. 3", "cette dernière condition est nécessaire");

    /// A push moves one or more factions and fortresses on the board by one square.
    PUSH = "KOP-14", "One square, one or more pieces", Rulebook("Mode Prise d'Assaut du Château, Fig. 3", "en poussant d'une case une ou plusieurs Factions/Forteresses");

    /// At the end of your move, put the Bastion on the faction that you have just played.
    PLACE_BASTION = "KOP-15", "Placing the Bastion", Rulebook("Mode Prise d'Assaut du Château, Fig. 4-4A; Mode Mort Subite", "le Bastion est placé sur la Faction qui vient d'être placée");

    /// Your opponent may not push the faction under the Bastion in the next turn.
    BASTION = "KOP-16", "What the Bastion does", Rulebook("Mode Prise d'Assaut du Château, Fig. 4", "l'adversaire ne peut pas pousser cette Faction");

    /// Take turns, one faction each, until all factions have been played.
    STORM_ALTERNATES = "KOP-17", "Taking turns", Rulebook("Mode Prise d'Assaut du Château, Fig. 4-4B", "Alternez les joueurs qui déplacent leurs Factions");

    /// Storming ends after 16 moves, 8 by each player.
    STORM_END = "KOP-18", "Storming: the end", Rulebook("Mode Prise d'Assaut du Château", "se termine en 16 coups, 8 par joueur");

    /// At the end of the game, add up your victory points.
    COUNTING = "KOP-19", "Counting", Rulebook("Mode Prise d'Assaut du Château; Score", "faites le total des points de victoire");

    /// An enemy faction that is pushed off the board is captured and leaves the game.
    CAPTURE = "KOP-20", "Capture", Rulebook("Capture des Factions, Fig. 5", "poussée hors du plateau, elle est capturée et retirée du jeu");

    /// Each captured faction is worth 1 point at the end of the game.
    CAPTURES_SCORE = "KOP-21", "Captured factions score", Rulebook("Capture des Factions", "Chaque Faction capturée vaut 1 point à la fin de la partie");

    /// Factions that wait around the board are not in play. They do not stop a faction from being pushed off.
    WAITING_DO_NOT_BLOCK = "KOP-22", "Waiting factions do not block", Rulebook("Capture des Factions, Fig. 6", "ne sont pas en jeu et ne bloquent donc pas la capture");

    /// A fortress cannot be pushed off the board.
    FORTRESS_STAYS = "KOP-23", "Fortresses stay on the board", Rulebook("Capture des Factions", "Les Forteresses ne peuvent pas être poussées hors du plateau");

    /// A fortress on the edge of the board stops factions from being captured. Which ones is KOP-R29.
    FORTRESS_HOLDS = "KOP-24", "Fortresses on the edge block", Rulebook("Capture des Factions, Fig. 6", "la capture des Factions une fois qu'elles se trouvent sur le bord");

    /// In Sudden Death a faction on the board moves by one square: up, down, left or right.
    STEP = "KOP-25", "Sudden Death: moving", Rulebook("Mode Mort Subite, Fig. 7", "orthogonalement, d'une seule case par coup");

    /// In Sudden Death a faction enters on the square that it faces and on no other. Entering is your move for this turn.
    ENTER = "KOP-26", "Sudden Death: entering", Rulebook("Mode Mort Subite, Fig. 7", "obligatoirement sur la case du plateau qui leur fait face");

    /// In Sudden Death you take turns, one move each.
    SUDDEN_ALTERNATES = "KOP-27", "Sudden Death: one move each", Rulebook("Mode Mort Subite", "Chacun joue un coup, à tour de rôle");

    /// Sudden Death ends as soon as a player brings their eighth faction onto the board.
    SUDDEN_END = "KOP-28", "Sudden Death: the end", Rulebook("Mode Mort Subite", "l'un des joueurs fait entrer sa 8ème Faction sur le plateau");

    /// Sudden Death scores the same victory points as Storming.
    SUDDEN_POINTS = "KOP-29", "Sudden Death: points", Rulebook("Mode Mort Subite", "Les points de victoire (PV) sont les mêmes");

    /// All other rules on moving, pushing, the Bastion and fortresses are those of Storming. The Bastion goes on the
    /// faction that moved last. For the duty to push see KOP-R17.
    SUDDEN_REST = "KOP-30", "Sudden Death: everything else", Rulebook("Mode Mort Subite", "Toutes les autres règles et contraintes");

    /// In Sudden Death factions are captured as in Storming.
    SUDDEN_CAPTURES = "KOP-31", "Sudden Death: captures", Rulebook("Mode Mort Subite", "Y compris la capture des Factions");

    /// A faction cannot pull a fortress. It can only push it.
    NEVER_PULL = "KOP-32", "Push, never pull", Rulebook("Mode Mort Subite", "ne peuvent pas tirer les Forteresses, mais seulement les pousser");

    /// A faction next to an enemy fortress and to none of its own scores 0 points. If it is next to several fortresses,
    /// see KOP-R22.
    NEXT_TO_ENEMY = "KOP-33", "Next to an enemy fortress", Rulebook("Score", "Chaque Faction adjacente à une Forteresse ennemie : 0 point");

    /// A faction next to a fortress of its own and to no enemy fortress scores 2 points. If it is next to several
    /// fortresses, see KOP-R22.
    NEXT_TO_OWN = "KOP-34", "Next to an own fortress", Rulebook("Score", "Chaque Faction adjacente à une Forteresse amie : 2 points");

    /// A faction next to an enemy fortress and to one of its own scores 1 point.
    NEXT_TO_BOTH = "KOP-35", "Next to both", Rulebook("Score", "à une Forteresse ennemie et à une Forteresse amie : 1 point");

    /// Next to means sharing an edge. Corners do not count.
    NEXT_TO = "KOP-36", "Next to", Public("publisher's page");

    /// In the base set-up Red has the fortresses on c3 and d3, Black those on c4 and d4: each player's pair stands
    /// side by side on their own half. The picture is lost; with these colours the board looks the same from both
    /// seats. If your box shows it otherwise, change it in the option “Layout”.
    CENTRE_COLOURS = "KOP-R1", "Colours of the central fortresses", Ruling;

    /// The four factions of a side wait in front of its four middle lines: files b to e in the south and north, rows 2
    /// to 5 in the west and east. The picture is lost. If your box shows it otherwise, change it in the option “Layout”.
    POSTS = "KOP-R2", "Where the four factions of a side wait", Ruling;

    /// Red places the first fortress and makes the first move. The book does not say who begins; decide between you
    /// who plays Red.
    WHO_BEGINS = "KOP-R3", "Who begins", Ruling;

    /// The first player is Red, the second Black, as in the red and black edition. Your factions and fortresses are
    /// those of your colour. In a position written as text, r and b are factions, R and B are fortresses.
    COLOURS = "KOP-R4", "Colours", Ruling;

    /// In Storming your faction may use any of the six lines of its side, not only the one in front of it. The book
    /// speaks of six lines, but only four factions wait on a side.
    ANY_LINE = "KOP-R5", "Any of the six lines", Ruling;

    /// You choose the side and the line of a slide. The faction that waits nearest to that line comes in; of two
    /// equally near it is the one at the lower letter or number. In Storming it makes no difference which one it is.
    WHICH_FACTION = "KOP-R6", "Which waiting faction slides", Ruling;

    /// Your faction slides over empty squares until it meets a piece. It stops on that piece's square and pushes the
    /// piece on by one. You cannot stop earlier, and you cannot use an empty line: there is nothing to push.
    SLIDE_DISTANCE = "KOP-R7", "How far a faction slides", Ruling;

    /// A push moves the first piece and every piece behind it up to the first empty square, all in the direction of the
    /// push. We call these pieces a chain. Pieces beyond the gap stay where they are, even if the chain now touches them.
    WHICH_PIECES = "KOP-R8", "Which pieces move", Ruling;

    /// A push moves the chain by exactly one square, never more and never less. The publisher's English page says
    /// “a maximum of one”, but a push by no square would not be a push.
    EXACTLY_ONE = "KOP-R9", "Exactly one square", Ruling;

    /// The Bastion protects its faction anywhere in the chain, not only at the front: you may not push a chain that
    /// contains it. A Bastion beyond a gap does not stop you.
    BASTION_IN_ROW = "KOP-R10", "Bastion further back in the chain", Ruling;

    /// The Bastion protects for one turn of the opponent. Then it goes to the next faction played. If the opponent is
    /// skipped (KOP-R14), it goes back beside the board.
    BASTION_LASTS = "KOP-R11", "How long the Bastion lasts", Ruling;

    /// You may push your own faction off the board. It is lost: it leaves the game and scores for nobody.
    OWN_LOST = "KOP-R12", "Own factions pushed off", Ruling;

    /// A push may move factions and fortresses of both players in any mix, yours too.
    OWN_PUSHED = "KOP-R13", "Pushing your own pieces", Ruling;

    /// You may not pass. If you have no legal move, or no faction left to play, you are skipped and the Bastion goes
    /// back beside the board. Your waiting factions can still come in on later turns.
    SKIPPED = "KOP-R14", "No legal move", Ruling;

    /// If your opponent cannot move after your move, you move again. If you cannot move either, your opponent tries
    /// again: the Bastion is off the board by then, which may free a line. If that does not help, the game ends and you
    /// both count your points.
    NOBODY_CAN_MOVE = "KOP-R15", "Nobody can move", Ruling;

    /// More than one rule can forbid the same push, and you are shown one of them. If the Bastion is in the chain, it is
    /// KOP-16. If not, and the chain ends in a fortress at the far edge, it is KOP-23 for a chain of fortresses alone and
    /// KOP-24 if a faction is in it.
    WHICH_REFUSAL = "KOP-R16", "Which rule forbids a blocked push", Ruling;

    /// In Sudden Death nobody slides, and a move need not push. You may enter on an empty square or move to one; if the
    /// square is occupied, you push. At the start the squares along the edge are empty, so nobody could enter otherwise.
    NO_DUTY_TO_PUSH = "KOP-R17", "No duty to push in Sudden Death", Ruling;

    /// In Sudden Death you may enter on an occupied square: your faction pushes the chain there by one square. If that
    /// push is not allowed, the faction cannot enter now.
    ENTER_OCCUPIED = "KOP-R18", "Entering on an occupied square", Ruling;

    /// A faction cannot step off the board. It leaves the board only when it is pushed off.
    NO_STEPPING_OFF = "KOP-R19", "Stepping off the board", Ruling;

    /// Your eighth faction is your eighth entry, even if some of the others have left the board. Finish the move, with
    /// its capture if there is one. Then the game is over, and your opponent has no further turn.
    EIGHTH_FACTION = "KOP-R20", "The eighth faction", Ruling;

    /// In Sudden Death a move is quiet if no faction enters and none leaves the board. After 40 quiet moves in a row, both
    /// players' moves together, the game ends and you both count your points. The option “Quiet limit” changes the 40.
    /// The book has no such end, but without it a game could go on for ever.
    QUIET = "KOP-R21", "Sudden Death without end", Ruling;

    /// Each faction scores once, however many fortresses it is next to. Next to fortresses of its own only: 2 points. Next
    /// to its own and the enemy's: 1 point. Next to the enemy's only: 0 points.
    SCORES_ONCE = "KOP-R22", "Next to several fortresses", Ruling;

    /// A faction next to no fortress scores 0 points.
    NEXT_TO_NONE = "KOP-R23", "Next to no fortress", Ruling;

    /// The point for a capture goes to the player who made it. Apart from captures, only factions on the board score.
    /// Waiting and lost factions, fortresses and the Bastion score nothing.
    NOTHING_ELSE_SCORES = "KOP-R24", "What else scores", Ruling;

    /// The player with more points wins. With equal points the game is a draw; there is no tie-break.
    WINNER = "KOP-R25", "Winner and ties", Ruling;

    /// Place all four fortresses before the first move. You place fortresses of your own colour, each on an empty square,
    /// in any pattern. Red then makes the first move, whichever order you placed in.
    PLACING = "KOP-R26", "Details of placing", Ruling;

    /// The first row is closed on all four sides, for both players: no fortress goes on the 20 squares along the edges.
    /// The 16 squares b2 to e5 are open.
    FIRST_ROW_ALL_SIDES = "KOP-R27", "First row of each side", Ruling;

    /// You can play either mode with either set-up.
    COMBINATIONS = "KOP-R28", "Modes and set-ups combine", Ruling;

    /// A fortress on the edge holds the chain that would push it over that edge: none of its pieces can be pushed on or
    /// captured that way. A fortress beside the chain, beyond a gap or short of the edge holds nothing.
    EDGE_FORTRESS = "KOP-R29", "What a fortress on the edge protects", Ruling;

    /// In Sudden Death you choose between entering a faction and moving one on the board. The book's “obligatoirement”
    /// is about the square, not about the turn; otherwise nobody could ever move on the board.
    ENTERING_IS_FREE = "KOP-R30", "Entering is free in Sudden Death", Ruling;

    /// The board has 6 by 6 squares, and a square holds one piece at most. The book gives six lines on each side; the
    /// publisher's page shows the grid.
    ONE_PIECE_ON_A_SQUARE = "KOP-R31", "Squares, and one piece on each", Ruling;

    /// You bring in factions from your own two sides only. Red sits in the south and plays from south and west. Black
    /// sits in the north and plays from north and east.
    OWN_SIDES_ONLY = "KOP-R32", "Playing from your own sides only", Ruling;

    /// In Storming you play only factions that still wait. On the board a faction moves only when it is pushed. The book
    /// counts 8 moves for your 8 factions, so each of them is played once.
    WAITING_ONLY = "KOP-R33", "Storming: only waiting factions are played", Ruling;

    /// You cannot move a fortress as your move, in either mode. It moves only when a faction pushes it.
    FORTRESS_NO_MOVE = "KOP-R34", "Nobody moves a fortress", Ruling;

    /// You can place in turn or 1-2-1: the book prints “ou” (or) between the two. In turn comes first there and is the
    /// default. The word may be a misprint for “où” (where); then 1-2-1 would be the only order. If you read it so,
    /// choose 1-2-1.
    OR_OR_WHERE = "KOP-R35", "Two orders of placing, or one", Ruling;
}
