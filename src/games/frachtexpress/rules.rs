//! The numbered rules of FrachtExpress and our rulings on what the rulebook leaves open.

use crate::core::rules;

rules! {
    /// The game is for 3 or 4 players.
    PLAYERS = "FRA-1", "Three or four players", Rulebook("title", "voor 3 of 4 spelers vanaf ± 10 jaar");

    /// There are 50 track cards, 10 stations, 4 locomotive cards, 4 veto cards, 2 flight tickets and 4 wooden
    /// locomotives.
    COMPONENTS = "FRA-2", "Components", Rulebook("Spelmateriaal", "50 trajectkaarten ♦ 10 stations ♦ 4 locomotiefkaarten ♦ 4 vetokaarten");

    /// All 70 cards have the same size. The back shows which of the five kinds a card is.
    BACKS = "FRA-3", "One size, five backs", Rulebook("Spelmateriaal", "de 5 verschillende soorten zijn echter wel aan de achterzijde te herkennen");

    /// The basic game uses neither flight tickets nor veto cards.
    BASIC_GAME = "FRA-4", "The basic game", Rulebook("Spelmateriaal", "zijn de 2 vliegtickets en de 4 vetokaarten niet nodig");

    /// Each player gets a locomotive card and the locomotive of the same colour.
    COLOURS = "FRA-5", "Locomotives and their colours", Rulebook("Vorbereiding", "Elke speler krijgt 1 locomotiefkaart en de houten locomotief met dezelfde kleur");

    /// The ten stations A–J are laid out face up as in the sketch.
    STATIONS_LAID = "FRA-6", "The ten stations", Rulebook("Vorbereiding", "die worden open gelegd zoals in de schets hiernaast");

    /// The dotted lines of the sketch show where track cards go during the game. So the field is different every time.
    DOTTED_LINES = "FRA-7", "Where the field grows", Rulebook("Vorbereiding", "De stippellijnen duiden aan waar tijdens het spel de trajectkaarten aangelegd worden");

    /// All locomotives start in station A (START).
    START_IN_A = "FRA-8", "Everybody starts in A", Rulebook("Vorbereiding", "station A waar het woord ‘START’ op gedrukt staat");

    /// The hints printed on the stations other than A matter only in the advanced game.
    HINTS = "FRA-9", "Hints on the stations", Rulebook("Vorbereiding", "die is enkel van belang in het spel voor gevorderden");

    /// A track card shows track and four symbols: a wagon with its value 2–9, a coupling letter, an uncoupling letter,
    /// and an action value 1–5 drawn as a die.
    CARD_SYMBOLS = "FRA-10", "What a track card shows", Rulebook("De trajectkaarten", "Naast de sporen, tonen ze in de hoeken nog 4 symbolen");

    /// The wagon value is what you collect. It is also how far you drive when you play the card to drive.
    WAGON_VALUE = "FRA-11", "The wagon value", Rulebook("De trajectkaarten", "kaarten met een zo hoog mogelijke “wagonwaarde” te verzamelen");

    /// A higher action value is always better than a lower one.
    ACTION_VALUE = "FRA-12", "The action value", Rulebook("De trajectkaarten", "Een hogere “actiewaarde” is echter altijd beter dan een lagere");

    /// The track cards are shuffled. Each player gets 3, unseen by the others. The rest is the face-down pile.
    DEAL = "FRA-13", "Three cards each", Rulebook("De trajectkaarten", "elke speler krijgt daarvan blind 3 exemplaren");

    /// Lot decides who begins; play goes clockwise.
    CLOCKWISE = "FRA-14", "Lot decides who begins", Rulebook("De trajectkaarten", "Het lot bepaalt wie mag beginnen");

    /// At the start of your turn, take one card from the face-down pile.
    DRAW_FIRST = "FRA-15", "First draw a card", Rulebook("Het spel", "neemt eerst nog een trajectkaart van de blinde stapel");

    /// Then you may carry out actions 1–6: as many as you like, in any order, each as often as you like. Only action 6
    /// is an exception.
    ACTIONS = "FRA-16", "As many actions as you like", Rulebook("Het spel", "zoveel hij wil en in een willekeurige volgorde");

    /// Most actions cost one card from your hand each time. For uncoupling (action 4) the rulebook names no card.
    COSTS_A_CARD = "FRA-17", "An action costs a hand card", Rulebook("Het spel", "moet men echter elke keer één van zijn handkaarten uitspelen");

    /// Discarded cards form a discard pile beside the face-down pile.
    DISCARD_PILE = "FRA-18", "The discard pile", Rulebook("Het spel", "een aflegstapel met de afgelegde kaarten");

    /// When the face-down pile is used up, the discard pile is turned over, shuffled and becomes the new face-down
    /// pile.
    RESHUFFLE = "FRA-19", "The discard pile becomes the face-down pile", Rulebook("Het spel", "wordt die omgedraaid en geschud en als nieuwe blinde stapel neergelegd");

    /// You lay one card from your hand on an empty place of the field.
    LAY = "FRA-20", "Laying track", Rulebook("1. Spoorwegnet uitbreiden", "legt men 1 van de handkaarten op een lege plaats");

    /// A card must be laid right next to a card that lies there already: a station or a track card.
    CONTACT = "FRA-21", "Right next to another card", Rulebook("1. Spoorwegnet uitbreiden", "rechtstreeks aan de reeds gelegde kaarten, dus naast een station");

    /// You may turn the card that you lay as you like.
    ANY_TURN = "FRA-22", "Turned as you like", Rulebook("1. Spoorwegnet uitbreiden", "mag men zijn kaarten geheel naar keuze draaien");

    /// You lay one card from your hand on top of a laid track card so that it covers it.
    COMPLETE = "FRA-23", "Completing track", Rulebook("2. Trajecten vervolledigen", "direct op een al aangelegde trajectkaart, zodat die deze overdekt");

    /// No locomotive may stand on the card that is covered.
    NOT_UNDER_A_LOCOMOTIVE = "FRA-24", "Not under a locomotive", Rulebook("2. Trajecten vervolledigen", "Er mag echter geen locomotief op de bedekte kaart staan");

    /// The new card must show all track of the old one, each piece exactly where it was.
    KEEP_ELEMENTS = "FRA-25", "Old track stays where it was", Rulebook("2. Trajecten vervolledigen", "moet bovendien alle spoorelementen van de oude behouden");

    /// The rulebook pictures three attempts to complete track. Only the first is right. In the second the card is
    /// turned the wrong way. In the third a locomotive stands on the card.
    THREE_PICTURES = "FRA-26", "The three pictured attempts", Rulebook("2. Trajecten vervolledigen, picture", "Van deze 3 voorbeelden is alleen de linkse vervollediging toegestaan");

    /// You add a card from your hand to the train behind your locomotive card. It overlaps the last card, with the
    /// wagon at the top.
    COUPLE = "FRA-27", "Coupling a wagon", Rulebook("3. Wagons vastkoppelen", "een handkaart overlappend met zijn locomotiefkaart aan");

    /// To couple a wagon, your locomotive must be in the station of the card's coupling letter.
    COUPLING_STATION = "FRA-28", "In the station of the coupling letter", Rulebook("3. Wagons vastkoppelen", "dezelfde letter als bij het symbool “vastkoppelen” op deze kaart");

    /// You may have at most 5 coupled wagons at a time; no action value is higher.
    FIVE_WAGONS = "FRA-29", "At most five wagons", Rulebook("3. Wagons vastkoppelen; 5. Rijden met de locomotief", "Men mag maximum 5 “vastgekoppelde wagons” op hetzelfde moment bezitten");

    /// You slide one coupled wagon under your locomotive card: it is delivered.
    UNCOUPLE = "FRA-30", "Uncoupling a wagon", Rulebook("4. Wagons ontkoppelen", "schuift men de “vastgekoppelde wagon” ONDER zijn locomotiefkaart");

    /// To uncouple a wagon, your locomotive must be in the station of the wagon's uncoupling letter.
    UNCOUPLING_STATION = "FRA-31", "In the station of the uncoupling letter", Rulebook("4. Wagons ontkoppelen", "dezelfde letter als bij het symbool “ontkoppelen” op deze kaart");

    /// You may uncouple a wagon from any place in the train.
    ANY_WAGON = "FRA-32", "Any place in the train", Rulebook("4. Wagons ontkoppelen", "Het speelt daarbij geen rol, op welke positie hij zich bevindt");

    /// Only delivered wagons count at the end, each with its wagon value.
    DELIVERED_COUNT = "FRA-33", "Only delivered wagons count", Rulebook("4. Wagons ontkoppelen", "tellen bij het einde van het spel, overeenkomstig hun “wagonwaarde”");

    /// During the game nobody may look at delivered wagons, not even at their own.
    NOBODY_LOOKS = "FRA-34", "Nobody looks at delivered wagons", Rulebook("4. Wagons ontkoppelen", "Tijdens het spel mag niemand de “ontkoppelde wagons” zien");

    /// You discard one card from your hand face up. Your locomotive moves only on sleepers. It goes exactly as many of
    /// them as the card's wagon value.
    DRIVE = "FRA-35", "Driving", Rulebook("5. Rijden met de locomotief", "precies het aantal dwarsliggers verder als de “wagonwaarde” op de kaart");

    /// To drive, the action value of the card must be at least the number of your coupled wagons.
    LOAD = "FRA-36", "The action value limits the load", Rulebook("5. Rijden met de locomotief", "minstens even groot is als het aantal “aangehangen wagons”");

    /// At a branch you choose the way.
    BRANCH = "FRA-37", "You choose the way", Rulebook("5. Rijden met de locomotief", "Bij een vertakking beslist de speler, welke kant hij wil gebruiken");

    /// A locomotive never drives backwards.
    NEVER_BACKWARDS = "FRA-38", "Never backwards", Rulebook("5. Rijden met de locomotief", "Een locomotief mag echter in geen geval achteruit rijden");

    /// A station counts as one space, like a sleeper.
    STATION_IS_A_SPACE = "FRA-39", "A station is one space", Rulebook("5. Rijden met de locomotief", "Een station telt als veld, alsof het een dwarsligger is");

    /// A locomotive that enters a station stops at once. Spaces left over are lost.
    STATION_STOPS = "FRA-40", "A station stops the train", Rulebook("5. Rijden met de locomotief", "Rijdt een locomotief echter een station binnen, dan stopt de trein onmiddellijk");

    /// Any number of locomotives may be in a station.
    STATION_HOLDS_ALL = "FRA-41", "Any number in a station", Rulebook("5. Rijden met de locomotief", "In een station mag een onbeperkt aantal locomotieven staan");

    /// From a station you may take any direction in a following turn.
    LEAVE_ANYWHERE = "FRA-42", "From a station in any direction", Rulebook("5. Rijden met de locomotief", "Vanuit een station mag men bij een volgende beurt eender welke rijrichting");

    /// A locomotive that reaches the sleeper of another one on open track rams it and pushes it ahead.
    RAM = "FRA-43", "Ramming and pushing", Rulebook("5. Rijden met de locomotief", "dan “ramt” hij die en schuift hij die voor zich uit");

    /// At the end of the drive the rammed locomotive usually stands on the sleeper just ahead of yours.
    JUST_AHEAD = "FRA-44", "The rammed one stands just ahead", Rulebook("5. Rijden met de locomotief", "gewoonlijk op de dwarsligger vlak voor de andere");

    /// At a branch you may push the rammed locomotive on to track that you do not take yourself. It then stays on the
    /// first sleeper after the branch.
    PUSH_ASIDE = "FRA-45", "Pushing on to another branch", Rulebook("5. Rijden met de locomotief", "aan vertakkingen op een zijspoor schuiven dat men zelf niet wil gebruiken");

    /// A locomotive can be pushed into a station, where it stays. It is never pushed out of one.
    PUSHED_INTO_STATION = "FRA-46", "Pushed into a station", Rulebook("5. Rijden met de locomotief", "in een station geschoven worden, maar niet daaruit weggeschoven");

    /// A locomotive derails when it is pushed over the edge of a track card on to an empty place, where no card
    /// connects.
    DERAIL = "FRA-47", "Derailing", Rulebook("Ontsporen", "over de rand van een trajectkaart op een lege plaats geduwd");

    /// The owner of a derailed locomotive at once discards the whole hand and all coupled wagons.
    DERAILED_LOSES = "FRA-48", "What a derailed player loses", Rulebook("Ontsporen", "alle kaarten die hij in zijn hand heeft, op de aflegstapel leggen");

    /// The derailed locomotive goes back to main station A.
    BACK_TO_A = "FRA-49", "Back to station A", Rulebook("Ontsporen", "Zijn locomotief wordt weer aan hoofdstation A gezet");

    /// You discard one card from your hand face up and draw as many cards as its action value.
    REFILL = "FRA-50", "Drawing cards", Rulebook("6. Natrekken", "net zoveel kaarten als de “actiewaarde” op de afgelegde kaart aangeeft");

    /// You may draw cards (action 6) once in a turn, and it ends your turn.
    REFILL_ENDS_TURN = "FRA-51", "Once, and it ends the turn", Rulebook("6. Natrekken", "deze handeling mag maar 1 keer per spelbeurt uitgevoerd worden");

    /// A crossing can only be laid on an empty place.
    CROSSING_ON_EMPTY = "FRA-52", "A crossing only on an empty place", Rulebook("De 5 kruispunten", "Een kruispunt kan alleen op een vrije plaats aangelegd worden");

    /// No other track card may cover a crossing later.
    CROSSING_NOT_COVERED = "FRA-53", "A crossing is never covered", Rulebook("De 5 kruispunten", "later ook niet door een andere trajectkaart bedekt worden");

    /// On a crossing trains go straight on. They never turn off.
    CROSSING_STRAIGHT = "FRA-54", "Straight on over a crossing", Rulebook("De 5 kruispunten", "Afslaan is op een kruispunt natuurlijk niet toegestaan");

    /// Each time you cross a crossing with your locomotive, turn over the top card of the face-down pile. It goes to
    /// the discard pile.
    CROSSING_TURNS_CARD = "FRA-55", "A crossing turns a card over", Rulebook("De 5 kruispunten", "Elke keer als men dus het kruispunt met zijn locomotief oversteekt");

    /// After a crossing you may keep at most as many coupled wagons as the action value of the card turned over.
    /// Discard the surplus; you choose which.
    SURPLUS = "FRA-56", "Surplus wagons are discarded", Rulebook("De 5 kruispunten", "moet men de overtollige op de aflegstapel leggen");

    /// The game ends at once when a player must draw a card from the face-down pile, for whatever reason, and both
    /// piles are empty.
    PILES_EMPTY = "FRA-57", "The end: no card is left", Rulebook("Einde van het spel", "zowel deze als de aflegstapel op dat ogenblik leeg zijn");

    /// Each player adds up the wagon values of their delivered wagons. The highest total wins.
    HIGHEST_WINS = "FRA-58", "The highest total wins", Rulebook("Einde van het spel", "De speler met het hoogste totaal, wint");

    /// In a tie, add up the wagon values of the wagons still coupled. The higher sum wins.
    TIE_BREAK = "FRA-59", "Ties: wagons still coupled", Rulebook("Einde van het spel", "Bij een ex aequo, beslist de hogere som van de “wagonwaardes”");

    /// Play the basic game at least once before the advanced one. This is advice, not a rule.
    BASIC_FIRST = "FRA-60", "Basic game first", Rulebook("Einde van het spel", "minstens 1 keer te spelen volgens de regels van het basisspel");

    /// The 2 flight tickets and 4 veto cards lie beside the field.
    BESIDE_THE_FIELD = "FRA-61", "Tickets and veto cards", Rulebook("Het spel voor gevorderden", "die naast het speelveld worden gelegd");

    /// Each time you drive into a station with your locomotive, decide before any further action whether to carry out
    /// the special action of that station.
    DECIDE_ON_ENTERING = "FRA-62", "Decide when you enter a station", Rulebook("Het spel voor gevorderden", "Elke keer als men met zijn locomotief een station binnenrijdt");

    /// If you decide for the special action, carry it out at once, before you drive on.
    SPECIAL_AT_ONCE = "FRA-63", "The special action comes at once", Rulebook("Het spel voor gevorderden", "Zo ja, dan moet men dit onmiddellijk doen");

    /// If another player pushed your locomotive into a station, you have no special action there.
    PUSHED_HAS_NONE = "FRA-64", "No special action when pushed in", Rulebook("Het spel voor gevorderden", "dan vervalt voor die speler het recht op die speciale handeling");

    /// A card turned over for a special action goes straight to the discard pile.
    TURNED_TO_DISCARD = "FRA-65", "Turned cards are discarded", Rulebook("Het spel voor gevorderden", "Die komt dan altijd direct op de aflegstapel");

    /// Station A, Start, has no special action.
    STATION_A = "FRA-66", "A: Start", Rulebook("Station A", "Dit betreft geen speciaal station");

    /// Station B, Flight ticket: if a ticket is left and you have none, you may take one and lay it in front of you.
    TICKET = "FRA-67", "B: Flight ticket", Rulebook("Station B", "Als er nog een vliegticket te krijgen is");

    /// A flight ticket lets a locomotive move from one card to another over a row of empty places.
    FLIGHT = "FRA-68", "What a ticket does", Rulebook("Station B", "van 1 kaart naar een andere over een rij van lege plaatsen");

    /// A flight starts from any sleeper of a track card or from a station.
    FLIGHT_START = "FRA-69", "Where a flight starts", Rulebook("Station B", "een willekeurige dwarsligger op een trajectkaart of een station");

    /// A flight ends on the first sleeper of the card of destination, or in another station.
    FLIGHT_END = "FRA-70", "Where a flight ends", Rulebook("Station B", "Eindpunt is dan de eerste dwarsligger op de kaart van bestemming");

    /// Start and end of a flight lie in the same row or column, and every place between is empty.
    FLIGHT_LINE = "FRA-71", "A row of empty places", Rulebook("Station B", "Beide punten moeten wel in dezelfde horizontale of verticale rij liggen");

    /// A flight costs a card whose action value is exactly the number of empty places that you fly over.
    FLIGHT_COST = "FRA-72", "What a flight costs", Rulebook("Station B", "hetzelfde getal heeft als het aantal lege plaatsen");

    /// Discard the card you play for a flight and hand the ticket back.
    TICKET_BACK = "FRA-73", "Card and ticket are gone", Rulebook("Station B", "ook het gebruikte vliegticket moet men vervolgens afgeven");

    /// Station C, Card raid: name an opponent, then turn over the top card of the face-down pile.
    CARD_RAID = "FRA-74", "C: Card raid", Rulebook("Station C", "Kies eerst een tegenspeler en draai de bovenste kaart");

    /// The opponent you named gives you all cards in hand with the action value of the card turned over.
    RAID_TAKES = "FRA-75", "The opponent gives", Rulebook("Station C", "moet je nu al zijn kaarten geven die dezelfde “actiewaarde” hebben");

    /// If the opponent you named has no such card, they show their hand as proof. Then you give them all your own cards
    /// in hand with that action value.
    RAID_GIVES = "FRA-76", "The raider gives", Rulebook("Station C", "dan moet hij zijn kaarten als bewijs tonen");

    /// Station D, Close a station: lay one card from your hand face up on a station. The station is closed: nobody can
    /// drive to it.
    CLOSE_STATION = "FRA-77", "D: Close a station", Rulebook("Station D", "Deze geldt van dan af als gesloten");

    /// The card on a closed station is a normal part of the network. Other cards may cover it later.
    CLOSED_IS_TRACK = "FRA-78", "A closed station is track", Rulebook("Station D", "als een normaal onderdeel van het spoorwegnet gebruikt");

    /// You can close a station only if at least one track card lies right next to it.
    CLOSE_NEEDS_TRACK = "FRA-79", "Track beside the station", Rulebook("Station D", "Er moet minstens 1 trajectkaart direct naast liggen");

    /// No locomotive may be in the station that you close.
    CLOSE_EMPTY = "FRA-80", "No locomotive in the station", Rulebook("Station D", "Er mag bovendien geen locomotief in het station staan");

    /// At most one station is closed at a time. Closing one reopens the one closed before: all track cards on it go to
    /// the discard pile.
    ONE_CLOSED = "FRA-81", "One closed station at a time", Rulebook("Station D", "er mag maar hoogstens 1 station terzelfdertijd gesloten zijn");

    /// You may reopen a station in this way only when no locomotive stands on its cards.
    REOPEN_CLEAR = "FRA-82", "No locomotive on the reopened station", Rulebook("Station D", "alleen toegelaten als er geen locomotief op staat");

    /// Station E, Card raid train: draw one unseen card at a time from the opponent with the most cards, until you have
    /// more than any other player.
    RAID_TRAIN = "FRA-83", "E: Card raid train", Rulebook("Station E", "tot je meer hebt dan eender welke andere speler");

    /// If several opponents have equally many cards, you choose from whom you draw.
    RAID_TRAIN_CHOICE = "FRA-84", "Equally many cards", Rulebook("Station E", "Bij een gelijk aantal, kies je zelf bij wie je kaarten trekt");

    /// If you have the most cards yourself, you cannot carry out the card raid train.
    RAID_TRAIN_MOST = "FRA-85", "Not with the most cards", Rulebook("Station E", "dat je zelf de persoon bent met de meeste kaarten in handen");

    /// After the card raid train you must play all your cards and may keep none.
    EMPTY_HAND = "FRA-86", "All cards must be played", Rulebook("Station E", "moet je vervolgens AL je kaarten uitspelen");

    /// After the card raid train you may not draw cards (action 6) this turn.
    NO_REFILL = "FRA-87", "No drawing after the raid train", Rulebook("Station E", "in deze ronde handeling 6 (het natrekken van de trajectkaarten)");

    /// Station F, Uncouple a wagon: only if you have a coupled wagon. Turn over the top card of the face-down pile.
    UNCOUPLE_ANY = "FRA-88", "F: Uncouple a wagon", Rulebook("Station F", "Als je op dat moment minstens 1 “vastgekoppelde wagon” hebt");

    /// If one of your wagons has the action value turned over at F, you may deliver it at once, whatever its letter. If
    /// several have it, you may deliver one of them.
    ANY_DELIVERED = "FRA-89", "A fitting wagon may be delivered", Rulebook("Station F", "direct afhaken en onder je locomotiefkaart schuiven");

    /// If none of your wagons has the action value turned over at F, you must discard one of them. You choose which.
    ANY_LOST = "FRA-90", "No fitting wagon: one is discarded", Rulebook("Station F", "een willekeurige verwijderen en op de aflegstapel leggen");

    /// Station G, Veto card: if you have none, you may take one.
    VETO_CARD = "FRA-91", "G: Veto card", Rulebook("Station G", "Als je nog geen vetokaart (“Einspruch”) hebt");

    /// When opponents drive their locomotive into a station, a veto card lets you forbid them the special action or
    /// force them to do it.
    VETO = "FRA-92", "Forbidding and forcing", Rulebook("Station G", "verbieden of dwingen de speciale handeling uit te voeren");

    /// Nothing can be done against a veto card.
    VETO_FINAL = "FRA-93", "Nothing against a veto", Rulebook("Station G", "Tegen een vetokaart is geen verzet mogelijk");

    /// When an opponent has decided on a special action, you may instead use a veto card to fix all further details: at
    /// C who is robbed, at D which station is closed, and so on.
    DICTATE = "FRA-94", "Dictating the details", Rulebook("Station G", "alle verdere details bepalen, wanneer een tegenspeler beslist heeft");

    /// You hand a used veto card back at once. So you cannot force an opponent and then also dictate the details; only
    /// another holder can do that.
    VETO_SPENT = "FRA-95", "A used veto card is handed back", Rulebook("Station G", "Wanneer men een vetokaart gebruikt heeft, moet men die onmiddellijk weer afgeven");

    /// Station H, Rebuild track: discard a card from your hand, then lift one laid track card with the same action
    /// value and lay it differently. No locomotive may stand on it.
    REBUILD = "FRA-96", "H: Rebuild track", Rulebook("Station H", "Vervolgens leg je 1 van de uitgelegde trajectkaarten anders");

    /// You may lay the lifted card in another place, by the rules of actions 1 and 2.
    REBUILD_ELSEWHERE = "FRA-97", "To another place", Rulebook("Station H", "kan deze trajectkaart nu op een andere plaats aangelegd worden");

    /// You may lay the lifted card back in the same place, turned another way.
    REBUILD_TURN = "FRA-98", "Turned in the same place", Rulebook("Station H", "op dezelfde plaats teruggelegd worden, alleen in een andere richting");

    /// You may also take the lifted card away and put it on the discard pile.
    REBUILD_REMOVE = "FRA-99", "Away to the discard pile", Rulebook("Station H", "de trajectkaart ook verwijderen en op de aflegstapel leggen");

    /// You can reopen a closed station by rebuilding.
    REBUILD_REOPENS = "FRA-100", "Rebuilding reopens a station", Rulebook("Station H", "zo kan natuurlijk ook een gesloten station weer geopend worden");

    /// You may rebuild as often as you like, each time for one card from your hand.
    REBUILD_AGAIN = "FRA-101", "As often as you like", Rulebook("Station H", "zoveel keer na elkaar doen als je wil");

    /// Station I, Couple a wagon: only if you have at most 4 coupled wagons. Turn over the top card of the face-down
    /// pile.
    COUPLE_ANY = "FRA-102", "I: Couple a wagon", Rulebook("Station I", "nu een wagon bij aan te hangen, onafhankelijk van de letter");

    /// If you have cards in hand with the action value turned over at I, you must couple one of them, whatever its
    /// letter.
    ANY_COUPLED = "FRA-103", "A fitting card must be coupled", Rulebook("Station I", "dan MOET je die (respectievelijk 1 ervan) aan je locomotief aanleggen");

    /// If you have no card in hand with the action value turned over at I, you must discard a card of your choice.
    ANY_THROWN = "FRA-104", "No fitting card: one is discarded", Rulebook("Station I", "een kaart naar keuze uit je hand op de aflegstapel leggen");

    /// If a wagon that you coupled in this way has station I itself as its destination, you cannot uncouple it at once:
    /// your locomotive must leave the station first.
    LOCKED = "FRA-105", "Not uncoupled before leaving", Rulebook("Station I", "Je locomotief moet het station eerst verlaten");

    /// Station J, Wagon raid: only if you have at most 4 coupled wagons. Name an opponent, then turn over the top card
    /// of the face-down pile.
    WAGON_RAID = "FRA-106", "J: Wagon raid", Rulebook("Station J", "dan heb je de kans nog één te “stelen”");

    /// The opponent you named at J must give you one coupled wagon with the action value turned over. If several fit,
    /// you choose. The wagon joins your train.
    WAGON_TAKEN = "FRA-107", "The opponent gives a wagon", Rulebook("Station J", "Heeft hij er zo meerdere, dan kies je welke");

    /// If the opponent you named at J has no such wagon, you must give them one of your own cards with that action
    /// value. You give nothing if you have none, or if the opponent has 5 wagons already.
    WAGON_GIVEN = "FRA-108", "The raider gives instead", Rulebook("Station J", "moet jij hem één van je eigen kaarten met dezelfde “actiewaarde” geven");

    /// Players may change the special actions of the stations.
    CHANGE_SPECIALS = "FRA-109", "Other special actions", Rulebook("Varianten", "nieuwe speciale handelingen voor de stations bedacht");

    /// Kidnapping: discard a card from your hand and move an opponent's locomotive with it, by the rules of driving.
    KIDNAP = "FRA-110", "Kidnapping", Rulebook("Varianten", "de locomotief van één van je tegenspelers volgens de regels van “rijden");

    /// You can kidnap a locomotive only on open track, not in a station.
    KIDNAP_ON_TRACK = "FRA-111", "Only from open track", Rulebook("Varianten", "op een vrij traject bevindt en niet in een station");

    /// You may let a kidnapped locomotive derail over the edge of a track card.
    KIDNAP_DERAILS = "FRA-112", "A kidnapped locomotive may derail", Rulebook("Varianten", "uitdrukkelijk toegestaan de vreemde locomotief te laten ontsporen");

    /// The stations may be laid out in other ways. The author suggests one.
    OTHER_LAYOUTS = "FRA-113", "Other layouts", Rulebook("Varianten", "Ook alternatieven voor het leggen van de stations zijn natuurlijk mogelijk");

    /// Free set-up: the stations are shuffled and dealt face down to the players. It does not matter if this does not
    /// come out even.
    FREE_DEAL = "FRA-114", "Free set-up: dealing the stations", Rulebook("Varianten", "alle stations worden geschud en blind aan de spelers uitgedeeld");

    /// Free set-up: the players lay the stations in turn, each so that it touches a laid station by a corner.
    FREE_PLACE = "FRA-115", "Free set-up: laying the stations", Rulebook("Varianten", "dat elk station diagonaal aan een al gelegd station aansluit");

    /// A card has one sleeper at each side with track; all track that uses this side shares it. Each piece of track has
    /// one more sleeper in its middle. A crossing has none in its middle, where its symbol is. So you need 3 sleepers
    /// to pass over a card, and 2 over a crossing.
    SLEEPERS = "FRA-R1", "Sleepers of a card", Ruling;

    /// Track may be laid only inside the field: the rectangle of the layout. In the free set-up it is the smallest
    /// rectangle round all stations, widened by the margin that you chose. No field reaches beyond a1 to y25.
    FIELD = "FRA-R2", "Where track may be laid", Ruling;

    /// Track need not match the cards around it: you may turn a card any way. Right next to a card means side by side,
    /// not corner to corner.
    MISMATCH = "FRA-R3", "Track need not match", Ruling;

    /// All four sides of a station connect to track.
    STATION_SIDES = "FRA-R4", "All four sides of a station connect", Ruling;

    /// Completing must add at least one piece of track. The rulebook only asks that the old track stays where it was.
    /// But the action is called completing, and a card with the very same track completes nothing.
    MUST_ADD = "FRA-R5", "Completing adds track", Ruling;

    /// A crossing can neither complete track nor close a station: it needs an empty place.
    CROSSING_NEVER_COVERS = "FRA-R6", "A crossing neither completes nor closes", Ruling;

    /// Covered cards stay where they are, out of play, until rebuilding or reopening uncovers them.
    COVERED_STAY = "FRA-R7", "Covered cards stay underneath", Ruling;

    /// You must be able to drive the full value of a card: some route has exactly that many spaces, or enters a station
    /// within them. If there is none, you cannot play the card to drive. At a branch you can choose only ways on which
    /// the drive can still be completed.
    FULL_ROUTE = "FRA-R8", "A drive needs a complete route", Ruling;

    /// You may leave a station in the turn in which you entered it, with a further drive. The rulebook speaks of a
    /// following turn when it lets you choose the direction. But it allows as many drives as you like in a turn, and it
    /// tells you to use a special action before you drive on. The German word “Zug” means a turn as well as a move.
    LEAVE_AT_ONCE = "FRA-R9", "Leaving a station in the same turn", Ruling;

    /// A locomotive faces the way it last drove. Pushing does not turn it round: pushed from behind it moves forwards,
    /// pushed from the front it moves backwards.
    FACING = "FRA-R10", "Which way a locomotive faces", Ruling;

    /// A pushed locomotive that reaches another one pushes it too, and so on. The driver chooses the way at every
    /// branch for every pushed locomotive.
    CHAINS = "FRA-R11", "Several locomotives in a row", Ruling;

    /// A locomotive also derails when it is pushed against a card without track on that side, or over the edge of the
    /// field.
    NO_CONNECTION = "FRA-R12", "Pushed against a card without track", Ruling;

    /// A locomotive that is pushed over a crossing turns no card over. Only one that is driven or kidnapped does.
    PUSHED_OVER_CROSSING = "FRA-R13", "Pushed over a crossing", Ruling;

    /// A crossing acts when your locomotive goes from one of its sides to the opposite one, after that step and its
    /// pushes. Then the drive goes on. The action value of the card you drive with is not compared with your wagons
    /// again.
    CROSSING_MOMENT = "FRA-R14", "When the crossing acts", Ruling;

    /// The discard pile is reshuffled only when somebody must draw or turn over a card and the face-down pile is empty.
    /// “When it is used up” could also mean at once. But the end of the game asks whether both piles are empty when a
    /// card must be drawn, so the face-down pile may stay empty until then. The card you just played to drive or to
    /// draw is already in the discard pile.
    RESHUFFLE_MOMENT = "FRA-R15", "When the discard pile is reshuffled", Ruling;

    /// Turning over a card counts as drawing for the end of the game. With action 6 you draw the cards that are left;
    /// the first one missing ends the game.
    TURNING_IS_DRAWING = "FRA-R16", "Turning over counts as drawing", Ruling;

    /// The game ends and is scored after a number of turns of all players together: 300, unless you choose another
    /// number. Otherwise it could go on for ever. A turn itself always ends.
    TURN_LIMIT = "FRA-R17", "The turn limit", Ruling;

    /// You need not act: you may end your turn after drawing, unless you must play all your cards.
    NO_DUTY = "FRA-R18", "Nobody must act", Ruling;

    /// Players who are still tied after counting their coupled wagons share the place.
    SHARED_RANK = "FRA-R19", "Still tied", Ruling;

    /// You may hold any number of cards.
    NO_HAND_LIMIT = "FRA-R20", "No hand limit", Ruling;

    /// A derailed player keeps the ticket, the veto card and the delivered wagons.
    DERAILED_KEEPS = "FRA-R21", "What a derailed player keeps", Ruling;

    /// If a locomotive derails while A is closed, A reopens after all moves of that space. All cards on A go to the
    /// discard pile, and every locomotive on them is now in A. If that is the locomotive you are driving, the drive is
    /// over. It did not drive in, so A offers it no special action.
    A_REOPENS = "FRA-R22", "Derailing while A is closed", Ruling;

    /// You first say whether you use the special action. Then the holders of a veto card are asked, clockwise from your
    /// left. If you use it, they may forbid it, dictate it or pass. If you do not, they may force it or pass. The first
    /// veto card played settles it. After a force the other holders may only dictate or pass.
    VETO_ORDER = "FRA-R23", "When vetoes are played", Ruling;

    /// A veto card can dictate every choice that open information allows: whom (C, E on ties, J, kidnapping), which
    /// station and how the card lies (D), which track card and where to (H), which wagon (F, J), and the way of a
    /// kidnapped locomotive and of those it pushes. The rulebook says “all further details”, but the holder cannot see
    /// your hand, so you pick your own cards, and you pick them first. A veto card also cannot make you keep a fitting
    /// wagon at F or stop at H: that is not a detail but whether to act. B, G and I have nothing to dictate.
    WHAT_IS_DICTATED = "FRA-R24", "What can be dictated", Ruling;

    /// If all can see that a special action is not possible, nobody is asked. If only your hand prevents it (D with
    /// nothing but crossings, H or kidnapping without a fitting card), you can only say that you do not use it. If you
    /// are then forced, you show your hand and nothing happens; the veto card is spent.
    IMPOSSIBLE_SPECIAL = "FRA-R25", "A special action that is not possible", Ruling;

    /// Arriving in a station by flight counts as driving in.
    FLIGHT_ENTERS = "FRA-R26", "Arriving by flight is driving in", Ruling;

    /// You may fly in any of the four directions, whichever way you face, over at least one empty place. The card of
    /// destination must have track on the side where you arrive: you land on the sleeper there and face the middle of
    /// the card. You ram a locomotive that stands there and choose its way. The number of your wagons does not matter.
    /// Flying is an extra action in your own turn. A returned ticket can be taken again at B.
    FLIGHT_DETAILS = "FRA-R27", "Details of a flight", Ruling;

    /// If you are tied for the most cards, you may carry out the card raid train: you do not have more than every other
    /// player. You may not if you already have more, or if no opponent has a card.
    RAID_TRAIN_TIES = "FRA-R28", "Raid train when tied for most", Ruling;

    /// After the card raid train you may not end your turn while you can lay, complete, couple, drive or fly with any
    /// card in your hand. When you can play none, ending the turn discards the rest. This includes cards that you get
    /// later in the turn.
    CANNOT_EMPTY = "FRA-R29", "Cards that cannot be played", Ruling;

    /// The card that the raider gives at J is a coupled wagon: the limit of 5 makes sense only for wagons. If several
    /// fit, the raider chooses, or the player who dictates.
    GIVES_WAGONS = "FRA-R30", "The wagon raid gives wagons", Ruling;

    /// With an empty hand the special action of I is not possible, and nobody is asked.
    COUPLE_ANY_HAND = "FRA-R31", "I with an empty hand", Ruling;

    /// You can lift only the top card of a place. Contact and covering are judged as if it were lifted already. In the
    /// same place it must lie another way round. It then needs no contact with other cards, but must keep all track of
    /// a card below it. A card never goes on to an open station; the cards on a closed one may be covered like any
    /// track. If several cards close a station, lifting one does not reopen it. A crossing goes to an empty place or
    /// away. Once you use the special action, you must rebuild at least once.
    REBUILD_DETAILS = "FRA-R32", "Details of rebuilding", Ruling;

    /// You may turn the card that closes a station as you like. A closed station cannot be closed again. While a
    /// locomotive stands on the cards of a closed station, no other can be closed. Any station can be closed, even A.
    CLOSE_DETAILS = "FRA-R33", "Details of closing", Ruling;

    /// In a kidnapping the victim's wagons are compared with the action value, and the victim chooses which surplus
    /// wagons to drop. Nobody gets a special action. The locomotive drives forwards only. If it has no way on, it
    /// derails, so the track is never too short for a card.
    KIDNAP_DETAILS = "FRA-R34", "Details of kidnapping", Ruling;

    /// The giver and the receiver see the cards that change hands at C and E. Everybody sees a hand that is shown.
    WHO_SEES = "FRA-R35", "Who sees cards that change hands", Ruling;

    /// The rulebook names no station for kidnapping. We suggest A; you may choose any other. A special action may be at
    /// several stations or at none. Wherever it is, its rules mean the station that offers it, not the one on which it
    /// is printed.
    KIDNAP_STATION = "FRA-R36", "Where kidnapping is", Ruling;

    /// In the free set-up the starting player is drawn first. The stations are dealt one by one, clockwise from that
    /// player, and laid one by one in the same order. Players who have none left are skipped. You see only your own
    /// stations. The first one goes to m13, the middle of the grid.
    FREE_ORDER = "FRA-R37", "Free set-up: order and start", Ruling;

    /// No two stations may lie side by side. The rulebook allows other layouts and names no limit. But stations laid
    /// corner to corner never come to lie side by side, and the rulebook does not say how a locomotive would go from
    /// one station straight into another.
    NOT_SIDE_BY_SIDE = "FRA-R38", "No two stations side by side", Ruling;

    /// Cards are discarded face up, so anybody may look through the discard pile.
    DISCARD_OPEN = "FRA-R39", "The discard pile is open", Ruling;

    /// A card that looks the same after a half or a quarter turn can be laid in fewer than four ways: a straight in
    /// two, a crossing in one. The ways are numbered from 0; a number beyond them is refused.
    ORIENTATIONS = "FRA-R40", "Cards that look the same when turned", Ruling;

    /// You drive as far as the wagon value. The action value only limits the load. Some reviews say it the other way
    /// round; the rulebook is clear.
    DISTANCE = "FRA-R41", "The distance is the wagon value", Ruling;

    /// A station offers its special action only when you enter, and then each time anew. It offers none if you start
    /// your turn there or stay.
    ONLY_ON_ENTERING = "FRA-R42", "A special action only on entering", Ruling;

    /// You may uncouple a wagon at once that you stole at J, or that has the letter of the station anyway. Only the
    /// wagon coupled by the special action of I must wait.
    UNCOUPLE_AT_ONCE = "FRA-R43", "Stolen wagons may be uncoupled at once", Ruling;

    /// A wagon that must wait after I may be stolen while its locomotive is still in the station. Then it need not wait
    /// any longer; the new owner may uncouple it.
    LOCK_ENDS = "FRA-R44", "A waiting wagon that is stolen", Ruling;

    /// Everybody may remember which wagons were delivered: each lay open in a train before. So the log names them to
    /// all players. The table only counts them, your own too, until the game is over.
    REMEMBERED = "FRA-R45", "Remembering deliveries", Ruling;
}
