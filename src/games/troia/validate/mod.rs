//! From a state to a position: everything that a position must have, each with its rule.
//!
//! A position is taken as it stands: whether a turn would end by itself is not asked here.

mod pieces;

use pieces::Pieces;

use super::data::{CARDS, HANDLINGS, IN_FRONT, LAST_ROUND, MOST_POINTS, MOST_RENOWN, PERMITS, PUBLICATIONS, PUBLISHED, SEATS};
use super::ids::{Card, CardSet, PieceSet};
use super::mound::Heap;
use super::position::{Order, Phase, Pile, PlanOption, Player, Site, Troia, Turn};
use super::rules;
use super::setup::read_colours;
use super::wire::{PhaseName, SeatState, State, TurnState};
use crate::core::{Refusal, RuleRef, Seat, SeatSet, message, refuse, require};

/// A null that only a view may have.
fn is_view() -> Refusal {
    Refusal::plain(message!("view-given", "only choice and turn may be null in a position: a view is not a position"))
}

/// A piece with a round of publication that has not been yet, or that is none.
fn wrong_round_of_publication() -> Refusal {
    Refusal::new(
        rules::PLAYED_CARDS,
        message!("published-in-no-round", "the round of a published piece must be from 1 to the present round"),
    )
}

/// A number from 0 to `most`.
fn up_to<T: TryFrom<i32> + PartialOrd>(value: i32, most: T) -> Option<T> {
    T::try_from(value).ok().filter(|value| *value <= most)
}

/// Whether a state is a position that can be played on, and if so which.
pub(super) fn from_state(state: &State) -> Result<Troia, Refusal> {
    let players = read_players(state)?;
    let colours = read_colours(&state.options.colours, players)?;
    require!(
        state.seats.iter().zip(&colours).all(|(seat, colour)| seat.colour == *colour),
        rules::TENTS_AND_PAWNS,
        "colours-disagree",
        "each seat must have its colour of options.colours"
    )?;
    let plans = PlanOption::read(&state.options.plans)?;
    let pieces = Pieces::read(state, players)?;
    let bridges = state.options.bridges;
    let heap = Heap::new(pieces.plates, pieces.mound, bridges);
    if let Some((one, other)) = heap.collision(pieces.mound) {
        return refuse!(
            rules::PLATES,
            "pieces-overlap",
            "{one} and {other} overlap, so they must not have the same z",
            one: Piece = one,
            other: Piece = other,
        );
    }
    let site = Site { players, colours, plans, contours: state.options.contours, bridges, finds: pieces.finds, heap };
    let mut position = Troia::with(site, pieces.mound, Phase::Over);
    let Some(round) = up_to(state.round, LAST_ROUND) else {
        return refuse!(
            rules::CHOOSING_A_CARD,
            "round-out-of-range",
            "round must be a number from 0 to {most}",
            most: Number = LAST_ROUND,
        );
    };
    position.round = round;
    position.rounds = pieces.rounds;
    let starting_rule = position.starting_cards().rule;
    let mut published = PieceSet::EMPTY;
    for (n, seat) in state.seats.iter().enumerate() {
        position.seats[n] = read_seat(seat, &pieces, n, starting_rule)?;
        published = published.or(pieces.published[n]);
    }
    position.done = position.cells_of(published);
    position.permits = read_cards(&state.permits, starting_rule)?;
    position.check_cards(state)?;
    position.phase = position.read_phase(state)?;
    position.order = position.read_order(state)?;
    position.check_set_aside()?;
    position.check_start_of_game()?;
    position.check_end_of_game()?;
    position.check_renown()?;
    position.check_fronts()?;
    Ok(position)
}

impl Troia {
    /// Every card of the colours in play and every permit is somewhere, once, and with a seat that may have it.
    fn check_cards(&self, state: &State) -> Result<(), Refusal> {
        require!(
            self.permits.within(PERMITS),
            rules::PERMIT_PILE,
            "no-permit-in-pile",
            "permits may have only the cards 21 to 36"
        )?;
        let colours = self.site.colours.iter().take(self.seated().len());
        let mut left = colours.fold(PERMITS, |cards, colour| cards.or(colour.cards()));
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
            "cards-out-of-place",
            "every card of the colours in play and every permit must be in exactly one place, and a seat may have only its own colour and permits"
        )
    }

    /// The phase with its secret choices, or with its turn.
    fn read_phase(&self, state: &State) -> Result<Phase, Refusal> {
        let laid = state.seats.iter().any(|seat| seat.choice.is_some());
        require!(
            !laid || state.phase == PhaseName::PlayCards,
            rules::TURNING_UP,
            "choice-out-of-place",
            "choice must be null in every phase but playCards"
        )?;
        let waiting = self.read_waiting(state)?;
        let turn = match (state.phase, &state.turn) {
            (PhaseName::Dig | PhaseName::Publish | PhaseName::DrawPermit, Some(turn)) => self.read_turn(turn)?,
            (PhaseName::Dig | PhaseName::Publish | PhaseName::DrawPermit, None) => {
                return refuse!(
                    rules::CARD_DECIDES,
                    "turn-missing",
                    "turn must not be null in the phases dig, publish and drawPermit"
                );
            }
            (PhaseName::Over, Some(_)) => {
                return refuse!(rules::END_OF_THE_GAME, "turn-after-end", "turn must be null when the game is over");
            }
            (_, Some(_)) => {
                return refuse!(rules::CARD_DECIDES, "turn-too-early", "turn must be null before the cards are turned up");
            }
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
            "card-of-another-phase",
            "the card of the turn must be 36 or lower in phase dig, and above 36 in publish and drawPermit"
        )?;
        match state.phase {
            PhaseName::Dig => Ok(Phase::Dig(turn)),
            PhaseName::Publish => Ok(Phase::Publish(turn)),
            _ if self.permits.is_empty() => {
                refuse!(rules::DRAWING_A_PERMIT, "no-permits-left", "permits must not be empty in phase drawPermit")
            }
            _ => Ok(Phase::DrawPermit(turn)),
        }
    }

    /// The seats that still owe a secret choice.
    fn read_waiting(&self, state: &State) -> Result<SeatSet, Refusal> {
        let ascending = state.waiting.is_sorted_by(|one, next| one < next);
        require!(
            ascending && state.waiting.iter().all(|seat| seat.0 < self.site.players),
            rules::CHOOSING_A_CARD,
            "waiting-not-ascending",
            "waiting must list seats of the table in ascending order"
        )?;
        let waiting: SeatSet = state.waiting.iter().copied().collect();
        let owes = |seat: &Seat| state.seats[seat.index()].choice.is_none() && !self.seats[seat.index()].hand.is_empty();
        let right = match state.phase {
            PhaseName::ChooseCards => !waiting.is_empty(),
            PhaseName::PlayCards => !waiting.is_empty() && waiting == Seat::all(self.site.players).filter(owes).collect(),
            _ => waiting.is_empty(),
        };
        require!(
            right,
            rules::CHOOSING_A_CARD,
            "waiting-wrong",
            "waiting must list the seats that still owe a secret choice: in playCards those with cards in hand and none laid"
        )?;
        Ok(waiting)
    }

    fn read_turn(&self, turn: &TurnState) -> Result<Turn, Refusal> {
        let TurnState { seat, card, .. } = *turn;
        require!(seat.0 < self.site.players, rules::TURN_ORDER, "turn-of-nobody", "turn.seat must be a seat of the table")?;
        require!(
            self.seats[seat.index()].played.last() == Some(card),
            rules::CARD_DECIDES,
            "turn-without-its-card",
            "turn.card must be the last card that its seat has played"
        )?;
        let Some(handled) = up_to(turn.handled, HANDLINGS) else {
            return refuse!(
                rules::FIVE_HANDLINGS,
                "handled-out-of-range",
                "handled must be a number from 0 to {most}",
                most: Number = HANDLINGS,
            );
        };
        let fits = |published: u8, points: u8| if card.publishes() { handled == 0 } else { published == 0 && points == 0 };
        match (up_to(turn.published, PUBLISHED), up_to(turn.points, MOST_POINTS)) {
            (Some(published), Some(points)) if fits(published, points) => Ok(Turn { seat, card, handled, published, points }),
            _ => refuse!(
                rules::PUBLISHING_ONLY,
                "turn-out-of-range",
                "in a publication turn published must be 0 to {published}, points 0 to {points} and handled 0; in a dig turn published and points must be 0",
                published: Number = PUBLISHED,
                points: Number = MOST_POINTS,
            ),
        }
    }

    /// The seats of this round by descending card; who is not among them had no card to play.
    fn read_order(&self, state: &State) -> Result<Order, Refusal> {
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
        for (seat, player) in Seat::all(self.site.players).zip(&self.seats) {
            let acts = self.turn().is_some_and(|turn| turn.seat == seat);
            right &= listed.contains(seat) || early || !acts && player.hand.is_empty();
        }
        require!(
            right,
            rules::TURN_ORDER,
            "order-wrong",
            "order must list the seats of the round by descending card once the cards are turned up, and be empty before"
        )?;
        Ok(state.order.iter().copied().collect())
    }

    /// Who has chosen has set the right cards aside; the numbers are open to all, so they must be right.
    fn check_set_aside(&self) -> Result<(), Refusal> {
        let start = self.starting_cards();
        let choosing = matches!(self.phase, Phase::ChooseCards { .. });
        require!(
            !choosing || self.site.players > 2,
            start.rule,
            "nothing-to-choose",
            "phase must not be chooseCards with two players: they keep all their cards"
        )?;
        for (seat, player) in Seat::all(self.site.players).zip(self.seated()) {
            let colour = self.site.colours[seat.index()];
            let aside = |cards: CardSet| player.set_aside.and(cards).len();
            let (dig, publication) = match choosing && self.waiting().contains(seat) {
                true => (0, 0),
                false => (colour.dig_cards().len() - start.dig, colour.publication_cards().len() - start.publication),
            };
            require!(
                aside(colour.dig_cards()) == dig && aside(colour.publication_cards()) == publication && aside(PERMITS) == 0,
                start.rule,
                "set-aside-wrong",
                "setAside must hold the cards that a seat did not keep, and be empty for a seat that has not chosen yet"
            )?;
        }
        Ok(())
    }

    /// Before the first round nothing is played or published and only starting pieces are taken.
    fn check_start_of_game(&self) -> Result<(), Refusal> {
        let starting = self.phase == Phase::StartPieces;
        require!(
            (self.round == 0) == (starting || matches!(self.phase, Phase::ChooseCards { .. })),
            rules::CHOOSING_A_CARD,
            "round-of-another-phase",
            "round must be 0 in the phases chooseCards and startPieces, and above 0 in all others"
        )?;
        let mut published = self.seated().iter().flat_map(|player| player.published.iter());
        if !published.all(|piece| (1..=self.round).contains(&self.rounds[piece.index()])) {
            return Err(wrong_round_of_publication());
        }
        if self.round > 0 {
            return Ok(());
        }
        require!(
            self.seated()
                .iter()
                .all(|player| player.played.cards().is_empty() && player.renown == 0 && player.hand.and(PERMITS).is_empty()),
            rules::PLAYED_CARDS,
            "played-before-start",
            "before the first round no card may be played, renown must be 0 and nobody may have a permit"
        )?;
        // A seat has no more pieces than the one before it; the first has one at most, the last none.
        let tents: Vec<u32> = self.seated().iter().map(|player| player.tent.len()).collect();
        let in_order = tents.is_sorted_by(|one, next| one >= next)
            && tents.first() <= Some(&u32::from(starting))
            && tents.last() == Some(&0);
        require!(
            in_order && self.seated().iter().all(|player| player.front.is_empty()),
            rules::STARTING_PIECE,
            "starting-pieces-wrong",
            "before the first round only the first seats may have a starting piece, one each, the last must have none, and all else must be in the mound"
        )
    }

    /// When the game is over nobody has a publication card.
    fn check_end_of_game(&self) -> Result<(), Refusal> {
        let used = self.seated().iter().all(|player| player.hand.and(PUBLICATIONS).is_empty());
        require!(
            self.phase != Phase::Over || used,
            rules::END_OF_THE_GAME,
            "over-too-early",
            "phase must not be over while somebody has a publication card"
        )
    }

    fn check_renown(&self) -> Result<(), Refusal> {
        let seated = self.seated().iter().enumerate();
        let mut ahead = seated.filter(|(_, player)| player.renown > 0);
        let shared = ahead.any(|(n, player)| self.seats[..n].iter().any(|other| other.renown == player.renown));
        require!(!shared, rules::ONE_PAWN_PER_SPACE, "pawns-level", "two seats must not have the same renown, unless it is 0")
    }

    fn check_fronts(&self) -> Result<(), Refusal> {
        for (seat, player) in Seat::all(self.site.players).zip(self.seated()) {
            let more = match self.phase {
                Phase::Dig(turn) if turn.seat == seat => u32::from(HANDLINGS - turn.handled),
                _ => 0,
            };
            require!(
                player.front.len() <= IN_FRONT + more,
                rules::FIVE_IN_FRONT,
                "too-many-in-front",
                "at most five pieces may lie in front of a tent, and in a dig turn as many more as there are actions left"
            )?;
        }
        Ok(())
    }
}

fn read_players(state: &State) -> Result<u8, Refusal> {
    match up_to(state.options.players, SEATS as u8) {
        Some(players @ 2..) if state.seats.len() == usize::from(players) => Ok(players),
        _ => refuse!(rules::PLAYERS, "seats-wrong", "there must be two to four players and a seat for each"),
    }
}

/// A list of cards that are all known, ascending.
fn read_cards(cards: &[Option<Card>], starting_rule: RuleRef) -> Result<CardSet, Refusal> {
    let Some(cards) = cards.iter().copied().collect::<Option<Vec<Card>>>() else { return Err(is_view()) };
    require!(!cards.contains(&Card::NONE), rules::ACTION_CARDS, "unknown-card", "a card must be a number from 1 to 64")?;
    require!(cards.is_sorted(), starting_rule, "cards-not-ascending", "hand, setAside and permits must be in ascending order")?;
    let set: CardSet = cards.iter().copied().collect();
    require!(set.len() as usize == cards.len(), rules::ACTION_CARDS, "card-twice", "no list may hold a card twice")?;
    Ok(set)
}

fn read_seat(seat: &SeatState, pieces: &Pieces, n: usize, starting_rule: RuleRef) -> Result<Player, Refusal> {
    require!(
        seat.played.len() <= Pile::MOST,
        rules::ACTION_CARDS,
        "too-many-played",
        "no seat can have played more than its twelve cards and the permits"
    )?;
    let mut played = Pile::EMPTY;
    seat.played.iter().for_each(|&card| played.push(card));
    let (hand, set_aside) = (read_cards(&seat.hand, starting_rule)?, read_cards(&seat.set_aside, starting_rule)?);
    let Some(renown) = up_to(seat.renown, MOST_RENOWN) else {
        return refuse!(
            rules::ADVANCING_THE_PAWN,
            "renown-out-of-range",
            "renown must be a number from 0 to {most}",
            most: Number = MOST_RENOWN,
        );
    };
    let (front, tent, published) = (pieces.front[n], pieces.tent[n], pieces.published[n]);
    Ok(Player { hand, set_aside, played, renown, front, tent, published })
}
