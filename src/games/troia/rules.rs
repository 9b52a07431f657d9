//! The numbered rules of Troia and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The players dig up pieces of Troy and rebuild its layers. Publishing what you find earns you renown and more dig
    /// permits.
    AIM = "TRO-1", "Aim", Rulebook("But du jeu", "les joueurs essayent de reconstituer les couches successives de Troie");

    /// The player with the most renown at the end wins.
    WINNER = "TRO-2", "Winner", Rulebook("But du jeu; Fin du jeu", "joueur qui a la plus grande renommée gagne");

    /// Troia is for two to four players.
    PLAYERS = "TRO-3", "Players", Rulebook("Présentation", "un jeu pour 2 à 4 joueurs");

    /// 73 pieces make up five layers, from the oldest to the youngest: Troy I (9), II (16), VI (16), VII (16), VIII/IX
    /// (16).
    PIECES_AND_LAYERS = "TRO-4", "Pieces and layers", Rulebook("Contenu", "73 pièces de puzzle qui, correctement arrangées");

    /// There are 64 action cards, and all their numbers are different. Cards 1-36 are for digging and show a shovel and
    /// a sieve; 37-64 are for publishing and show a map of the dig. Cards 1-20 and 37-64 have coloured dots, 21-36 have
    /// none.
    ACTION_CARDS = "TRO-5", "Action cards", Rulebook("Contenu; Cartes d'action; Préparation", "64 cartes d'action : 36 permettant de fouiller");

    /// Each player takes a tent and a coloured pawn.
    TENTS_AND_PAWNS = "TRO-6", "Tents and pawns", Rulebook("Préparation", "Chaque joueur reçoit une tente et un pion coloré");

    /// With four players you choose 4 dig cards and 4 publication cards from those with the dot of your colour, and put
    /// them behind your tent.
    STARTING_CARDS_FOUR = "TRO-7", "Starting cards, four players", Rulebook("Préparation", "Chaque joueur choisit 4 cartes de fouille et 4 cartes de publication");

    /// With three players you start with 5 dig cards and 5 publication cards of your colour.
    STARTING_CARDS_THREE = "TRO-8", "Starting cards, three players", Rulebook("2 et 3 joueurs", "chaque joueur commence avec 5 cartes de fouille et 5 cartes");

    /// With two players you start with 5 dig cards and 7 publication cards of your colour.
    STARTING_CARDS_TWO = "TRO-9", "Starting cards, two players", Rulebook("2 et 3 joueurs", "Chaque joueur prend 5 cartes de fouilles et 7 cartes de publication");

    /// The cards with a coloured dot that nobody keeps leave the game.
    LEFTOVER_CARDS = "TRO-10", "Leftover cards", Rulebook("Préparation", "qui restent avec des pastilles colorées sont enlevées du jeu");

    /// The neutral dig cards 21-36 are shuffled into a face-down pile beside the board: all sixteen, with any number of
    /// players.
    PERMIT_PILE = "TRO-11", "Permit pile", Rulebook("Préparation; 2 et 3 joueurs", "numérotées de 21 à 36 sont brouillées et placées en une pile");

    /// All pawns start on one corner of the score track.
    PAWNS_AT_START = "TRO-12", "Pawns at the start", Rulebook("Préparation", "placées sur un des coins de la piste de marque");

    /// The frames lie round the board.
    FRAMES = "TRO-13", "Frames", Rulebook("Préparation", "Les cadres de couches sont disposés autour du plateau de jeu");

    /// The mound is built layer by layer. The pieces of Troy I are mixed and strewn at random in the middle of the
    /// board. They may touch and overlap, and either face may be up. Troy II is strewn on top of them in the same way,
    /// then VI, VII and VIII/IX.
    BUILDING_THE_MOUND = "TRO-14", "Building the mound", Rulebook("Préparation", "mélangées et répandues aléatoirement au milieu du plateau de jeu");

    /// The author mixed each layer by itself and poured the layers, in that order, on the middle of the board. This
    /// gives a fairly tight and thick heap (reported by the translator).
    POURING = "TRO-15", "Pouring layer by layer", Rulebook("Préparation, translator's note", "verser les pièces dans l'ordre indiqué au milieu du plateau");

    /// With two players Troy VI is left out of the mound.
    NO_TROY_VI = "TRO-16", "Two players: no Troy VI", Rulebook("2 et 3 joueurs", "la couche Troie VI est retirée du jeu");

    /// As starting capital you take one uncovered, free piece from the top of the mound and put it into your tent.
    STARTING_PIECE = "TRO-17", "Starting piece", Rulebook("Préparation", "une pièce découverte et libre au dessus du monticule");

    /// There are three activities: digging (from the mound to the front of your tent), examining (from the front to
    /// behind your tent) and publishing (from behind your tent into a frame).
    THREE_ACTIVITIES = "TRO-18", "The three activities", Rulebook("Déroulement", "Les actions suivantes sont possibles au cours du jeu");

    /// A round begins with a card: every player chooses one action card and lays it face down.
    CHOOSING_A_CARD = "TRO-19", "Choosing an action card", Rulebook("Cartes d'action", "une carte d'action et la place face non visible devant lui");

    /// You must always play a card, even for an action that you cannot or do not want to carry out.
    CARD_MUST_BE_PLAYED = "TRO-20", "A card must be played", Rulebook("Encore des questions", "vous devez toujours jouer une carte d'action");

    /// When everybody has chosen, all cards are turned up.
    TURNING_UP = "TRO-21", "Turning up the cards", Rulebook("Cartes d'action", "Lorsque tous les joueurs ont choisi leur carte");

    /// The player of the highest number acts first, then the others in descending order.
    TURN_ORDER = "TRO-22", "Turn order", Rulebook("Cartes d'action", "carte d'action de plus forte valeur joue en premier");

    /// Your card decides what you do this round: either dig and/or examine, or else publish.
    CARD_DECIDES = "TRO-23", "The card decides", Rulebook("Cartes d'action", "fouiller et/ou examiner, d'autre part publier");

    /// Played cards stay in an open pile in front of the tent.
    PLAYED_CARDS = "TRO-24", "Played cards", Rulebook("Cartes d'action", "les cartes sont laissées en pile visible devant la tente");

    /// If you played a publication card, you draw one permit (21-36) from the pile at the end of your turn.
    DRAWING_A_PERMIT = "TRO-25", "Drawing a permit", Rulebook("Cartes d'action; Publication primordiale", "une carte de publication tire une carte de fouille de la pioche");

    /// You draw the permit even if you could not or did not want to publish anything.
    PERMIT_IN_ANY_CASE = "TRO-26", "A permit in any case", Rulebook("Encore des questions", "s'il n'a plus de possibilité ou de désir de publier");

    /// After the last player's turn the next round begins.
    NEXT_ROUND = "TRO-27", "Next round", Rulebook("Cartes d'action", "Alors le tour suivant commence");

    /// With a dig card you may dig pieces, examine pieces or do both: five at most. If you dig three pieces, you can
    /// examine only two; if you examine four, you can dig only one. Each piece dug or examined is an action.
    FIVE_HANDLINGS = "TRO-28", "Five actions", Rulebook("Permis de fouille", "ne peut manipuler qu'un maximum de cinq pièces");

    /// You may dig and examine in any order (the author's word, reported by the translator).
    ANY_ORDER = "TRO-29", "Any order", Rulebook("Permis de fouille, translator's note", "peuvent être effectués dans n'importe quel ordre");

    /// To dig, you take one piece from the mound and put it in front of your tent.
    DIGGING = "TRO-30", "Digging", Rulebook("Fouilles", "vous prenez une pièce sur le monticule");

    /// You may only take a piece that is completely accessible and uncovered.
    ONLY_FREE_PIECES = "TRO-31", "Only free pieces", Rulebook("Fouilles", "Seules les pièces qui sont complètement accessibles et découvertes");

    /// A piece is uncovered if no other piece touches its upper face. A higher piece that does not touch the one
    /// beneath it leaves that one uncovered, and you may take it (the author's word, reported by the translator).
    UNCOVERED = "TRO-32", "Uncovered", Rulebook("Fouilles, translator's note", "dont la surface supérieure ne touche aucune autre pièce");

    /// A piece that you have taken never goes back to the mound.
    NO_WAY_BACK = "TRO-33", "No way back", Rulebook("Fouilles", "ne peuvent plus être remises sur la colline de fouilles");

    /// At the end of your turn you may have at most five pieces in front of your tent.
    FIVE_IN_FRONT = "TRO-34", "Five in front", Rulebook("Fouilles", "ne peuvent pas avoir plus de cinq pièces devant leur tente");

    /// If pieces of the mound wobble while you dig, you may still go on digging.
    WOBBLING = "TRO-35", "Wobbling", Rulebook("Encore des questions", "ce jeu n'est pas le Mikado");

    /// To examine, you move a piece from the front of your tent to behind it.
    EXAMINING = "TRO-36", "Examining", Rulebook("Examen", "vous prenez une pièce de devant votre tente");

    /// Once you have examined a piece, you may turn it over.
    TURNING_OVER = "TRO-37", "Turning a piece over", Rulebook("Examen", "Une fois qu'une pièce a été examinée, elle peut être retournée");

    /// While you examine a piece, you may look whether it fits one that is already published.
    COMPARING = "TRO-38", "Comparing", Rulebook("Examen", "rechercher si la pièce correspond avec une pièce déjà publiée");

    /// You may keep as many pieces behind your tent as you like.
    NO_LIMIT_BEHIND = "TRO-39", "No limit behind the tent", Rulebook("Examen", "accumuler autant de pièces derrière leur tente qu'ils le souhaitent");

    /// With a publication card you may publish up to five of your examined pieces.
    PUBLISHING_UP_TO_FIVE = "TRO-40", "Publishing up to five", Rulebook("Publication", "peut publier jusqu'à cinq de ses pièces examinées");

    /// A piece belongs to the layer whose sign it bears. It goes into the frame with the same sign.
    LAYER_OF_A_PIECE = "TRO-41", "The layer of a piece", Rulebook("Publication", "à quelle couche les pièces appartiennent");

    /// The pieces and the grounds of the frames have contour lines. They show in which cell of the frame a piece goes.
    CELL_OF_A_PIECE = "TRO-42", "The cell of a piece", Rulebook("Publication", "courbes de niveau sont à la fois sur le fond de cadre");

    /// You earn renown for every piece that you publish.
    RENOWN_FOR_EVERY_PIECE = "TRO-43", "Renown for every piece", Rulebook("Publication", "pour chacune de leurs pièces publiées");

    /// You may publish single pieces or whole groups.
    SINGLE_PIECES_AND_GROUPS = "TRO-44", "Single pieces and groups", Rulebook("Publication", "publier des pièces simples ou des groupes entiers de pièces");

    /// A group is a set of pieces joined edge to edge. Pieces that meet only at a corner are not adjacent.
    GROUPS = "TRO-45", "Groups", Rulebook("Publication; Encore des questions", "seules les pièces qui ont un bord commun (orthogonales) sont adjacentes");

    /// You may make several publications in one turn, in one layer or in several, with at most five pieces in all.
    SEVERAL_PUBLICATIONS = "TRO-46", "Several publications in a turn", Rulebook("Encore des questions; Exemple 1; Exemple 2", "publier dans des couches différentes dans le même tour");

    /// A publication turn gives you no digging and no examining, however few pieces you publish.
    PUBLISHING_ONLY = "TRO-47", "Publishing only", Rulebook("Encore des questions", "la publication est une activité séparée");

    /// The first publication in a layer is a primary publication, whether it is one piece or a group.
    FIRST_PUBLICATION = "TRO-48", "First publication", Rulebook("Publication primordiale", "La toute première publication primordiale dans une couche");

    /// A later publication in that layer is primary only if it is a group of more pieces than the largest group now in
    /// the layer.
    LARGER_PUBLICATION = "TRO-49", "Larger publication", Rulebook("Publication primordiale", "plus de pièces que le plus grand groupe actuellement présent");

    /// A single piece, or a group that is not larger, is a secondary publication.
    SECONDARY_PUBLICATION = "TRO-50", "Secondary publication", Rulebook("Publication primordiale", "sont classés comme des publications secondaires");

    /// A secondary publication must be adjacent to pieces that are already published in the layer.
    SECONDARY_ADJACENT = "TRO-51", "Secondary: adjacent", Rulebook("Publication primordiale", "toujours être placées adjacentes aux pièces déjà publiées");

    /// A primary publication may lie anywhere in the layer, next to published pieces or not, but not on top of them.
    PRIMORDIAL_ANYWHERE = "TRO-52", "Primary: anywhere", Rulebook("Encore des questions", "peuvent être faites n'importe où dans une couche");

    /// You may make two primary publications in the same layer in one turn, for instance first one piece, then a group
    /// of three.
    TWO_PRIMORDIAL = "TRO-53", "Two primary publications", Rulebook("Encore des questions", "d'abord un seul morceau puis un groupe de trois");

    /// A publication that fills its layer completely is a final publication. It scores like a primary one.
    FINAL_PUBLICATION = "TRO-54", "Final publication", Rulebook("Publication primordiale", "Si un joueur remplit complètement une couche en publiant");

    /// A plan piece has the sign of its layer on one face and part of the plan of the site on the other. It earns two
    /// points when you publish it.
    PLAN_PIECE = "TRO-55", "Plan piece", Rulebook("Score", "Ces pièces sont appelées pièces de Plan");

    /// A rubble piece has the sign of its layer on both faces. It earns one point when you publish it.
    RUBBLE_PIECE = "TRO-56", "Rubble piece", Rulebook("Score", "On les appelle pièces de Décombres");

    /// A primary publication earns one extra point for each of its pieces.
    PRIMORDIAL_BONUS = "TRO-57", "Primary bonus", Rulebook("Score", "le joueur gagne un point supplémentaire pour chaque pièce publiée");

    /// A final publication earns one extra point for each of its pieces, as if it were primary.
    FINAL_BONUS = "TRO-58", "Final bonus", Rulebook("Publication primordiale", "Ce statut rapporte comme une publication primordiale");

    /// The pawns show the renown: you advance yours by one space for each point that you win.
    ADVANCING_THE_PAWN = "TRO-59", "Advancing the pawn", Rulebook("Points de renommée", "il avance son pion d'autant de cases sur la piste");

    /// Only one pawn may stand on a space.
    ONE_PAWN_PER_SPACE = "TRO-60", "One pawn per space", Rulebook("Points de renommée", "Il ne peut y avoir qu'un seul jeton par case");

    /// If your pawn ends on an occupied space, the pawn that was there is moved back to the first free space.
    MOVING_BACK = "TRO-61", "Moving back", Rulebook("Points de renommée", "le pion qui était présent est reculé jusqu'à la première case libre");

    /// The game ends when all players have used all their publication cards.
    END_OF_THE_GAME = "TRO-62", "End of the game", Rulebook("Fin du jeu", "lorsque tous les joueurs ont utilisé toutes leurs cartes de publication");

    /// If you have used up your publication cards before the others, you can only dig and examine until they have
    /// finished (translator's note).
    OUT_OF_PUBLICATION_CARDS = "TRO-63", "Out of publication cards", Rulebook("Fin du jeu, translator's note", "Ces joueurs ne peuvent plus alors que fouiller et examiner");

    /// You may take a frame in hand to see whether your pieces fit, but you may not put it behind your tent.
    FRAMES_IN_HAND = "TRO-64", "Frames in hand", Rulebook("Encore des questions", "il n'est pas autorisé à le mettre derrière sa tente");

    /// The pictures of the cards are lost, so which number has which colour is our own table. Red: 1 7 12 14 18, 37 43
    /// 48 51 54 57 64. Blue: 3 5 10 15 20, 40 42 46 49 56 59 61. Yellow: 2 8 9 16 17, 38 41 47 50 55 60 63. Green: 4 6
    /// 11 13 19, 39 44 45 52 53 58 62. The table gives every colour the same strength.
    CARD_COLOURS = "TRO-R1", "Colours of the cards", Ruling;

    /// All players choose their starting cards freely, in secret and at the same time. The cards left over leave the
    /// game unseen. Three players choose 5 of their 7 publication cards and keep all 5 dig cards. Two players keep all
    /// twelve cards, so nothing is asked.
    CHOOSING_STARTING_CARDS = "TRO-R2", "Choosing the starting cards", Ruling;

    /// The mound lies ready from the start. Then the cards are chosen, and then the starting pieces are taken. The
    /// order has no bearing on the rules.
    PREPARATION_ORDER = "TRO-R3", "Order of the preparation", Ruling;

    /// The rulebook gives no order for taking the starting pieces. The player in the first seat begins, and the others
    /// follow seat by seat. Each sees what those before took.
    STARTING_PIECE_ORDER = "TRO-R4", "Order of the starting pieces", Ruling;

    /// Your starting piece goes into the tent, so it counts as examined: you know it and may publish it. It costs no
    /// action and no card.
    STARTING_PIECE_EXAMINED = "TRO-R5", "The starting piece is examined", Ruling;

    /// The mound is made of flat square plates, all of the same size and thickness. A plate has a place, one of 36
    /// directions and a level, all in whole numbers, so that every table agrees on what overlaps. When the mound is
    /// built, each new piece lies one level above the highest piece that it overlaps. So pieces that overlap are never
    /// on the same level.
    PLATES = "TRO-R6", "The mound as plates", Ruling;

    /// A higher piece touches a lower one if the two overlap by more than an edge or a corner and the higher one lies
    /// at most 3 levels above: plates tilt, so a small gap closes. With 4 or more levels between them it is a bridge:
    /// the two do not touch, and you may dig the lower piece from under it. Without the option “Digging under bridges”
    /// every overlap counts as contact: you may dig only pieces over which nothing lies.
    BRIDGES = "TRO-R7", "Contact and bridges", Ruling;

    /// The heap does not move: when you take a piece, all others stay where they are. A piece that carries another is
    /// touched by it, so you cannot take it first.
    STEADY_HEAP = "TRO-R8", "A steady heap", Ruling;

    /// You see a piece of the mound if it is free, or if at least one of nine points of its upper face is under no
    /// higher piece. The nine points are its middle and eight points at three fifths of the way to the edges and
    /// corners. Of such a piece everybody sees its place, its level and the face that is up. Of the others nobody sees
    /// anything.
    WHAT_IS_SEEN = "TRO-R9", "What is seen", Ruling;

    /// Contour lines are on every face and show the same site in every layer, so both faces tell the cell. A symbol
    /// face tells the layer too, but not whether the other face has a plan. A plan face tells that it is a plan piece,
    /// but not the layer. With the option “Contour lines” you can make the fine lines legible behind the tent only.
    /// Then you learn the cell of a piece when you examine it.
    WHAT_A_FACE_TELLS = "TRO-R10", "What a face tells", Ruling;

    /// The real table of plan pieces is lost, so they are drawn at random for each game: 6 in Troy I, 10 in each of the
    /// other layers. With the option “Plan pieces” you can play with a fixed table that we made up. If you own the game,
    /// you can give the true table: the plan cells of all five layers. How many plan pieces each layer has, everybody
    /// knows at every table.
    WHICH_ARE_PLANS = "TRO-R11", "Which pieces are plan pieces", Ruling;

    /// A dug piece lies in front of the tent the same way up as it lay in the mound. Nobody may turn it before it is
    /// examined, not even its owner, so all see the same face.
    DUG_FACE = "TRO-R12", "Face of a dug piece", Ruling;

    /// You need not remember what you saw: the table keeps showing the face that everybody has seen, even when the
    /// piece is behind a tent. Memory is not what this game is about, and anybody could take notes.
    MEMORY = "TRO-R13", "Memory", Ruling;

    /// If you dig a piece and examine it in the same turn, which you may, it counts twice: these are two actions.
    /// TRO-28 adds up what you dig and what you examine, and does not ask which pieces they are.
    DIG_AND_EXAMINE_ONE = "TRO-R14", "Digging and examining one piece", Ruling;

    /// You may have more than five pieces in front of your tent during your turn, since TRO-34 speaks of its end. But
    /// you may not dig a piece if you would have too few actions left to get back to five by examining. With five in
    /// front and two actions left, for instance, you may dig one and must then examine one. While more than five are in
    /// front, you cannot end your turn.
    MORE_THAN_FIVE = "TRO-R15", "More than five during a turn", Ruling;

    /// A publication is one piece, or a group whose own pieces are joined edge to edge. Pieces that are joined only
    /// through published ones are not a group.
    CONNECTED_BY_ITSELF = "TRO-R16", "Connected by itself", Ruling;

    /// The largest group of a layer is its largest set of published pieces joined edge to edge, no matter who published
    /// them or when, this turn included. In the third example two pieces of one player and one of another are a group
    /// of three. A new publication counts with its own pieces alone, even if it joins older ones.
    LARGEST_GROUP = "TRO-R17", "Largest group", Ruling;

    /// A publication of the same size as the largest group is secondary: a primary one needs more pieces.
    EQUAL_SIZE = "TRO-R18", "Equal size", Ruling;

    /// A secondary group is adjacent if at least one of its pieces shares an edge with a published piece of the layer.
    ADJACENT_BY_ONE = "TRO-R19", "Adjacent by one piece", Ruling;

    /// You do not choose what a publication counts as. If it fills the layer, it is final. If not, and it is large
    /// enough, it is primary. Otherwise it is secondary.
    STATUS_NOT_CHOSEN = "TRO-R20", "What a publication counts as", Ruling;

    /// A publication that is final and also larger than any group earns one extra point for each piece, not two. Only
    /// the publication that fills the last cell is final; earlier ones of the same turn are not.
    ONE_BONUS_ONLY = "TRO-R21", "One bonus only", Ruling;

    /// You cannot lay a piece wrongly: you have examined it and its cell is fixed. So you only say which pieces you
    /// publish.
    NO_WRONG_CELL = "TRO-R22", "No wrong cell", Ruling;

    /// Your pawn moves once, at the end of your publication turn, by all the points of the turn. Without points it does
    /// not move and moves nobody back.
    ONE_PAWN_MOVE = "TRO-R23", "One pawn move a turn", Ruling;

    /// Back means towards the start: one space, two spaces, until there is one without a pawn. The space that the
    /// moving pawn has just left counts as free. A pawn that is moved back moves nobody else.
    WHICH_WAY_BACK = "TRO-R24", "Which way is back", Ruling;

    /// Any number of pawns may stand on the start corner, where all begin: space 0 is always free.
    START_CORNER = "TRO-R25", "The start corner", Ruling;

    /// Laps round the track count: two pawns meet only if both have the same renown.
    LAPS = "TRO-R26", "Laps", Ruling;

    /// Being moved back costs renown: the space of your pawn is your score. So at the end no two players are level
    /// except at 0, and players at 0 share their rank. There is no other tie-break.
    MOVED_BACK_IS_LOST = "TRO-R27", "Moved back is renown lost", Ruling;

    /// The game ends as soon as the last publication turn is over and its permit is drawn: nobody has a publication
    /// card in hand or still to act on in this round. Players whose dig turn of that round is still to come do not act
    /// any more, because it could not change the score.
    WHEN_IT_ENDS = "TRO-R28", "When exactly it ends", Ruling;

    /// Neither the pile of permits nor a hand runs out. There are 16 permits, and 16, 15 or 14 publication cards with
    /// four, three or two players; the last of them is played in round 11, 14 or 18 at the latest. In a position set up
    /// by hand an empty pile gives no card, and a player with an empty hand sits the round out.
    PILE_AND_HANDS_SUFFICE = "TRO-R29", "Pile and hands suffice", Ruling;

    /// A dig turn ends by itself after five actions, or when the mound and the front of your tent are both empty. A
    /// publication turn ends by itself after five pieces, or when nothing is behind your tent. Everybody can see these
    /// things. They are looked at when a turn begins and after every action or publication. If you have pieces but
    /// cannot publish any, you must end the turn yourself, so that nobody learns which it was.
    TURNS_END_BY_THEMSELVES = "TRO-R30", "Turns that end by themselves", Ruling;

    /// You do not show the permit that you draw; it joins your hand. All see that you drew one.
    DRAWN_PERMIT_SECRET = "TRO-R31", "The drawn permit is secret", Ruling;

    /// Only published pieces are worth something at the end.
    ONLY_PUBLISHED_COUNT = "TRO-R32", "Only published pieces count", Ruling;

    /// The mound may be empty before the end. You still play dig cards.
    EMPTY_MOUND = "TRO-R33", "An empty mound", Ruling;

    /// Wobbling, comparing and taking a frame in hand need no move: nothing wobbles, and the frames are always in view.
    NO_MOVE_NEEDED = "TRO-R34", "Rules that need no move", Ruling;

    /// Each publication is judged by itself, so not everything that you publish in an empty layer in one turn is
    /// primary. A second single piece there is secondary and must touch the first.
    EACH_BY_ITSELF = "TRO-R35", "Each publication by itself", Ruling;

    /// A starting piece lies on top, as TRO-17 says. You may not take a piece if another one that you can see lies over
    /// it, even as a bridge that does not touch it. You may dig such a piece later. Pieces out of sight do not count,
    /// so that everybody can tell.
    START_UNDER_A_BRIDGE = "TRO-R36", "Starting piece under a bridge", Ruling;

    /// Every player has a different colour. The rulebook does not say so, but each player needs a pawn and the cards of
    /// one colour, and of each colour there is one set.
    A_COLOUR_EACH = "TRO-R37", "A colour each", Ruling;

    /// With two players the frame of Troy VI is not used: no piece belongs there.
    NO_FRAME_VI = "TRO-R38", "Two players: no frame for Troy VI", Ruling;

    /// A card that was played never comes back to a hand. The rulebook gives no way to take one back, and the game ends
    /// when cards are used up (TRO-62).
    NO_CARD_TWICE = "TRO-R39", "No card twice", Ruling;
}
