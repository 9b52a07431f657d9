//! The special actions of the stations: when they are possible, and what may be chosen at each stage.

use super::super::cards::{Card, CardSet};
use super::super::data::{MAX_WAGONS, Special, Station};
use super::super::position::{Act, FrachtExpress, Phase};
use super::super::rules;
use super::super::wire::{CardId, Event, Move, Stage};
use super::track::crossing_on_empty_only;
use crate::core::{EventLog, Refusal, Seat, refuse};

impl FrachtExpress {
    /// Whether open information allows a special action of the active player ([`rules::IMPOSSIBLE_SPECIAL`]).
    pub(crate) fn is_possible(&self, special: Special) -> bool {
        let me = self.player(self.active());
        match special {
            Special::None => false,
            // One each at a time: rules::TICKET, rules::VETO_CARD.
            Special::Ticket => self.tickets_left > 0 && !me.ticket,
            Special::VetoCard => self.vetoes_left > 0 && !me.veto,
            Special::CardRaid => true,
            Special::CloseStation => !me.hand.is_empty() && self.can_close(),
            Special::RaidTrain => self.can_raid_train(),
            Special::UncoupleAny => !me.train.is_empty(),
            Special::Rebuild => !me.hand.is_empty() && !self.liftable().is_empty(),
            // Without a card there is no chance to couple anything: rules::COUPLE_ANY_HAND.
            Special::CoupleAny => me.train.len() < MAX_WAGONS && !me.hand.is_empty(),
            Special::WagonRaid => me.train.len() < MAX_WAGONS,
            Special::Kidnap => !me.hand.is_empty() && !self.victims(None).is_empty(),
        }
    }

    /// Whether a special action that is possible by open information is possible with this hand, too.
    pub(crate) fn is_really_possible(&self, special: Special) -> bool {
        let hand = self.player(self.active()).hand;
        match special {
            Special::CloseStation | Special::Rebuild | Special::Kidnap => !hand.and(self.fitting(special)).is_empty(),
            _ => true,
        }
    }

    /// The cards that may be picked from a hand for a special action that costs one.
    pub(crate) fn fitting(&self, special: Special) -> CardSet {
        match special {
            Special::CloseStation => CardSet::ALL.minus(self.cards().crossings()),
            Special::Rebuild => {
                let actions = self.liftable().iter().map(|card| self.cards().face(card).action);
                actions.fold(CardSet::default(), |sum, action| sum.or(self.cards().with_action(action)))
            }
            Special::Kidnap => {
                let lightest = self.victims(None).into_iter().map(|seat| self.player(seat).train.len()).min();
                lightest.map_or(CardSet::default(), |wagons| self.cards().at_least(wagons))
            }
            _ => CardSet::ALL,
        }
    }

    /// Whether some station can be closed: open, empty, beside track; and the closed one can be reopened
    /// ([`rules::REOPEN_CLEAR`], [`rules::CLOSE_DETAILS`]).
    pub(crate) fn can_close(&self) -> bool {
        let clear = self.board.closed().is_none_or(|closed| !self.is_occupied(self.board.cell_of(closed)));
        clear && Station::ALL.into_iter().any(|station| self.check_closing(station).is_ok())
    }

    fn check_closing(&self, station: Station) -> Result<(), Refusal> {
        if self.board.closed() == Some(station) {
            return refuse!(rules::CLOSE_DETAILS, "already-closed", "that station is closed already");
        }
        if self.is_visited(station) {
            return refuse!(rules::CLOSE_EMPTY, "station-visited", "a locomotive is in that station");
        }
        if !self.board.track_beside(self.board.cell_of(station)) {
            return refuse!(rules::CLOSE_NEEDS_TRACK, "station-without-track", "no track lies side by side with that station");
        }
        Ok(())
    }

    /// Tied for the most cards is not having the most ([`rules::RAID_TRAIN_TIES`], [`rules::RAID_TRAIN_MOST`]).
    fn can_raid_train(&self) -> bool {
        let most = self.most_cards();
        most > 0 && self.player(self.active()).hand.len() <= most
    }

    /// The most cards that an opponent has.
    pub(crate) fn most_cards(&self) -> u32 {
        self.opponents().map(|seat| self.player(seat).hand.len()).max().unwrap_or_default()
    }

    /// The top cards on which no locomotive stands.
    fn liftable(&self) -> CardSet {
        let mut cards = CardSet::NONE;
        for (cell, card) in self.board.track() {
            if !self.is_occupied(cell) {
                cards.insert(card);
            }
        }
        cards
    }

    /// The opponents whose locomotives are on open track and whose trains a card of this action value can move; without one,
    /// whatever their trains. The victim's wagons count ([`rules::KIDNAP_DETAILS`]).
    pub(super) fn victims(&self, action: Option<u8>) -> Vec<Seat> {
        self.opponents_with(|player| {
            player.loc.spot.cell().is_some() && action.is_none_or(|action| player.train.len() <= usize::from(action))
        })
    }

    /// The wagons of a train with the action value of a card, the oldest first.
    pub(crate) fn fitting_wagons(&self, seat: Seat, turned: Option<Card>) -> impl Iterator<Item = Card> + '_ {
        let action = turned.map(|card| self.cards().face(card).action);
        self.player(seat).train.iter().filter(move |&card| Some(self.cards().face(card).action) == action)
    }

    pub(crate) fn fitting_hand(&self, seat: Seat, turned: Option<Card>) -> CardSet {
        turned.map_or(CardSet::default(), |card| {
            self.player(seat).hand.and(self.cards().with_action(self.cards().face(card).action))
        })
    }

    /// Who gives a wagon in a raid: the opponent with a fitting wagon, else the raider, if the opponent has room.
    pub(crate) fn giver(&self, act: &Act) -> Option<Seat> {
        let target = act.target?;
        if self.fitting_wagons(target, act.turned).next().is_some() {
            return Some(target);
        }
        let room = self.player(target).train.len() < MAX_WAGONS;
        (room && self.fitting_wagons(self.active(), act.turned).next().is_some()).then_some(self.active())
    }

    pub(crate) fn start_special(&mut self, station: Station, chooser: Seat, log: &mut EventLog<Event>) {
        let seat = self.active();
        let act = Act { station, chooser, stage: Stage::Opponent, card: None, turned: None, target: None, done: 0 };
        match self.special_of(station) {
            Special::None => self.phase = Phase::Action,
            Special::Ticket => {
                self.tickets_left -= 1;
                self.player_mut(seat).ticket = true;
                log.push(rules::TICKET, Event::TicketTaken { seat });
                self.phase = Phase::Action;
            }
            Special::VetoCard => {
                self.vetoes_left -= 1;
                self.player_mut(seat).veto = true;
                log.push(rules::VETO_CARD, Event::VetoTaken { seat });
                self.phase = Phase::Action;
            }
            Special::CardRaid | Special::WagonRaid => self.phase = Phase::Special(act),
            Special::CloseStation | Special::Rebuild | Special::Kidnap => {
                self.phase = Phase::Special(Act { stage: Stage::Card, ..act })
            }
            Special::RaidTrain => self.raid_on(act, log),
            // The top card decides: rules::UNCOUPLE_ANY, rules::COUPLE_ANY.
            Special::UncoupleAny | Special::CoupleAny => self.await_card(Phase::Special(Act { stage: Stage::Turn, ..act }), log),
        }
    }

    /// More than the legal moves of a stage in which a person chooses.
    pub(crate) fn special_candidates(&self, act: &Act, out: &mut Vec<Move>) {
        let active = self.active();
        match act.stage {
            Stage::Opponent => {
                for seat in self.opponents() {
                    out.push(Move::ChooseOpponent { seat });
                }
            }
            Stage::Card => {
                self.offer(self.player(active).hand, |card| Move::PickCard { card }, out);
                out.push(Move::Finish {});
            }
            Stage::Wagon => {
                let whose = if self.special_of(act.station) == Special::WagonRaid { self.giver(act) } else { Some(active) };
                if let Some(seat) = whose {
                    self.offer_train(seat, |card| Move::PickWagon { card }, out);
                }
                out.push(Move::Skip {});
            }
            Stage::Site => match (self.special_of(act.station), act.card) {
                (Special::CloseStation, Some(card)) => {
                    for station in Station::ALL {
                        for turn in self.turns_of(card) {
                            out.push(Move::CloseStation { station, turn });
                        }
                    }
                }
                _ => self.rebuilding_candidates(act, out),
            },
            Stage::Turn | Stage::Steal => self.chance_candidates(out),
        }
    }

    fn rebuilding_candidates(&self, act: &Act, out: &mut Vec<Move>) {
        let Some(field) = self.board.field() else { return };
        let mut removed = Vec::new();
        for (from, card) in self.board.track() {
            if self.lifted(act, from).is_err() {
                continue;
            }
            removed.push(Move::RemoveTrack { from });
            for to in field.cells() {
                if !self.board.is_empty(to) || self.board.has_contact(to) {
                    for turn in self.turns_of(card) {
                        out.push(Move::Relocate { from, to, turn });
                    }
                }
            }
        }
        out.append(&mut removed);
    }

    pub(crate) fn check_special(&self, act: &Act, mv: &Move) -> Result<(), Refusal> {
        let special = self.special_of(act.station);
        match (act.stage, mv) {
            (Stage::Turn | Stage::Steal, _) => self.check_outcome(mv),
            (Stage::Opponent, Move::ChooseOpponent { seat }) => self.check_opponent(act, *seat),
            (Stage::Card, Move::PickCard { card }) => self.check_pick(act, card),
            (Stage::Card, Move::Finish {}) if special == Special::Rebuild => match act.done {
                0 => {
                    refuse!(rules::REBUILD_DETAILS, "rebuild-one", "you must rebuild at least one card")
                }
                _ => Ok(()),
            },
            (Stage::Site, Move::CloseStation { station, turn }) if special == Special::CloseStation => {
                if let Some(card) = act.card {
                    self.check_orientation(card, *turn)?;
                }
                self.check_closing(*station)
            }
            (Stage::Site, Move::Relocate { from, to, turn }) if special == Special::Rebuild => {
                self.check_relocation(act, *from, *to, *turn)
            }
            (Stage::Site, Move::RemoveTrack { from }) if special == Special::Rebuild => self.lifted(act, *from).map(drop),
            (Stage::Wagon, Move::PickWagon { card }) => self.check_wagon(act, card),
            (Stage::Wagon, Move::Skip {}) if special == Special::UncoupleAny => {
                if self.fitting_wagons(self.active(), act.turned).next().is_none() {
                    return refuse!(rules::ANY_LOST, "must-discard-wagon", "no wagon fits, so you must discard one");
                }
                match act.chooser == self.active() {
                    true => Ok(()),
                    false => {
                        refuse!(rules::WHAT_IS_DICTATED, "skip-dictated", "a veto card cannot make a player keep a fitting wagon")
                    }
                }
            }
            _ => refuse!(rules::SPECIAL_AT_ONCE, "special-first", "carry out the special action first"),
        }
    }

    fn check_opponent(&self, act: &Act, seat: Seat) -> Result<(), Refusal> {
        let special = self.special_of(act.station);
        if seat == self.active() {
            return Err(special.opponent_wanted());
        }
        match special {
            Special::RaidTrain if self.player(seat).hand.len() < self.most_cards() => {
                refuse!(rules::RAID_TRAIN, "not-fullest-hand", "another opponent has more cards")
            }
            Special::Kidnap if self.player(seat).loc.spot.cell().is_none() => {
                refuse!(rules::KIDNAP_ON_TRACK, "locomotive-in-station", "that locomotive is in a station")
            }
            Special::Kidnap
                if act.card.is_some_and(|card| self.player(seat).train.len() > usize::from(self.cards().face(card).action)) =>
            {
                refuse!(rules::LOAD, "victim-too-long", "that train has more wagons than the action value of the card")
            }
            _ => Ok(()),
        }
    }

    fn check_pick(&self, act: &Act, id: &CardId) -> Result<(), Refusal> {
        let active = self.active();
        let card = self.hand_card(active, id)?;
        let special = self.special_of(act.station);
        match special {
            Special::CoupleAny => {
                let fits = self.fitting_hand(active, act.turned);
                if !fits.is_empty() && !fits.contains(card) {
                    return refuse!(
                        rules::ANY_COUPLED,
                        "couple-fitting-card",
                        "you must couple a card with the action value that was turned over"
                    );
                }
            }
            _ if self.fitting(special).contains(card) => {}
            Special::CloseStation => return Err(crossing_on_empty_only()),
            Special::Rebuild => {
                return refuse!(rules::REBUILD, "nothing-to-lift", "you can lift no track card with that action value");
            }
            _ => {
                return refuse!(
                    rules::LOAD,
                    "victims-too-long",
                    "every train on open track has more wagons than the action value of the card"
                );
            }
        }
        Ok(())
    }

    fn check_wagon(&self, act: &Act, id: &CardId) -> Result<(), Refusal> {
        let fits = |seat: Seat| {
            self.cards().find(id).is_some_and(|card| self.fitting_wagons(seat, act.turned).any(|other| other == card))
        };
        if self.special_of(act.station) == Special::WagonRaid {
            return match self.giver(act) {
                Some(seat) if fits(seat) => Ok(()),
                Some(seat) if seat == self.active() => {
                    refuse!(
                        rules::WAGON_GIVEN,
                        "pick-raiders-wagon",
                        "pick one of the raider's wagons with the action value that was turned over"
                    )
                }
                _ => refuse!(
                    rules::WAGON_TAKEN,
                    "pick-opponents-wagon",
                    "pick one of the opponent's wagons with the action value that was turned over"
                ),
            };
        }
        let active = self.active();
        let action = |card: Option<Card>| card.map(|card| self.cards().face(card).action);
        if self.fitting_wagons(active, act.turned).next().is_some() && action(self.cards().find(id)) != action(act.turned) {
            return refuse!(
                rules::ANY_DELIVERED,
                "pick-fitting-wagon",
                "pick a wagon with the action value that was turned over"
            );
        }
        self.check_own_wagon(active, id, rules::ANY_LOST)
    }
}
