//! The numbered rules of Les P'tites Locos and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The game is for 2 to 4 players.
    PLAYERS = "LOC-1", "Two to four players", Rulebook("front page");

    /// Each player owns four locomotives of one colour; the aim is to bring three of them to the arrival.
    AIM = "LOC-2", "Four locomotives, three to bring home", Rulebook("introduction");

    /// The board has three start spaces (green), three arrival spaces, nine sheds reserved for locomotives that have
    /// arrived, rail spaces, and four slots for platforms. A rail space holds at most one locomotive.
    BOARD = "LOC-3", "The board", Rulebook("set-up picture; Pousser une locomotive");

    /// At the start all four locomotives of each player are in front of their owner, off the board («in hand»).
    ALL_IN_HAND = "LOC-4", "All locomotives in hand", Rulebook("set-up");

    /// The platforms start against the buffers of their own colour: blue at blue, red at red, yellow at yellow.
    HOME_SLOTS = "LOC-5", "Platforms at their own buffers", Rulebook("set-up");

    /// Which end of a platform lies against the buffer at the start does not matter.
    ANY_START_END = "LOC-6", "Either end at the start", Rulebook("set-up");

    /// The slot next to the start area is vacant at the start.
    FIRST_SLOT_VACANT = "LOC-7", "The vacant slot at the start", Rulebook("set-up");

    /// The twelve repair tiles belong to the variant; without it they stay in the box.
    TILES_IN_THE_BOX = "LOC-8", "Repair tiles stay in the box", Rulebook("set-up");

    /// The player who last travelled by train begins. Seat 0 is that player.
    WHO_BEGINS = "LOC-9", "Who begins", Rulebook("set-up");

    /// Play goes round clockwise, that is in seat order.
    TURN_ORDER = "LOC-10", "Clockwise", Rulebook("course of play");

    /// A turn: roll all three dice at once, then move a platform, then move one locomotive. Then it is the next
    /// player's turn.
    TURN = "LOC-11", "The turn", Rulebook("course of play");

    /// The colour die names the platform that must be moved to the vacant slot.
    COLOUR_DIE = "LOC-12", "The colour die names the platform", Rulebook("Déplacer une plateforme");

    /// The platform may be put with its right or its left side against the buffer of that slot: the player who moves
    /// it chooses the end.
    CHOOSE_END = "LOC-13", "The player chooses the end", Rulebook("Déplacer une plateforme");

    /// Locomotives on the platform move with it and stay on their squares.
    RIDE = "LOC-14", "Locomotives ride along", Rulebook("Déplacer une plateforme");

    /// The platform is moved with care so that no locomotive falls: moving a platform never displaces or wrecks a
    /// locomotive.
    NOBODY_FALLS = "LOC-15", "Nobody falls off a platform", Rulebook("Déplacer une plateforme");

    /// A locomotive that then faces the wrong way stays on its square and is at once turned towards the arrival; no
    /// locomotive ever faces backwards.
    TURNED_ROUND = "LOC-16", "Turned towards the arrival", Rulebook("Déplacer une plateforme");

    /// The player chooses one of his locomotives and moves it as many squares as the sum of the two number dice, along
    /// the rails towards the arrival.
    DRIVE = "LOC-17", "Moving a locomotive", Rulebook("Déplacer une locomotive");

    /// To bring a locomotive into play it is put on one of the three start spaces, which must be unoccupied.
    ENTER = "LOC-18", "Bringing a locomotive into play", Rulebook("Déplacer une locomotive");

    /// Bringing a locomotive into play costs one point; the locomotive then goes on along the rails with the rest.
    ENTRY_COST = "LOC-19", "Entering costs one point", Rulebook("Déplacer une locomotive");

    /// If all start spaces are occupied, which is rare, only a locomotive already on the board can be moved.
    STARTS_FULL = "LOC-20", "All start spaces occupied", Rulebook("Déplacer une locomotive");

    /// If the next square is occupied by another locomotive, the moving one stops behind it and the points that are
    /// left are used by the locomotive that was hit.
    BUMP = "LOC-21", "Pushing", Rulebook("Pousser une locomotive");

    /// If the locomotive that was hit is blocked as well, the reaction goes on; locomotives move until the points are
    /// used up.
    CHAIN = "LOC-22", "Chain reaction", Rulebook("Pousser une locomotive");

    /// A locomotive that is blocked before it has moved at all pushes in the same way.
    BLOCKED_AT_ONCE = "LOC-23", "Blocked before moving", Rulebook("Pousser une locomotive");

    /// Opponents' locomotives may be pushed, and one's own.
    PUSH_ANYBODY = "LOC-24", "Opponents' and own locomotives", Rulebook("Pousser une locomotive");

    /// A locomotive that runs against a buffer or derails (leaves the track), by its own movement or pushed, has an
    /// accident.
    ACCIDENT = "LOC-25", "Accidents", Rulebook("Manœuvre accidentelle");

    /// A wrecked locomotive returns to its owner's hand and has to start again from the start in a later turn.
    BACK_TO_HAND = "LOC-26", "Back to the hand", Rulebook("Manœuvre accidentelle");

    /// After an accident the unused points are lost.
    POINTS_LOST = "LOC-27", "Unused points are lost", Rulebook("Manœuvre accidentelle");

    /// A player whose two number dice are equal may play again if he wishes, but only with the same locomotive.
    DOUBLE = "LOC-28", "Playing again after a double", Rulebook("Un double aux dés");

    /// To play again a player rolls all three dice, moves the platform of the colour, then moves that same locomotive.
    SECOND_PLAY = "LOC-29", "The second play", Rulebook("Un double aux dés");

    /// A double in the second play gives nothing: there is no third play.
    NO_THIRD_PLAY = "LOC-30", "No third play", Rulebook("Un double aux dés");

    /// If the first play was a double and ended in an accident, the player may start the wrecked locomotive again from
    /// a start space in the second play.
    RESTART = "LOC-31", "A double and an accident", Rulebook("Un double aux dés, «Important»");

    /// A locomotive that its player brings onto an arrival space is put into a free shed.
    ARRIVAL = "LOC-32", "Arrival", Rulebook("La zone d'arrivée");

    /// The unused points of a locomotive that has arrived are lost; this is no accident.
    ARRIVAL_IS_SAFE = "LOC-33", "Arriving is no accident", Rulebook("La zone d'arrivée");

    /// A locomotive that runs into an arrival buffer after it has been hit has an accident.
    PUSHED_TOO_FAR = "LOC-34", "Pushed into an arrival buffer", Rulebook("La zone d'arrivée");

    /// A player's own locomotive that he pushes himself into an arrival buffer has an accident too.
    OWN_PUSHED_TOO_FAR = "LOC-35", "Pushing one's own into an arrival buffer", Rulebook("La zone d'arrivée");

    /// A locomotive wrecked at an arrival buffer goes back to its owner and starts again from the start.
    WRECKED_AT_ARRIVAL = "LOC-36", "Wrecked at the arrival", Rulebook("La zone d'arrivée");

    /// The game ends at once when a player has a third locomotive in one of the nine sheds; that player wins.
    THIRD_HOME = "LOC-37", "The third locomotive wins", Rulebook("end of the game");

    /// In the variant the repair tiles form a reserve beside the board.
    RESERVE = "LOC-38", "Variant: the reserve", Rulebook("variant");

    /// Each time a player takes back a wrecked locomotive he also receives one repair tile from the reserve.
    TILE_GAINED = "LOC-39", "Variant: receiving a tile", Rulebook("variant");

    /// At the beginning of his turn a player who has one may use a repair tile to set the colour die to any face
    /// without rolling it: he chooses the platform that will move.
    USE_TILE = "LOC-40", "Variant: using a tile", Rulebook("variant");

    /// The used tile goes back to the reserve.
    TILE_RETURNED = "LOC-41", "Variant: the used tile", Rulebook("variant");

    /// After using a tile the player rolls the two number dice, moves the chosen platform, then moves one of his
    /// locomotives.
    TURN_WITH_TILE = "LOC-42", "Variant: the turn with a tile", Rulebook("variant");

    /// The board and its tracks are shown only in lost pictures, so a reconstruction is used; the option `board` takes
    /// another one. It makes every sentence of the rulebook true, and every public description that was found except
    /// one review's view of LOC-R2. It is a model, not a copy of the box.
    RECONSTRUCTION = "LOC-R1", "The reconstructed board", Ruling;

    /// The player chooses the end of the platform (`platformEnds: "choice"`), as LOC-13 says in so many words. A
    /// platform that is slid without being lifted comes to lie with its other end against the buffer, whichever slot
    /// it goes to: with `platformEnds: "slide"` there is no choice, and end A becomes B and B becomes A with every
    /// move. Real tables differ, so it is an option.
    ENDS_READING = "LOC-R2", "Choosing the end or sliding", Ruling;

    /// Nobody decides the ends at the start, since they do not matter: end A lies against the buffer for all three
    /// platforms, and the option `startEnds` sets others.
    START_ENDS = "LOC-R3", "Ends at the start", Ruling;

    /// The whole sum is moved, with no choice of path (no square has two successors); only an accident or an arrival
    /// ends the movement early. Points that are used up when a locomotive comes to stand behind another push nobody.
    WHOLE_SUM = "LOC-R4", "The whole sum", Ruling;

    /// A locomotive is against a buffer when a point would carry it into the buffer. Standing on the last square
    /// before a buffer is safe.
    BEFORE_A_BUFFER = "LOC-R5", "Against a buffer", Ruling;

    /// Derailing is a step from a track into the vacant slot, or off a platform where no track continues (row 4, or a
    /// platform row without rail). It happens to moving locomotives only; a platform move wrecks nobody.
    DERAILING = "LOC-R6", "Derailing", Ruling;

    /// A locomotive on a track that is cut off stays where it is, may be moved (and then has its accident), or may be
    /// left there. Nobody has to move it.
    CUT_OFF = "LOC-R7", "On a cut-off track", Ruling;

    /// If no locomotive can be moved (none on the board, all start spaces occupied), the platform has been moved and
    /// then the turn ends; a double gives nothing, as there is no «same locomotive».
    NOTHING_TO_MOVE = "LOC-R8", "No locomotive can be moved", Ruling;

    /// A player may neither pass nor refuse a move that ends in an accident. He chooses among his locomotives and the
    /// free start spaces, and one of them must move; entering beside an empty slot 1 is allowed and derails at the
    /// first step.
    NO_PASS = "LOC-R9", "No passing", Ruling;

    /// A locomotive that is pushed exactly onto an arrival space with no point left has arrived and goes into a shed
    /// for its owner: it has not hit the buffer. With a point left it does.
    PUSHED_HOME = "LOC-R10", "Pushed exactly onto an arrival space", Ruling;

    /// If somebody else pushes a player's third locomotive home, its owner wins at once: LOC-37 asks only for the
    /// third locomotive in a shed.
    WON_BY_ANOTHER = "LOC-R11", "The third one pushed home", Ruling;

    /// The sheds are interchangeable: an arriving locomotive goes into the free shed with the lowest number. Nine are
    /// always enough (4 × 2 + 1). An arrival space is never occupied after a move.
    WHICH_SHED = "LOC-R12", "Which shed", Ruling;

    /// The same locomotive is the one chosen in the first play, even if it could not move itself and only pushed, and
    /// also if the push wrecked another one of the player's own.
    SAME_LOCOMOTIVE = "LOC-R13", "The same locomotive", Ruling;

    /// A double that brings the locomotive into a shed gives no replay: the same locomotive cannot go on.
    DOUBLE_HOME = "LOC-R14", "A double into a shed", Ruling;

    /// After a double and an accident no replay is offered while no start space is free: the same locomotive could not
    /// be moved.
    DOUBLE_STARTS_FULL = "LOC-R15", "A double, an accident, no start space", Ruling;

    /// No repair tile can be used in the second play: LOC-29 demands all three dice again, and the second play is not
    /// the beginning of the turn. One tile a turn at most.
    NO_TILE_IN_SECOND_PLAY = "LOC-R16", "No tile in the second play", Ruling;

    /// The tile goes to the owner of the wrecked locomotive, whoever caused the accident and whoever's turn it is. If
    /// the reserve is empty, nobody gets one. A tile received during one's own turn can be used from the next turn on.
    WHO_GETS_THE_TILE = "LOC-R17", "Who gets the tile", Ruling;

    /// Tracks that cross on a platform only cross: each strand has its own squares, and locomotives on different
    /// strands never block each other.
    CROSSINGS = "LOC-R18", "Crossing tracks", Ruling;

    /// Locomotives in hand are alike: the lowest-numbered one in hand enters, in the second play after an accident the
    /// wrecked one.
    WHICH_ENTERS = "LOC-R19", "Which locomotive enters", Ruling;

    /// One move brings at most one accident or arrival: everybody in a chain but the last stops behind the next.
    ONE_ACCIDENT = "LOC-R20", "At most one accident or arrival", Ruling;

    /// Nothing forbids wrecking on purpose for ever. `turnLimit` (default 1000) ends the game after that turn without a
    /// winner; 0 means no limit. It is a safeguard, not a rule of the box. With a `board` of one's own 0 is refused:
    /// nobody has shown that such a board can be finished at all.
    TURN_LIMIT = "LOC-R21", "The turn limit", Ruling;

    /// The rulebook names only the winner. Scores are the numbers of locomotives in sheds; the ranking follows the
    /// scores, equal scores share a place. After LOC-37 the winner is alone in front, 3 against at most 2.
    PLACES = "LOC-R22", "Places behind the winner", Ruling;

    /// The player knows the number dice when he chooses the end of the platform: all dice are rolled first. When he
    /// uses a tile he does not know them when he chooses the colour.
    DICE_ARE_KNOWN = "LOC-R23", "What is known when the end is chosen", Ruling;

    /// Exactly one platform moves in every play, the one that is named; it cannot stay, and it cannot be turned on the
    /// spot. The slot it leaves is the vacant one for this play's locomotive move.
    MUST_MOVE = "LOC-R24", "The named platform moves", Ruling;

    /// A tile that was given up counts for an accident of the same turn: it is back in the reserve before the roll.
    TILE_BACK_FIRST = "LOC-R25", "The used tile is back before the roll", Ruling;
}
