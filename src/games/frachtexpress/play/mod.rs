//! What happens: who is to act, the moves of each phase, the judge, and the consequences. One file for each decision.

mod action;
mod carry;
mod run;
mod setup;
mod special;
mod track;
mod veto;

use super::cards::{Card, CardSet, Stock};
use super::data::Special;
use super::happenings::{Event, Move, Origin};
use super::position::{FrachtExpress, Phase};
use super::rules;
use super::wire::{CardId, Reason, Stage};
use crate::core::{Actor, Actors, Citation, Fault, Ground, Judged, Log, Refusal, Seat, Source, ground, refuse};

/// What forbids to give up a wagon that is not there, whatever it is given up for.
const NO_WAGON: &str = "that wagon is not in the train";

impl FrachtExpress {
    /// Who is to act.
    pub(crate) fn to_act(&self) -> Actors {
        match self.phase {
            Phase::ChooseStart | Phase::DealStations(_) | Phase::Deal { .. } | Phase::Draw | Phase::Refill { .. } | Phase::Crossing(_) => {
                Actors::Chance
            }
            Phase::PlaceStation(seat) | Phase::Veto { seat, .. } => Actors::one(seat),
            Phase::Action | Phase::Announce(_) => Actors::one(self.active()),
            Phase::Steer { run, .. } => Actors::one(run.by),
            Phase::Surplus { run, .. } => Actors::one(run.loc),
            Phase::Special(act) => match act.stage {
                Stage::Turn | Stage::Steal => Actors::Chance,
                Stage::Card => Actors::one(self.active()),
                Stage::Opponent | Stage::Site | Stage::Wagon => Actors::one(act.chooser),
            },
            Phase::Over(_) => Actors::Over,
        }
    }

    /// At least every legal move of whoever is to act, in the order of the specification.
    pub(crate) fn each_candidate(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Action => self.each_action_candidate(out),
            _ => self.each_choice(out),
        }
    }

    /// The candidates of every phase but that of the actions, which has a list of its legal moves.
    fn each_choice(&self, out: &mut Vec<Move>) {
        match &self.phase {
            Phase::PlaceStation(seat) => self.each_placing(*seat, out),
            Phase::Steer { run, loc } => {
                for way in self.all_ways(run).as_slice() {
                    out.push(Move::Steer { loc: *loc, to: way.to });
                }
            }
            Phase::Surplus { run, .. } => self.offer_train(run.loc, |card| Move::DropWagon { card }, out),
            Phase::Announce(_) => {
                out.push(Move::UseSpecial {});
                out.push(Move::DeclineSpecial {});
            }
            Phase::Veto { .. } => self.each_veto(out),
            Phase::Special(act) => self.each_special_candidate(act, out),
            Phase::Action | Phase::Over(_) => {}
            _ => self.each_outcome(out),
        }
    }

    /// Appends a move with each of some cards, in the order of the card table.
    #[inline(never)]
    fn offer(&self, cards: CardSet, mv: fn(CardId) -> Move, out: &mut Vec<Move>) {
        for card in cards.iter() {
            out.push(mv(self.id(card)));
        }
    }

    /// Appends a move with each wagon of a train, the oldest first.
    fn offer_train(&self, seat: Seat, mv: fn(CardId) -> Move, out: &mut Vec<Move>) {
        for card in self.player(seat).train.iter() {
            out.push(mv(self.id(card)));
        }
    }

    /// The legal moves of whoever is to act.
    pub(crate) fn each_legal(&self, out: &mut Vec<Move>) {
        if matches!(self.phase, Phase::Action) {
            return self.each_action(out);
        }
        let from = out.len();
        self.each_choice(out);
        let mut at = 0;
        out.retain(|mv| {
            at += 1;
            at <= from || self.judge(mv).is_ok()
        });
    }

    /// The judge of a move of whoever is to act.
    pub(crate) fn judge(&self, mv: &Move) -> Judged {
        match &self.phase {
            Phase::PlaceStation(seat) => self.judge_placing(*seat, mv),
            Phase::Action => self.judge_action(mv),
            Phase::Steer { run, loc } => self.judge_steer(run, *loc, mv),
            Phase::Surplus { run, .. } => match mv {
                Move::DropWagon { card } => self.own_wagon(run.loc, card, ground!(rules::SURPLUS, NO_WAGON)),
                _ => refuse!(rules::SURPLUS, "surplus wagons are dropped first"),
            },
            Phase::Announce(station) => self.judge_announcement(*station, mv),
            Phase::Veto { station, stage, .. } => self.judge_veto(*station, *stage, mv),
            Phase::Special(act) if !matches!(act.stage, Stage::Turn | Stage::Steal) => self.judge_special(act, mv),
            Phase::Over(_) => refuse!(rules::PILES_EMPTY, "the game is over"),
            _ => self.judge_outcome(mv),
        }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, log: &mut Log<Event>) {
        match mv {
            Move::StartPlayer { .. } | Move::StationDealt { .. } | Move::PlaceStation { .. } => return self.play_setup(mv, log),
            Move::Drawn { seat, card } => {
                if let Some(card) = self.cards().find(card) {
                    self.draw(*seat, card, log);
                }
                return;
            }
            _ => {}
        }
        let phase = self.phase;
        match &phase {
            Phase::Action => self.play_action(mv, log),
            Phase::Crossing(run) => {
                if let Some(card) = self.card_of(mv) {
                    self.turn_for_crossing(run, card, log);
                }
            }
            Phase::Steer { run, loc } => self.play_steer(run, *loc, mv, log),
            Phase::Surplus { run, limit } => {
                if let Some(card) = self.card_of(mv) {
                    self.drop_surplus(run, *limit, card, log);
                }
            }
            Phase::Announce(station) => self.play_announcement(*station, mv, log),
            Phase::Veto { station, stage, seat } => self.play_veto(*station, *stage, *seat, mv, log),
            Phase::Special(act) => self.play_special(*act, mv, log),
            _ => debug_assert!(false, "only legal moves are played"),
        }
    }

    /// The card that a move names.
    fn card_of(&self, mv: &Move) -> Option<Card> {
        self.cards().find(mv.card()?)
    }

    /// The rule of a move that the phase does not offer.
    pub(crate) fn phase_rule(&self) -> Citation {
        self.no_outcome().rule()
    }

    /// What chance is told that draws something else, by the rule of the phase.
    fn no_outcome(&self) -> &'static Ground {
        const WORDS: &str = "that is not an outcome of what is drawn now";
        match self.phase {
            Phase::ChooseStart => ground!(rules::CLOCKWISE, WORDS),
            Phase::DealStations(_) => ground!(rules::FREE_DEAL, WORDS),
            Phase::PlaceStation(_) => ground!(rules::FREE_PLACE, WORDS),
            Phase::Deal { .. } => ground!(rules::DEAL, WORDS),
            Phase::Draw => ground!(rules::DRAW_FIRST, WORDS),
            Phase::Action => ground!(rules::ACTIONS, WORDS),
            Phase::Refill { .. } => ground!(rules::REFILL_ENDS_TURN, WORDS),
            Phase::Steer { .. } => ground!(rules::BRANCH, WORDS),
            Phase::Crossing(_) => ground!(rules::CROSSING_TURNS_CARD, WORDS),
            Phase::Surplus { .. } => ground!(rules::SURPLUS, WORDS),
            Phase::Announce(_) => ground!(rules::DECIDE_ON_ENTERING, WORDS),
            Phase::Veto { .. } => ground!(rules::VETO_ORDER, WORDS),
            Phase::Special(_) => ground!(rules::SPECIAL_AT_ONCE, WORDS),
            Phase::Over(Reason::PilesEmpty) => ground!(rules::PILES_EMPTY, WORDS),
            Phase::Over(Reason::TurnLimit) => ground!(rules::TURN_LIMIT, WORDS),
        }
    }

    /// Why somebody who is not to act may not make a move. The words never depend on hidden cards.
    pub(crate) fn refuse_out_of_turn(&self, who: Actor, mv: &Move) -> Refusal {
        let rule = match (who, self.phase, mv) {
            (Actor::Seat(seat), Phase::Veto { stage, .. }, Move::Veto { mode }) => self.veto_out_of_turn(seat, stage, *mode),
            (Actor::Seat(seat), ..) if seat == self.active() && self.turn.number > 0 && self.to_act() == Actors::Chance => self.phase_rule(),
            _ => rules::CLOCKWISE,
        };
        Refusal::new(rule, format!("{who} cannot act: {}", self.to_act()))
    }

    /// Whether the move names a card, a seat and a turn that exist ([`rules::ORIENTATIONS`]).
    pub(crate) fn shape_of(&self, mv: &Move) -> Result<(), Fault> {
        if let Move::StartPlayer { seat }
        | Move::StationDealt { seat, .. }
        | Move::Drawn { seat, .. }
        | Move::Stolen { from: seat, .. }
        | Move::Steer { loc: seat, .. }
        | Move::ChooseOpponent { seat } = mv
            && seat.0 >= self.seats
        {
            return Err(Fault::plain(format!("{seat} does not exist: {} play", self.seats)));
        }
        let named = match mv.card() {
            Some(id) => Some(self.cards().named(id).map_err(Fault::plain)?),
            None => None,
        };
        let (card, turn) = match (mv, &self.phase) {
            (Move::Lay { turn, .. } | Move::Complete { turn, .. }, _) => (named, turn),
            (Move::CloseStation { turn, .. }, Phase::Special(act))
                if act.stage == Stage::Site && self.special_of(act.station) == Special::CloseStation =>
            {
                (act.card, turn)
            }
            // Which card is lifted is judged before how it is turned.
            (Move::Relocate { from, turn, .. }, Phase::Special(act))
                if act.stage == Stage::Site && self.special_of(act.station) == Special::Rebuild =>
            {
                (self.lifted(act, *from).ok(), turn)
            }
            _ => return Ok(()),
        };
        card.map_or(Ok(()), |card| self.judge_turn(card, *turn)).map_err(Fault::from)
    }

    /// Appends every outcome of chance, each as likely as the others.
    fn each_outcome(&self, out: &mut Vec<Move>) {
        for n in 0..self.outcomes() {
            out.extend(self.nth_outcome(n));
        }
    }

    /// Draws one of the outcomes of chance.
    pub(crate) fn draw_outcome<S: Source>(&self, source: &mut S) -> Option<Move> {
        self.nth_outcome(source.below(self.outcomes()))
    }

    /// How many outcomes chance has.
    pub(crate) fn outcomes(&self) -> u32 {
        match self.phase {
            Phase::ChooseStart => self.seats.into(),
            Phase::DealStations(_) => self.pool.len(),
            _ => self.drawn_from().len(),
        }
    }

    /// The n-th outcome of chance.
    fn nth_outcome(&self, n: u32) -> Option<Move> {
        match self.phase {
            Phase::ChooseStart => Some(Move::StartPlayer { seat: Seat(u8::try_from(n).ok()?) }),
            Phase::DealStations(seat) => Some(Move::StationDealt { seat, station: self.pool.iter().nth(n as usize)? }),
            _ => Some(self.outcome_with(self.id(self.drawn_from().nth(n)?))),
        }
    }

    /// The cards of which chance takes one: a hand that is robbed, or the deck.
    fn drawn_from(&self) -> CardSet {
        match &self.phase {
            Phase::Special(act) if act.stage == Stage::Steal => act.target.map_or(CardSet::default(), |from| self.player(from).hand),
            _ => self.deck,
        }
    }

    /// What becomes of a card that chance takes.
    fn outcome_with(&self, card: CardId) -> Move {
        match &self.phase {
            Phase::Special(act) if act.stage == Stage::Steal => Move::Stolen { from: act.target.unwrap_or(self.active()), card },
            Phase::Crossing(_) | Phase::Special(_) => Move::Turned { card },
            Phase::Deal { seat, .. } => Move::Drawn { seat: *seat, card },
            _ => Move::Drawn { seat: self.active(), card },
        }
    }

    fn judge_outcome(&self, mv: &Move) -> Judged {
        let drawn = || self.card_of(mv).is_some_and(|card| self.drawn_from().contains(card));
        let good = match (&self.phase, mv) {
            (Phase::ChooseStart, Move::StartPlayer { seat }) => seat.0 < self.seats,
            (Phase::DealStations(to), Move::StationDealt { seat, station }) => seat == to && self.pool.contains(*station),
            (Phase::Special(act), Move::Stolen { from, .. }) => act.stage == Stage::Steal && act.target == Some(*from) && drawn(),
            (Phase::Special(act), Move::Turned { .. }) => act.stage == Stage::Turn && drawn(),
            (Phase::Crossing(_), Move::Turned { .. }) => drawn(),
            (Phase::Deal { seat: to, .. }, Move::Drawn { seat, .. }) => seat == to && drawn(),
            (Phase::Draw | Phase::Refill { .. }, Move::Drawn { seat, .. }) => *seat == self.active() && drawn(),
            _ => false,
        };
        if good { Ok(()) } else { Err(self.no_outcome()) }
    }

    /// A card leaves the deck for a hand.
    fn draw(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.deck.remove(card);
        self.player_mut(seat).hand.insert(card);
        let drawn = Event::CardDrawn { seat, card: Some(self.id(card)) };
        match self.phase {
            Phase::Deal { round, .. } => {
                log.push(rules::DEAL, drawn);
                self.deal_next(seat, round, log);
            }
            Phase::Refill { left } => {
                log.push(rules::REFILL, drawn);
                match left.checked_sub(1) {
                    Some(left) if left > 0 => self.await_card(Phase::Refill { left }, log),
                    _ => self.end_turn(rules::REFILL_ENDS_TURN, log),
                }
            }
            _ => {
                log.push(rules::DRAW_FIRST, drawn);
                self.phase = Phase::Action;
            }
        }
    }

    /// Goes on to a phase in which a card is taken: an empty deck is first refilled from the discard pile
    /// ([`rules::RESHUFFLE_MOMENT`]), and if that is empty too the game is over, for turning as for drawing
    /// ([`rules::TURNING_IS_DRAWING`]).
    fn await_card(&mut self, phase: Phase, log: &mut Log<Event>) {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return self.end(Reason::PilesEmpty, log);
            }
            self.deck = self.discard.set();
            self.discard = Stock::EMPTY;
            log.push(rules::RESHUFFLE, Event::Reshuffled { count: u8::try_from(self.deck.len()).unwrap_or(u8::MAX) });
        }
        self.phase = phase;
    }

    fn start_turn(&mut self, seat: Seat, number: u16, log: &mut Log<Event>) {
        self.turn.seat = seat;
        self.turn.number = number;
        self.turn.must_empty_hand = false;
        log.push(rules::CLOCKWISE, Event::TurnStarted { seat, number });
        self.await_card(Phase::Draw, log);
    }

    fn end_turn(&mut self, rule: Citation, log: &mut Log<Event>) {
        let seat = self.active();
        log.push(rule, Event::TurnEnded { seat });
        if self.turn.number >= self.fixed.turn_limit {
            return self.end(Reason::TurnLimit, log);
        }
        self.start_turn(seat.next(self.seats), self.turn.number + 1, log);
    }

    /// Cards that have left where they were go to the open discard pile, in this order; nothing happens without any.
    #[inline(never)]
    fn throw_away(&mut self, seat: Seat, cards: &[Card], from: Origin, rule: Citation, log: &mut Log<Event>) {
        for &card in cards {
            self.discard.push(card);
        }
        if log.listens() && !cards.is_empty() {
            log.push(rule, Event::Discarded { seat, cards: self.ids(cards), from });
        }
    }

    /// A hand card goes to the open discard pile.
    fn discard_from_hand(&mut self, seat: Seat, card: Card, rule: Citation, log: &mut Log<Event>) {
        self.player_mut(seat).hand.remove(card);
        self.throw_away(seat, &[card], Origin::Hand, rule, log);
    }

    /// A coupled wagon goes to the open discard pile.
    fn discard_from_train(&mut self, seat: Seat, card: Card, rule: Citation, log: &mut Log<Event>) {
        self.take_wagon(seat, card);
        self.throw_away(seat, &[card], Origin::Train, rule, log);
    }

    /// A wagon leaves a train; what held it back ends with it ([`rules::LOCK_ENDS`]).
    fn take_wagon(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.train.remove(card);
        if player.locked == Some(card) {
            player.locked = None;
        }
    }

    /// The whole hand goes to the open discard pile, if there is one.
    fn discard_hand(&mut self, seat: Seat, rule: Citation, log: &mut Log<Event>) {
        let hand = std::mem::take(&mut self.player_mut(seat).hand).pile();
        self.throw_away(seat, hand.as_slice(), Origin::Hand, rule, log);
    }

    /// A card of a hand ([`rules::COSTS_A_CARD`]).
    fn hand_card(&self, seat: Seat, id: &CardId) -> Judged<Card> {
        match self.cards().find(id) {
            Some(card) if self.player(seat).hand.contains(card) => Ok(card),
            _ => refuse!(rules::COSTS_A_CARD, "that card is not in the hand of the player"),
        }
    }

    /// Whether a wagon is in a train, or the refusal.
    fn own_wagon(&self, seat: Seat, id: &CardId, no_wagon: &'static Ground) -> Judged {
        match self.cards().find(id) {
            Some(card) if self.player(seat).train.contains(card) => Ok(()),
            _ => Err(no_wagon),
        }
    }
}
