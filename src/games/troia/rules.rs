//! The numbered rules of Troia and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The players rebuild the layers of Troy from pieces of the dig; publishing earns renown and further dig permits.
    AIM = "TRO-1", "Aim", Rulebook("But du jeu");

    /// The player with the most renown at the end wins.
    WINNER = "TRO-2", "Winner", Rulebook("But du jeu; Fin du jeu");

    /// Troia is played by two to four players.
    PLAYERS = "TRO-3", "Players", Rulebook("Présentation");

    /// 73 pieces make up five layers, from the oldest to the youngest: Troy I (9), II (16), VI (16), VII (16), VIII/IX
    /// (16).
    PIECES_AND_LAYERS = "TRO-4", "Pieces and layers", Rulebook("Contenu");

    /// There are 64 action cards with numbers that are all different: 1-36 dig (they show a shovel and a sieve), 37-64
    /// publish (they show a map of the dig). 1-20 have coloured dots, 21-36 have none; 37-64 have coloured dots.
    ACTION_CARDS = "TRO-5", "Action cards", Rulebook("Contenu; Cartes d'action; Préparation");

    /// Each player takes a tent and the pawn of one colour; no two players have the same colour.
    TENTS_AND_PAWNS = "TRO-6", "Tents and pawns", Rulebook("Préparation");

    /// With four players each chooses 4 dig cards and 4 publication cards out of those with the dot of his colour and
    /// puts them behind his tent.
    STARTING_CARDS_FOUR = "TRO-7", "Starting cards, four players", Rulebook("Préparation");

    /// With three players each starts with 5 dig cards and 5 publication cards of his colour.
    STARTING_CARDS_THREE = "TRO-8", "Starting cards, three players", Rulebook("2 et 3 joueurs");

    /// With two players each starts with 5 dig cards and 7 publication cards of his colour.
    STARTING_CARDS_TWO = "TRO-9", "Starting cards, two players", Rulebook("2 et 3 joueurs");

    /// The cards with a coloured dot that nobody keeps leave the game.
    LEFTOVER_CARDS = "TRO-10", "Leftover cards", Rulebook("Préparation");

    /// The neutral dig cards 21-36 are shuffled into a face-down pile beside the board, all sixteen with any number of
    /// players.
    PERMIT_PILE = "TRO-11", "Permit pile", Rulebook("Préparation; 2 et 3 joueurs");

    /// All pawns start on one corner of the score track.
    PAWNS_AT_START = "TRO-12", "Pawns at the start", Rulebook("Préparation");

    /// The frames lie round the board.
    FRAMES = "TRO-13", "Frames", Rulebook("Préparation");

    /// The mound is built layer by layer: the pieces of Troy I are mixed and strewn at random in the middle of the
    /// board; they may touch and overlap, and either face may be up. On top of them, in the same way, come Troy II,
    /// then VI, VII and VIII/IX.
    BUILDING_THE_MOUND = "TRO-14", "Building the mound", Rulebook("Préparation");

    /// Each layer is mixed by itself and poured, in that order, on the middle of the board, which gives a fairly tight
    /// and thick heap (the author's way, reported by the translator).
    POURING = "TRO-15", "Pouring layer by layer", Rulebook("Préparation, translator's note");

    /// With two players Troy VI is left out of the mound and its frame is not used.
    NO_TROY_VI = "TRO-16", "Two players: no Troy VI", Rulebook("2 et 3 joueurs");

    /// As starting capital each player takes one uncovered, free piece from the mound and puts it into his tent.
    STARTING_PIECE = "TRO-17", "Starting piece", Rulebook("Préparation");

    /// Three activities exist: digging (mound → front of the tent), examining (front → behind the tent), publishing
    /// (behind the tent → frame).
    THREE_ACTIVITIES = "TRO-18", "The three activities", Rulebook("Déroulement");

    /// A round begins with every player choosing one action card from his hand and laying it face down before him.
    CHOOSING_A_CARD = "TRO-19", "Choosing an action card", Rulebook("Cartes d'action");

    /// You must always play a card, also for an action that you cannot or do not want to carry out.
    CARD_MUST_BE_PLAYED = "TRO-20", "A card must be played", Rulebook("Encore des questions");

    /// When all have chosen, the cards are turned up together.
    TURNING_UP = "TRO-21", "Turning up the cards", Rulebook("Cartes d'action");

    /// The highest number acts first, then the others in descending order.
    TURN_ORDER = "TRO-22", "Turn order", Rulebook("Cartes d'action");

    /// The kind of the card says what its player does this round: either dig and/or examine, or else publish.
    CARD_DECIDES = "TRO-23", "The card decides", Rulebook("Cartes d'action");

    /// Played cards stay in an open pile in front of the tent; they never come back.
    PLAYED_CARDS = "TRO-24", "Played cards", Rulebook("Cartes d'action");

    /// At the end of his turn a player who played a publication card draws one permit (21-36) from the pile.
    DRAWING_A_PERMIT = "TRO-25", "Drawing a permit", Rulebook("Cartes d'action; Publication primordiale");

    /// A player who played a publication card draws his permit even if he could not or would not publish anything.
    PERMIT_IN_ANY_CASE = "TRO-26", "A permit in any case", Rulebook("Encore des questions");

    /// After the last player's turn the next round begins.
    NEXT_ROUND = "TRO-27", "Next round", Rulebook("Cartes d'action");

    /// In a dig turn a player may dig and/or examine, at most five handlings in all: three dug leave two to examine,
    /// four examined leave one to dig.
    FIVE_HANDLINGS = "TRO-28", "Five handlings", Rulebook("Permis de fouille");

    /// Digging and examining may be done in any order and mixed (the author's word, reported by the translator).
    ANY_ORDER = "TRO-29", "Any order", Rulebook("Permis de fouille, translator's note");

    /// To dig is to take one piece from the mound and put it in front of the own tent.
    DIGGING = "TRO-30", "Digging", Rulebook("Fouilles");

    /// Only a piece that is completely accessible and uncovered may be taken.
    ONLY_FREE_PIECES = "TRO-31", "Only free pieces", Rulebook("Fouilles");

    /// A piece is uncovered when its upper face touches no other piece. A higher piece that does not touch the piece
    /// beneath it leaves that piece uncovered (the author's word, reported by the translator).
    UNCOVERED = "TRO-32", "Uncovered", Rulebook("Fouilles, translator's note");

    /// A piece once taken never goes back on the mound.
    NO_WAY_BACK = "TRO-33", "No way back", Rulebook("Fouilles");

    /// At the end of his turn a player may have at most five pieces in front of his tent.
    FIVE_IN_FRONT = "TRO-34", "Five in front", Rulebook("Fouilles");

    /// If pieces of the mound wobble while a player digs, he goes on: there is no penalty.
    WOBBLING = "TRO-35", "Wobbling", Rulebook("Encore des questions");

    /// To examine is to move a piece from the front of the own tent to behind it.
    EXAMINING = "TRO-36", "Examining", Rulebook("Examen");

    /// Only an examined piece may be turned over; behind the tent its owner knows both faces.
    TURNING_OVER = "TRO-37", "Turning a piece over", Rulebook("Examen");

    /// While examining, a player may compare the piece with the pieces already published.
    COMPARING = "TRO-38", "Comparing", Rulebook("Examen");

    /// Any number of pieces may be kept behind the tent.
    NO_LIMIT_BEHIND = "TRO-39", "No limit behind the tent", Rulebook("Examen");

    /// In a publication turn a player may publish up to five of his examined pieces.
    PUBLISHING_UP_TO_FIVE = "TRO-40", "Publishing up to five", Rulebook("Publication");

    /// A piece belongs to the layer whose sign it bears and is laid into that layer's frame, which bears the same sign.
    LAYER_OF_A_PIECE = "TRO-41", "The layer of a piece", Rulebook("Publication");

    /// Contour lines are on the piece and on the ground of the frame; they give the one cell where the piece goes.
    CELL_OF_A_PIECE = "TRO-42", "The cell of a piece", Rulebook("Publication");

    /// Renown is earned for every piece published.
    RENOWN_FOR_EVERY_PIECE = "TRO-43", "Renown for every piece", Rulebook("Publication");

    /// Single pieces or whole groups may be published.
    SINGLE_PIECES_AND_GROUPS = "TRO-44", "Single pieces and groups", Rulebook("Publication");

    /// A group is a set of pieces joined edge to edge; pieces that meet only at a corner are not adjacent.
    GROUPS = "TRO-45", "Groups", Rulebook("Publication; Encore des questions");

    /// Several publications may be made in one turn, in one layer or in several, as long as they have no more than five
    /// pieces together.
    SEVERAL_PUBLICATIONS = "TRO-46", "Several publications in a turn", Rulebook("Encore des questions; Exemples 1 and 2");

    /// A publication turn gives no digging and no examining, however few pieces are published.
    PUBLISHING_ONLY = "TRO-47", "Publishing only", Rulebook("Encore des questions");

    /// The first publication in a layer is primordial, whether one piece or a group.
    FIRST_PUBLICATION = "TRO-48", "First publication", Rulebook("Publication primordiale");

    /// A later publication in that layer is primordial only if it is a group of more pieces than the largest group now
    /// in the layer.
    LARGER_PUBLICATION = "TRO-49", "Larger publication", Rulebook("Publication primordiale");

    /// Any other publication, a single piece or a group that is not larger, is secondary.
    SECONDARY_PUBLICATION = "TRO-50", "Secondary publication", Rulebook("Publication primordiale");

    /// A secondary publication must be adjacent to pieces already published in the layer.
    SECONDARY_ADJACENT = "TRO-51", "Secondary: adjacent", Rulebook("Publication primordiale");

    /// A primordial publication may lie anywhere in the layer, next to published pieces or not, on free cells.
    PRIMORDIAL_ANYWHERE = "TRO-52", "Primordial: anywhere", Rulebook("Encore des questions");

    /// A player may make two primordial publications in the same layer in one turn, for instance first one piece, then
    /// a group of three.
    TWO_PRIMORDIAL = "TRO-53", "Two primordial publications", Rulebook("Encore des questions");

    /// A publication that fills the layer completely is a final publication and scores like a primordial one.
    FINAL_PUBLICATION = "TRO-54", "Final publication", Rulebook("Publication primordiale");

    /// A plan piece has a layer sign on one face and part of the site plan on the other; published it earns two points.
    PLAN_PIECE = "TRO-55", "Plan piece", Rulebook("Score");

    /// A rubble piece has a layer sign on both faces; published it earns one point.
    RUBBLE_PIECE = "TRO-56", "Rubble piece", Rulebook("Score");

    /// A primordial publication earns one extra point for each of its pieces.
    PRIMORDIAL_BONUS = "TRO-57", "Primordial bonus", Rulebook("Score");

    /// A final publication earns one extra point for each of its pieces, as if it were primordial.
    FINAL_BONUS = "TRO-58", "Final bonus", Rulebook("Publication primordiale");

    /// Renown is kept with the pawns: a player advances his pawn by as many spaces as the points he has won.
    ADVANCING_THE_PAWN = "TRO-59", "Advancing the pawn", Rulebook("Points de renommée");

    /// Only one pawn may stand on a space.
    ONE_PAWN_PER_SPACE = "TRO-60", "One pawn per space", Rulebook("Points de renommée");

    /// If a pawn ends on an occupied space, the pawn that was there is moved back to the first free space.
    MOVING_BACK = "TRO-61", "Moving back", Rulebook("Points de renommée");

    /// The game ends when all players have used all their publication cards.
    END_OF_THE_GAME = "TRO-62", "End of the game", Rulebook("Fin du jeu");

    /// A player who has used up his publication cards before the others goes on playing dig cards until they have
    /// finished (translator's note).
    OUT_OF_PUBLICATION_CARDS = "TRO-63", "Out of publication cards", Rulebook("Fin du jeu, translator's note");

    /// A frame may be taken in hand to compare pieces but not put behind a tent.
    FRAMES_IN_HAND = "TRO-64", "Frames in hand", Rulebook("Encore des questions");

    /// Which number has which colour is reconstructed, because the pictures are lost. Red: 1 7 12 14 18, 37 43 48 51 54
    /// 57 64. Blue: 3 5 10 15 20, 40 42 46 49 56 59 61. Yellow: 2 8 9 16 17, 38 41 47 50 55 60 63. Green: 4 6 11 13 19,
    /// 39 44 45 52 53 58 62. The table gives every colour the same strength.
    CARD_COLOURS = "TRO-R1", "Colours of the cards", Ruling;

    /// The choice of the starting cards is free, secret and simultaneous; the cards left over leave the game unseen.
    /// Three players choose 5 of their 7 publication cards and keep all 5 dig cards; two players take everything, so
    /// nothing is asked.
    CHOOSING_STARTING_CARDS = "TRO-R2", "Choosing the starting cards", Ruling;

    /// The mound lies ready from the start, then the cards are chosen, then the starting pieces are taken. The order
    /// has no bearing on the rules.
    PREPARATION_ORDER = "TRO-R3", "Order of the preparation", Ruling;

    /// The starting pieces are taken by seat 0 first, then in ascending order; the rulebook gives none. Each player
    /// sees what those before him took.
    STARTING_PIECE_ORDER = "TRO-R4", "Order of the starting pieces", Ruling;

    /// The starting piece goes into the tent and so counts as examined: its owner knows it and may publish it. It costs
    /// no handling and no card.
    STARTING_PIECE_EXAMINED = "TRO-R5", "The starting piece is examined", Ruling;

    /// The mound is made of flat square plates of equal size and thickness. A plate has an integer centre (x, y), one
    /// of 36 exact rotations and an integer level z; a piece that is thrown lies one level above the highest piece that
    /// it overlaps, and pieces that overlap have different levels.
    PLATES = "TRO-R6", "The mound as plates", Ruling;

    /// A higher piece touches a lower one if their areas overlap (more than an edge or a corner in common) and the
    /// higher one lies at most 3 levels above: plates tilt, so a small gap closes. With 4 or more levels between them
    /// it is a bridge: there is no contact, and the lower piece may be taken from under it. The option bridges: false
    /// counts every overlap as contact, for tables that take only what lies open to the sky.
    BRIDGES = "TRO-R7", "Contact and bridges", Ruling;

    /// The heap does not move: taking a piece changes nothing in the place of the others. A piece that carries another
    /// is touched by it and so cannot be taken first.
    STEADY_HEAP = "TRO-R8", "A steady heap", Ruling;

    /// A piece of the mound is seen if it is free, or if at least one of nine points of its upper face (its middle and
    /// eight points at three fifths of the way to the edges and corners) is under no higher piece. Everybody sees of a
    /// seen piece its place, its level and the face that is up. Of the others nobody sees anything.
    WHAT_IS_SEEN = "TRO-R9", "What is seen", Ruling;

    /// Contour lines are on every face and show the same site in every layer, so both faces tell the cell. The symbol
    /// face tells the layer too, but not whether the other face has a plan. The plan face tells that it is a plan
    /// piece, but not the layer. With the option contours: "examined" the fine lines are legible only behind the tent,
    /// so an unexamined face does not tell the cell.
    WHAT_A_FACE_TELLS = "TRO-R10", "What a face tells", Ruling;

    /// Which pieces are plan pieces is drawn at random for each game, with a fixed number per layer: 6 in Troy I, 10 in
    /// each of the others. The option plans: "box" uses a reconstructed table, and an owner of the game passes the real
    /// one: the plan cells of all five layers.
    WHICH_ARE_PLANS = "TRO-R11", "Which pieces are plan pieces", Ruling;

    /// A dug piece lies in front of the tent the same way up as it lay in the mound. Nobody may turn it, not even its
    /// owner, before it is examined, so all see the same face.
    DUG_FACE = "TRO-R12", "Face of a dug piece", Ruling;

    /// Opponents may remember what they saw: a view keeps the face that was seen by all, also after the piece has gone
    /// behind a tent.
    MEMORY = "TRO-R13", "Memory", Ruling;

    /// Digging a piece and examining it are two handlings. A piece dug in this turn may be examined in this turn.
    DIG_AND_EXAMINE_ONE = "TRO-R14", "Digging and examining one piece", Ruling;

    /// There may be more than five pieces in front during a turn, since the limit holds at its end. But a dig that
    /// could not be made good any more is refused: with f pieces in front and r handlings left, this one included,
    /// digging needs f to be at most 3 + r. With more than five in front the turn cannot be ended.
    MORE_THAN_FIVE = "TRO-R15", "More than five during a turn", Ruling;

    /// A publication is one piece or a group that is connected by its own pieces alone. Being joined through pieces
    /// already published does not make two pieces one group.
    CONNECTED_BY_ITSELF = "TRO-R16", "Connected by itself", Ruling;

    /// The largest group of a layer is its largest set of orthogonally connected published pieces, no matter who
    /// published them or when, this turn included. A new publication is measured by its own pieces alone, even if it
    /// joins older ones.
    LARGEST_GROUP = "TRO-R17", "Largest group", Ruling;

    /// A publication of the same size as the largest group is secondary: primordial needs more pieces.
    EQUAL_SIZE = "TRO-R18", "Equal size", Ruling;

    /// A secondary group is adjacent when at least one of its pieces has an edge in common with a published piece of
    /// the layer.
    ADJACENT_BY_ONE = "TRO-R19", "Adjacent by one piece", Ruling;

    /// A player cannot choose the status, it follows from the pieces: a publication that fills the layer is final, else
    /// one that is large enough is primordial, else it is secondary.
    STATUS_NOT_CHOSEN = "TRO-R20", "Status is not chosen", Ruling;

    /// A publication that is final and larger than any group at once earns one extra point per piece, not two. Only the
    /// publication that fills the last cell is final; earlier publications of the same turn are not.
    ONE_BONUS_ONLY = "TRO-R21", "One bonus only", Ruling;

    /// A piece cannot be laid wrongly: its owner has examined it and its cell is fixed, so a publication names pieces
    /// only.
    NO_WRONG_CELL = "TRO-R22", "No wrong cell", Ruling;

    /// The pawn moves once, at the end of the publication turn, by the sum of the turn's points. With no points it does
    /// not move and pushes nobody.
    ONE_PAWN_MOVE = "TRO-R23", "One pawn move a turn", Ruling;

    /// Back is towards the start: one less, two less, to the first space with no pawn on it. The space that the moving
    /// pawn has just left counts as free. A pawn moved back pushes nobody.
    WHICH_WAY_BACK = "TRO-R24", "Which way is back", Ruling;

    /// Any number of pawns may stand on the start corner, where all begin: space 0 is always free.
    START_CORNER = "TRO-R25", "The start corner", Ruling;

    /// Laps round the track count: pawns collide only if their totals are equal.
    LAPS = "TRO-R26", "Laps", Ruling;

    /// Being moved back costs renown: the pawn's space is the score. So at the end no two players are level except at
    /// 0, and players at 0 share their rank. There is no other tie-break.
    MOVED_BACK_IS_LOST = "TRO-R27", "Moved back is renown lost", Ruling;

    /// The game ends as soon as the last publication turn is over and its permit drawn: no publication card is in a
    /// hand or still waiting in this round. Players who played a dig card in that round do not act any more; it could
    /// not change the score.
    WHEN_IT_ENDS = "TRO-R28", "When exactly it ends", Ruling;

    /// Neither the pile of permits nor a hand runs out in a game: 16, 15 or 14 publications with four, three or two
    /// players face 16 permits, and the last publication falls in round 11, 14 or 18 at the latest. In a position set
    /// up by hand an empty pile gives no card, and a seat with an empty hand sits the round out.
    PILE_AND_HANDS_SUFFICE = "TRO-R29", "Pile and hands suffice", Ruling;

    /// A dig turn ends by itself when five handlings are used or when both the mound and the own front are empty; a
    /// publication turn when five pieces are published or when nothing is behind the tent. All of these are open facts,
    /// tested when a turn begins and after every handling or publication. A player who has pieces but cannot publish
    /// any must end the turn himself, so that nobody learns which it was.
    TURNS_END_BY_THEMSELVES = "TRO-R30", "Turns that end by themselves", Ruling;

    /// The drawn permit is not shown; it joins the hand. That a player drew one is seen by all.
    DRAWN_PERMIT_SECRET = "TRO-R31", "The drawn permit is secret", Ruling;

    /// Only published pieces are worth something at the end.
    ONLY_PUBLISHED_COUNT = "TRO-R32", "Only published pieces count", Ruling;

    /// The mound may be empty before the end. Dig cards are still played.
    EMPTY_MOUND = "TRO-R33", "An empty mound", Ruling;

    /// Wobbling, comparing and taking a frame in hand need no move: nothing wobbles, and the frames are always in view.
    NO_MOVE_NEEDED = "TRO-R34", "Rules that need no move", Ruling;

    /// Each publication is judged by itself: not everything published in an empty layer in one turn is primordial. A
    /// second single piece there is secondary and must touch the first.
    EACH_BY_ITSELF = "TRO-R35", "Each publication by itself", Ruling;

    /// The starting piece need not lie on top: it must be uncovered and free, by the same test as for digging, and a
    /// free piece under a bridge will do.
    START_UNDER_A_BRIDGE = "TRO-R36", "Starting piece under a bridge", Ruling;
}
