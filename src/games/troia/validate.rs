//! From a state to a position: everything that a position must have, each with its rule.
//!
//! A position is taken as it stands: whether a turn would end by itself is not asked here.

use super::data::{self, CARDS, HANDLINGS, IN_FRONT, Kind, LAST_ROUND, Layer, MOST_POINTS, MOST_RENOWN, PERMITS, PIECES, PUBLICATIONS, PUBLISHED, SEATS};
use super::data::Face;
use super::frame::Cells;
use super::ids::{Card, CardSet, Handle, PieceSet};
use super::mound::{Heap, Plate};
use super::position::{Find, Order, Phase, Pile, PlanOption, Player, Site, Troia, Turn, read_colours};
use super::rules;
use super::wire::{PhaseName, Piece, Place, SeatState, State, TurnState};
use crate::core::{Citation, Fault, Ground, Judged, Seat, SeatSet, ground, refuse, require};

/// Fails by a rule that depends on the table unless something holds.
fn demand(holds: bool, rule: Citation, reason: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::against(rule, reason)) }
}

/// What is said of a null that only a view may have.
#[cold]
#[inline(never)]
fn view() -> Fault {
    Fault::plain("nothing in a position is null but choice and turn: a view is not a position")
}

/// A number from 0 to `most`.
fn up_to(value: i32, most: u16, ground: &'static Ground) -> Judged<u16> {
    if (0..=most.into()).contains(&value) { Ok(value as u16) } else { Err(ground) }
}

/// The same where it is small.
fn small(value: i32, most: u8, ground: &'static Ground) -> Judged<u8> {
    Ok(up_to(value, most.into(), ground)? as u8)
}

/// The pieces of a state, sorted by where they are.
struct Pieces {
    finds: [Find; PIECES],
    plates: [Plate; PIECES],
    rounds: [u8; PIECES],
    mound: PieceSet,
    front: [PieceSet; SEATS],
    tent: [PieceSet; SEATS],
    published: [PieceSet; SEATS],
}

impl Troia {
    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        let players = read_players(state)?;
        let colours = read_colours(&state.options.colours, players)?;
        let agree = state.seats.iter().zip(&colours).all(|(seat, colour)| seat.colour == *colour);
        require!(agree, rules::TENTS_AND_PAWNS, "the seats have the colours of the options")?;
        let plans = PlanOption::read(&state.options.plans)?;
        let pieces = Pieces::read(state, players)?;
        let bridges = state.options.bridges;
        let heap = Heap::new(pieces.plates, pieces.mound, bridges);
        if let Some((one, other)) = heap.collision(pieces.mound) {
            return Err(Fault::against(rules::PLATES, format!("{one} and {other} overlap on one level")));
        }
        let site = Site { players, colours, plans, contours: state.options.contours, bridges, finds: pieces.finds, heap };
        let mut position = Self::with(site, pieces.mound, Phase::Over);
        position.round = small(state.round, LAST_ROUND, ground!(rules::CHOOSING_A_CARD, "the round is a number from 0 to 99"))?;
        position.rounds = pieces.rounds;
        let mut published = PieceSet::EMPTY;
        for (n, seat) in state.seats.iter().enumerate() {
            position.seats[n] = read_seat(seat, &pieces, n, position.starting_rule())?;
            published = published.or(pieces.published[n]);
        }
        position.done = position.cells_of(published);
        position.permits = read_cards(&state.permits, position.starting_rule())?;
        position.count_cards(state)?;
        position.phase = position.read_phase(state)?;
        position.order = position.read_order(state)?;
        position.validate_set_aside()?;
        position.validate_start()?;
        position.validate_turn()?;
        position.validate_renown()?;
        position.validate_front()?;
        Ok(position)
    }

    /// Every card of the colours in play and every permit is somewhere, once, and with a seat that may have it.
    fn count_cards(&self, state: &State) -> Judged {
        require!(self.permits.within(PERMITS), rules::PERMIT_PILE, "the pile of permits has the cards 21 to 36 only")?;
        let mut left = PERMITS;
        self.site.colours.iter().take(self.seated().len()).for_each(|colour| left = left.or(colour.cards()));
        let mut right = true;
        let mut take = |cards: CardSet, from: CardSet| {
            right &= cards.within(left.and(from));
            left = left.minus(cards);
        };
        for (player, (seat, colour)) in self.seated().iter().zip(state.seats.iter().zip(self.site.colours)) {
            let own = colour.cards().or(PERMITS);
            take(player.hand, own);
            take(player.set_aside, own);
            for &card in player.played.cards().iter().chain(&seat.choice) {
                // What is no card is in no place.
                let (card, from) = if card == Card::NONE { (PERMITS, CardSet::EMPTY) } else { (CardSet::from_iter([card]), own) };
                take(card, from);
            }
        }
        take(self.permits, PERMITS);
        require!(
            right && left.is_empty(),
            rules::ACTION_CARDS,
            "every card of the colours in play and every permit is in one place, a seat with its own colour or a permit only",
        )
    }

    /// The phase with its secret choices, or with its turn.
    fn read_phase(&self, state: &State) -> Judged<Phase> {
        const SECRET: &str = "a card lies face down only while the action cards are chosen";
        let laid = state.seats.iter().any(|seat| seat.choice.is_some());
        require!(!laid || state.phase == PhaseName::PlayCards, rules::TURNING_UP, SECRET)?;
        let waiting = self.read_waiting(state)?;
        let turn = match (state.phase, &state.turn) {
            (PhaseName::Dig | PhaseName::Publish | PhaseName::DrawPermit, Some(turn)) => self.read_turn(turn)?,
            (PhaseName::Dig | PhaseName::Publish | PhaseName::DrawPermit, None) => {
                return refuse!(rules::CARD_DECIDES, "in this phase somebody has a turn");
            }
            (PhaseName::Over, Some(_)) => return refuse!(rules::END_OF_THE_GAME, "nobody has a turn when the game is over"),
            (_, Some(_)) => return refuse!(rules::CARD_DECIDES, "nobody has a turn before the cards are turned up"),
            (PhaseName::ChooseCards, None) => return Ok(Phase::ChooseCards { waiting }),
            (PhaseName::StartPieces, None) => return Ok(Phase::StartPieces),
            (PhaseName::PlayCards, None) => {
                let mut choices = [None; SEATS];
                choices.iter_mut().zip(&state.seats).for_each(|(choice, seat)| *choice = seat.choice);
                return Ok(Phase::PlayCards { waiting, choices });
            }
            (PhaseName::Over, None) => return Ok(Phase::Over),
        };
        require!(
            turn.card.publishes() == (state.phase != PhaseName::Dig),
            rules::CARD_DECIDES,
            "a card up to 36 is for digging, one above for publishing",
        )?;
        Ok(match state.phase {
            PhaseName::Dig => Phase::Dig(turn),
            PhaseName::Publish => Phase::Publish(turn),
            _ => {
                require!(!self.permits.is_empty(), rules::DRAWING_A_PERMIT, "a permit is drawn from a pile that is not empty")?;
                Phase::DrawPermit(turn)
            }
        })
    }

    /// The seats that still owe a SECRET choice.
    fn read_waiting(&self, state: &State) -> Judged<SeatSet> {
        let (mut waiting, mut owing) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let mut next = 0;
        for &seat in &state.waiting {
            require!(
                (next..self.players()).contains(&seat.0),
                rules::CHOOSING_A_CARD,
                "waiting lists seats of the table in ascending order",
            )?;
            next = seat.0 + 1;
            waiting.insert(seat);
        }
        for (seat, its) in Seat::all(self.players()).zip(&state.seats) {
            if its.choice.is_none() && !self.seats[seat.index()].hand.is_empty() {
                owing.insert(seat);
            }
        }
        let right = match state.phase {
            PhaseName::ChooseCards => !waiting.is_empty(),
            PhaseName::PlayCards => waiting == owing && !waiting.is_empty(),
            _ => waiting.is_empty(),
        };
        require!(right, rules::CHOOSING_A_CARD, "waiting lists the seats that owe a secret choice: those with cards in hand and none laid")?;
        Ok(waiting)
    }

    fn read_turn(&self, turn: &TurnState) -> Judged<Turn> {
        let seat = turn.seat;
        require!(seat.0 < self.players(), rules::TURN_ORDER, "the turn is that of a seat of the table")?;
        let last = self.seats[seat.index()].played.last();
        require!(last == Some(turn.card), rules::CARD_DECIDES, "the card of the turn is the last that its seat has played")?;
        let handled = small(turn.handled, HANDLINGS, ground!(rules::FIVE_HANDLINGS, "0 to 5 pieces are handled in a turn"))?;
        const WRONG: &Ground = ground!(
            rules::PUBLISHING_ONLY,
            "0 to 5 pieces are published in a turn, for 0 to 15 points; a dig turn has none of it, a publication turn no handlings",
        );
        let published = small(turn.published, PUBLISHED, WRONG)?;
        let points = small(turn.points, MOST_POINTS, WRONG)?;
        let right = if turn.card.publishes() { handled == 0 } else { published == 0 && points == 0 };
        if right { Ok(Turn { seat, card: turn.card, handled, published, points }) } else { Err(WRONG) }
    }

    /// The seats of this round by descending card; who is not among them had no card to play.
    fn read_order(&self, state: &State) -> Judged<Order> {
        let early = matches!(self.phase, Phase::ChooseCards { .. } | Phase::StartPieces | Phase::PlayCards { .. });
        let mut right = state.order.is_empty() == early;
        let mut before = CARDS + 1;
        let mut listed = SeatSet::EMPTY;
        for &seat in &state.order {
            match self.seats.get(seat.index()).and_then(|player| player.played.last()) {
                Some(card) if card.number() < before => {
                    before = card.number();
                    listed.insert(seat);
                }
                _ => right = false,
            }
        }
        for (seat, player) in Seat::all(self.players()).zip(&self.seats) {
            let acts = self.turn().is_some_and(|turn| turn.seat == seat);
            right &= listed.contains(seat) || early || !acts && player.hand.is_empty();
        }
        require!(
            right,
            rules::TURN_ORDER,
            "once the cards are turned up, order lists the seats of the round by descending card, before that nobody",
        )?;
        Ok(state.order.iter().copied().collect())
    }

    /// Who has chosen has set the right cards aside; the numbers are open to all, so they must be right.
    fn validate_set_aside(&self) -> Result<(), Fault> {
        let start = data::StartingCards::of(self.players());
        let choosing = matches!(self.phase, Phase::ChooseCards { .. });
        demand(!choosing || self.players() > 2, start.first.rule(), "two players take all their cards, so none are chosen")?;
        for (seat, player) in Seat::all(self.players()).zip(self.seated()) {
            let colour = self.site.colours[seat.index()];
            let aside = |cards: CardSet| player.set_aside.and(cards).len();
            let (dig, publication) = match choosing && self.waiting().contains(seat) {
                true => (0, 0),
                false => (colour.dig_cards().len() - start.dig, colour.publication_cards().len() - start.publication),
            };
            let right = aside(colour.dig_cards()) == dig && aside(colour.publication_cards()) == publication && aside(PERMITS) == 0;
            demand(right, start.first.rule(), "a seat that has chosen has set aside all its cards but those it started with, one that has not none")?;
        }
        Ok(())
    }

    /// Before the first round nothing is played or published and only starting pieces are taken.
    fn validate_start(&self) -> Judged {
        let (choosing, starting) = (matches!(self.phase, Phase::ChooseCards { .. }), self.phase == Phase::StartPieces);
        require!((self.round == 0) == (choosing || starting), rules::CHOOSING_A_CARD, "the round is 0 before the first round and only then")?;
        let (mut dated, mut fresh, mut in_order) = (true, true, true);
        let mut before = u32::from(starting);
        for player in self.seated() {
            dated &= player.published.iter().all(|piece| (1..=self.round).contains(&self.rounds[piece.index()]));
            fresh &= player.played.cards().is_empty() && player.renown == 0 && player.hand.and(PERMITS).is_empty();
            in_order &= player.tent.len() <= before && player.front.is_empty();
            before = player.tent.len();
        }
        require!(dated, rules::PLAYED_CARDS, "a piece was published in a round from 1 to the present one")?;
        if self.round > 0 {
            return Ok(());
        }
        require!(fresh, rules::PLAYED_CARDS, "before the first round nothing is played, renown is 0 and nobody has a permit")?;
        require!(
            in_order && before == 0,
            rules::STARTING_PIECE,
            "before the first round the first seats have a starting piece each, the last has none, and all else is in the mound",
        )
    }

    /// When the game is over nobody has a publication card.
    fn validate_turn(&self) -> Judged {
        let used = self.seated().iter().all(|player| player.hand.and(PUBLICATIONS).is_empty());
        require!(self.phase != Phase::Over || used, rules::END_OF_THE_GAME, "the game is not over while somebody has a publication card")
    }

    fn validate_renown(&self) -> Judged {
        let shared = self.seated().iter().enumerate().any(|(n, player)| {
            player.renown > 0 && self.seats[..n].iter().any(|other| other.renown == player.renown)
        });
        require!(!shared, rules::ONE_PAWN_PER_SPACE, "no two seats are level above 0")
    }

    fn validate_front(&self) -> Judged {
        for (seat, player) in Seat::all(self.players()).zip(self.seated()) {
            let more = match self.phase {
                Phase::Dig(turn) if turn.seat == seat => u32::from(HANDLINGS - turn.handled),
                _ => 0,
            };
            require!(
                player.front.len() <= IN_FRONT + more,
                rules::FIVE_IN_FRONT,
                "at most five pieces lie in front of a tent, and in a dig turn as many more as there are handlings left",
            )?;
        }
        Ok(())
    }
}

fn read_players(state: &State) -> Result<u8, Fault> {
    let players = u8::try_from(state.options.players).ok().filter(|players| (2..=SEATS as u8).contains(players));
    match players {
        Some(players) if state.seats.len() == usize::from(players) => Ok(players),
        _ => refuse!(rules::PLAYERS, "two to four players have a seat each"),
    }
}

/// A list of cards that are all known, ascending.
fn read_cards(cards: &[Option<Card>], rule: Citation) -> Result<CardSet, Fault> {
    let mut set = CardSet::EMPTY;
    let (mut all_known, mut numbered, mut ascending, mut once) = (true, true, true, true);
    let mut before = Card::NONE;
    for &card in cards {
        all_known &= card.is_some();
        let card = card.unwrap_or(Card::NONE);
        ascending &= before <= card;
        if card == Card::NONE {
            numbered = false;
        } else {
            once &= !set.contains(card);
            set.insert(card);
        }
        before = card;
    }
    if !all_known {
        return Err(view());
    }
    require!(numbered, rules::ACTION_CARDS, "cards are numbered from 1 to 64")?;
    demand(ascending, rule, "hand, setAside and permits are in ascending order")?;
    require!(once, rules::ACTION_CARDS, "every card exists once")?;
    Ok(set)
}

fn read_seat(seat: &SeatState, pieces: &Pieces, n: usize, rule: Citation) -> Result<Player, Fault> {
    let mut played = Pile::EMPTY;
    require!(seat.played.len() <= Pile::MOST, rules::ACTION_CARDS, "no seat can play more than its twelve cards and the permits")?;
    seat.played.iter().for_each(|&card| played.push(card));
    Ok(Player {
        hand: read_cards(&seat.hand, rule)?,
        set_aside: read_cards(&seat.set_aside, rule)?,
        played,
        renown: up_to(seat.renown, MOST_RENOWN, ground!(rules::ADVANCING_THE_PAWN, "renown is a number from 0 to 999"))?,
        front: pieces.front[n],
        tent: pieces.tent[n],
        published: pieces.published[n],
    })
}

impl Pieces {
    fn read(state: &State, players: u8) -> Result<Self, Fault> {
        let rule = if players == 2 { rules::NO_TROY_VI } else { rules::PIECES_AND_LAYERS };
        let complete = "the pieces are t1, t2, … in order, one for each cell of each layer in use";
        demand(state.pieces.len() == data::pieces_of(players), rule, complete)?;
        let mut left = [Cells::EMPTY; Layer::ALL.len()];
        Layer::used_by(players).iter().for_each(|layer| left[layer.index()] = layer.cells());
        let mut pieces = Self {
            finds: [Find::NONE; PIECES],
            plates: [Plate::default(); PIECES],
            rounds: [0; PIECES],
            mound: PieceSet::EMPTY,
            front: [PieceSet::EMPTY; SEATS],
            tent: [PieceSet::EMPTY; SEATS],
            published: [PieceSet::EMPTY; SEATS],
        };
        for (handle, piece) in (0..).map(Handle::at).zip(&state.pieces) {
            let &Piece { layer: Some(layer), cell: Some(cell), kind: Some(kind), shown: Some(shown), .. } = piece else {
                return Err(view());
            };
            let find = Find { layer, cell, kind, shown };
            demand(piece.id == handle && left[find.layer.index()].contains(find.cell), rule, complete)?;
            left[find.layer.index()].remove(find.cell);
            let plan_face = find.kind == Kind::Rubble && find.shown == Face::Plan;
            require!(!plan_face, rules::RUBBLE_PIECE, "a rubble piece has no plan face to show")?;
            pieces.finds[handle.index()] = find;
            pieces.read_place(handle, &piece.place, players)?;
        }
        Ok(pieces)
    }

    fn read_place(&mut self, handle: Handle, place: &Place, players: u8) -> Result<(), Fault> {
        let sets = match place {
            &Place::Mound { x, y, rot, z, .. } => {
                let (Some(x), Some(y), Some(rot), Some(z)) = (x, y, rot, z) else { return Err(view()) };
                self.plates[handle.index()] = Plate::read(x, y, rot, z)?;
                self.mound.insert(handle);
                return Ok(());
            }
            Place::Front { seat } => (&mut self.front, seat),
            Place::Tent { seat } => (&mut self.tent, seat),
            Place::Published { seat, round } => {
                let ground = ground!(rules::PLAYED_CARDS, "a piece was published in a round from 1 to the present one");
                self.rounds[handle.index()] = small(*round, LAST_ROUND, ground)?;
                (&mut self.published, seat)
            }
        };
        match sets {
            (sets, seat) if seat.0 < players => sets[seat.index()].insert(handle),
            _ => return refuse!(rules::PLAYERS, "a piece is with a seat of the table"),
        }
        Ok(())
    }
}
