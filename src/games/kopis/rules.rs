//! The numbered rules of Kopis and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// Exactly two players. Each owns 8 factions and 2 fortresses of his colour.
    TWO_PLAYERS = "KOP-1", "Two players", Rulebook("Introduction; Version de Base; piece counts: publisher's page");

    /// The board is a grid of 6 by 6 squares. A square holds at most one piece.
    BOARD = "KOP-2", "Board", Rulebook("Mode Prise d'Assaut (six lines per side); publisher's page");

    /// In the base set-up the four fortresses start on the four central squares c3, d3, c4, d4 (colours: KOP-R1).
    /// Nobody places a fortress during play.
    BASE_FORTRESSES = "KOP-3", "Base set-up: fortresses", Rulebook("Version de Base, Fig. 1");

    /// The 16 factions start outside the grid, around it, 4 along each of the four sides (which lines they face:
    /// KOP-R2).
    FACTIONS_AROUND = "KOP-4", "Factions around the board", Rulebook("Version de Base, Fig. 1");

    /// Each player has his factions on the side in front of him and on the side to his left, and plays from those two
    /// sides only. Seat 0 sits in the south: south and west. Seat 1 sits in the north: north and east.
    WHOSE_SIDES = "KOP-5", "Whose sides", Rulebook("Version de Base");

    /// The Bastion marker, which marks the last move played, starts beside the board.
    BASTION_AT_START = "KOP-6", "Bastion at the start", Rulebook("Version de Base");

    /// The advanced set-up is the base set-up except for the fortresses: the board starts empty and, before anything
    /// else, the players place the four fortresses where they like. Recommended for experienced players.
    ADVANCED_SETUP = "KOP-7", "Advanced set-up", Rulebook("Version Avancée");

    /// In the advanced set-up no fortress may be placed in the first row along any side: only the 16 squares b2 to e5
    /// are open.
    NOT_FIRST_ROW = "KOP-8", "Not in the first row", Rulebook("Version Avancée");

    /// Advanced set-up, first way: the players place one fortress at a time in turn, two each: seats 0, 1, 0, 1.
    ORDER_ALTERNATE = "KOP-9", "Placement order: alternate", Rulebook("Version Avancée, Fig. 2");

    /// Advanced set-up, second way: the first player places one fortress, the second player both of his, the first
    /// player his second: seats 0, 1, 1, 0.
    ORDER_SNAKE = "KOP-10", "Placement order: 1-2-1", Rulebook("Version Avancée, Fig. 2");

    /// In Storming mode a turn is: slide one of your own factions that still waits beside the board onto the board.
    /// Factions already on the board are never moved by their owner.
    STORM_TURN = "KOP-11", "Storming: the turn", Rulebook("Mode Prise d'Assaut du Château");

    /// The faction moves in a straight line away from its side: up or down a file (from the south or the north),
    /// along a rank (from the west or the east), on any one of the six lines that face that side.
    STORM_LINE = "KOP-12", "Storming: the line", Rulebook("Mode Prise d'Assaut du Château");

    /// The slide must bring the faction up against a faction or a fortress and push it. A slide that pushes nothing
    /// is not a valid move, so an empty line cannot be used.
    MUST_PUSH = "KOP-13", "Storming: it must push", Rulebook("Mode Prise d'Assaut du Château, Fig. 3");

    /// A push moves one or more factions and fortresses already on the board by one square, in the direction of the
    /// move.
    PUSH = "KOP-14", "One square, one or more pieces", Rulebook("Mode Prise d'Assaut du Château, Fig. 3");

    /// At the end of the move the Bastion is put on the faction that has just been played (in Sudden Death: entered
    /// or moved).
    PLACE_BASTION = "KOP-15", "Placing the Bastion", Rulebook("Mode Prise d'Assaut du Château, Fig. 4-4A; Mode Mort Subite");

    /// In his next turn the opponent may not push the faction under the Bastion.
    BASTION = "KOP-16", "What the Bastion does", Rulebook("Mode Prise d'Assaut du Château, Fig. 4");

    /// The players take turns, one faction each, until all factions have been played.
    STORM_ALTERNATES = "KOP-17", "Alternating", Rulebook("Mode Prise d'Assaut du Château, Fig. 4-4B");

    /// Storming mode ends after 16 moves, 8 by each player.
    STORM_END = "KOP-18", "Storming: the end", Rulebook("Mode Prise d'Assaut du Château");

    /// At the end of the game each player adds up his victory points.
    COUNTING = "KOP-19", "Counting", Rulebook("Mode Prise d'Assaut du Château; Score");

    /// An opposing faction that is pushed off the board is captured and leaves the game.
    CAPTURE = "KOP-20", "Capture", Rulebook("Capture des Factions, Fig. 5");

    /// Each captured faction is worth 1 point to the player who captured it, at the end of the game.
    CAPTURES_SCORE = "KOP-21", "Captured factions score", Rulebook("Capture des Factions; publisher's page");

    /// Factions standing around the board are not in play: they do not stop a faction from being pushed off the board
    /// next to them.
    WAITING_DO_NOT_BLOCK = "KOP-22", "Waiting factions do not block", Rulebook("Capture des Factions, Fig. 6");

    /// A fortress cannot be pushed off the board: a push that would do so is not allowed.
    FORTRESS_STAYS = "KOP-23", "Fortresses stay on the board", Rulebook("Capture des Factions");

    /// A fortress that stands on the far edge of the line holds the factions pushed against it: they cannot be pushed
    /// on or captured that way.
    FORTRESS_HOLDS = "KOP-24", "Fortresses on the edge block", Rulebook("Capture des Factions, Fig. 6");

    /// In Sudden Death a player may move one of his own factions on the board by exactly one square, up, down, left
    /// or right.
    STEP = "KOP-25", "Sudden Death: moving", Rulebook("Mode Mort Subite, Fig. 7");

    /// In Sudden Death a faction enters on the square of the board that it faces, and on no other; entering is a move
    /// and uses the turn. (There are no slides in this mode.)
    ENTER = "KOP-26", "Sudden Death: entering", Rulebook("Mode Mort Subite, Fig. 7");

    /// The players alternate, one move each: enter a faction or move one.
    SUDDEN_ALTERNATES = "KOP-27", "Sudden Death: one move each", Rulebook("Mode Mort Subite");

    /// The game ends as soon as one player brings his eighth faction onto the board.
    SUDDEN_END = "KOP-28", "Sudden Death: the end", Rulebook("Mode Mort Subite");

    /// The victory points are those of Storming mode.
    SUDDEN_POINTS = "KOP-29", "Sudden Death: points", Rulebook("Mode Mort Subite");

    /// All other rules and constraints on movement, on pushing, on the Bastion (it goes on the faction moved last)
    /// and on fortresses are those of Storming mode (but see KOP-R17).
    SUDDEN_REST = "KOP-30", "Sudden Death: everything else", Rulebook("Mode Mort Subite");

    /// Factions are captured as in Storming mode.
    SUDDEN_CAPTURES = "KOP-31", "Sudden Death: captures", Rulebook("Mode Mort Subite");

    /// Factions cannot pull fortresses, they can only push them. A fortress moves only when it is pushed; nobody
    /// moves one as his move.
    NEVER_PULL = "KOP-32", "Push, never pull", Rulebook("Mode Mort Subite");

    /// A faction next to an enemy fortress (and to none of its own) scores 0.
    NEXT_TO_ENEMY = "KOP-33", "Next to an enemy fortress", Rulebook("Score");

    /// A faction next to a fortress of its own colour (and to no enemy fortress) scores 2.
    NEXT_TO_OWN = "KOP-34", "Next to an own fortress", Rulebook("Score");

    /// A faction next to an own and to an enemy fortress scores 1.
    NEXT_TO_BOTH = "KOP-35", "Next to both", Rulebook("Score");

    /// Next to means sharing an edge; corners do not count.
    NEXT_TO = "KOP-36", "Next to", Public("publisher's page");

    /// In the base set-up seat 0 has the fortresses on c3 and d3, seat 1 those on c4 and d4: each pair side by side
    /// on its owner's half. Another colouring of the four central squares can be passed in `layout.fortresses`.
    CENTRE_COLOURS = "KOP-R1", "Colours of the central fortresses", Ruling;

    /// The four factions of a side stand opposite its four middle lines: files b, c, d, e in the south and north,
    /// ranks 2, 3, 4, 5 in the west and east. Other posts can be passed in `layout.posts`.
    POSTS = "KOP-R2", "Where the four factions of a side stand", Ruling;

    /// Seat 0, the player in the south, makes the first placement and the first move.
    WHO_BEGINS = "KOP-R3", "Who begins", Ruling;

    /// Seat 0 is red, seat 1 is black (the red and black edition). Letters in positions: `r` `R` red faction and
    /// fortress, `b` `B` black.
    COLOURS = "KOP-R4", "Colours", Ruling;

    /// In Storming a faction may use any of the six lines of its side, a to f or 1 to 6, whatever post it stands at.
    ANY_LINE = "KOP-R5", "Any of the six lines", Ruling;

    /// A slide names the side and the line only. The faction taken is the one whose post is nearest to the line, the
    /// lower line (a before b, 1 before 2) if two are equally near.
    WHICH_FACTION = "KOP-R6", "Which of the waiting factions is taken", Ruling;

    /// A sliding faction runs over the empty squares until it meets the first piece, takes that piece's square, and
    /// the piece moves on by one. If the first square of the line is occupied, the faction ends on that first square.
    SLIDE_DISTANCE = "KOP-R7", "How far it slides", Ruling;

    /// A push moves the first piece met and every piece that follows it without a gap, of either colour and kind. The
    /// first gap ends the row; what stands beyond it does not move. Touching it afterwards is allowed.
    WHICH_PIECES = "KOP-R8", "Which pieces move", Ruling;

    /// A push moves the row by exactly one square. A push of zero is not a valid move, so the most it may be is also
    /// the least.
    EXACTLY_ONE = "KOP-R9", "Exactly one square", Ruling;

    /// A push is refused if any piece it would move is the faction under the Bastion, not only if that piece is met
    /// first. A Bastion beyond a gap does not matter.
    BASTION_IN_ROW = "KOP-R10", "Bastion further back in the row", Ruling;

    /// The Bastion protects during the opponent's next turn only. It goes to the next faction played. If the opponent
    /// is skipped (KOP-R14) it is taken off the board.
    BASTION_LASTS = "KOP-R11", "How long the Bastion lasts", Ruling;

    /// A push may drive one's own faction off the board. It leaves the game, is not a capture and scores for nobody
    /// (counted in `lost`).
    OWN_LOST = "KOP-R12", "Own factions pushed off", Ruling;

    /// A push may move any mix of both players' factions and fortresses, one's own too.
    OWN_PUSHED = "KOP-R13", "Pushing one's own pieces", Ruling;

    /// Nobody may pass by choice. A player without a legal move (also one who has played all his factions while the
    /// opponent has not) is skipped: an event, not a move; the Bastion is lifted; his waiting factions stay available
    /// for later turns.
    SKIPPED = "KOP-R14", "No legal move", Ruling;

    /// After a move, look in turn at the opponent, the mover and the opponent again; the first with a legal move
    /// acts; the others before him are skipped. If all three looks fail, the game ends and is scored (`blocked`).
    NOBODY_CAN_MOVE = "KOP-R15", "Nobody can move", Ruling;

    /// If the row holds the Bastion: KOP-16. Otherwise, if the row reaches the far edge and ends in a fortress:
    /// KOP-23 when it is made of fortresses only, KOP-24 when it contains a faction.
    WHICH_REFUSAL = "KOP-R16", "Which rule refuses a blocked push", Ruling;

    /// In Sudden Death a move need not push: entering on or moving to an empty square is fine; moving to an occupied
    /// square pushes.
    NO_DUTY_TO_PUSH = "KOP-R17", "No duty to push in Sudden Death", Ruling;

    /// In Sudden Death a faction may enter on an occupied square: it pushes the row inwards by one square, under the
    /// usual conditions. If the push is not possible, the faction cannot enter now.
    ENTER_OCCUPIED = "KOP-R18", "Entering on an occupied square", Ruling;

    /// A faction does not leave the board by its own move: steps go to a square of the board, and only a push takes a
    /// faction off.
    NO_STEPPING_OFF = "KOP-R19", "Stepping off the board", Ruling;

    /// The eighth faction is the player's eighth entry, whatever has become of the other seven. The move is carried
    /// out completely, with its capture; then the game is over and the opponent has no further turn.
    EIGHTH_FACTION = "KOP-R20", "The eighth faction", Ruling;

    /// `quiet` counts moves in a row (of both players) in which no faction entered and none left the board. When it
    /// reaches `quietLimit` (default 40) the game ends and is scored. A move that ends the game by KOP-28 does so by
    /// KOP-28.
    QUIET = "KOP-R21", "Sudden Death without end", Ruling;

    /// Each faction scores once, 2, 1 or 0, however many fortresses it stands next to. Two own: 2. Two own and one
    /// enemy: 1. One own and two enemy: 1. Two enemy: 0.
    SCORES_ONCE = "KOP-R22", "Several fortresses of the same colour", Ruling;

    /// A faction next to no fortress scores 0.
    NEXT_TO_NONE = "KOP-R23", "Next to no fortress", Ruling;

    /// Only factions on the board score by position. Waiting and lost factions and fortresses score nothing; the
    /// Bastion changes nothing in the count.
    NOTHING_ELSE_SCORES = "KOP-R24", "What else scores", Ruling;

    /// More points wins; equal points are a draw (both share the first rank). No tie-break.
    WINNER = "KOP-R25", "Winner and ties", Ruling;

    /// A player places fortresses of his own colour on any empty square of b2 to e5; any pattern is allowed. When the
    /// fourth is down, seat 0 makes the first move in either order.
    PLACING = "KOP-R26", "Details of placing", Ruling;

    /// The first row is closed on all four sides: nobody may place a fortress on the 20 squares of the outer ring.
    FIRST_ROW_ALL_SIDES = "KOP-R27", "First row of each side", Ruling;

    /// Each of the two modes can be played with each of the two set-ups.
    COMBINATIONS = "KOP-R28", "Modes and set-ups combine", Ruling;

    /// A fortress on the edge stops only a push along a line whose row of touching pieces ends in that fortress at
    /// the far edge. A fortress beside the line, behind a gap, or in the row but short of the edge blocks nothing.
    EDGE_FORTRESS = "KOP-R29", "What a fortress on the edge protects", Ruling;

    /// In Sudden Death entering is not compulsory: the rule binds the square, not the turn. A player with a faction
    /// on the board chooses freely between entering and moving.
    ENTERING_IS_FREE = "KOP-R30", "Entering is free in Sudden Death", Ruling;
}
