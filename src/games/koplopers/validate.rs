//! From a state that anyone may have written to a position that can be played on.
//!
//! Everything that a position promises is tested here once: the pieces, each in one place; the trains, each where a train
//! can be; the turn; the phase.

use std::fmt;
use std::sync::Arc;

use super::board;
use super::data::POINTS;
use super::doubts::Doubts;
use super::net::Net;
use super::play::capacity;
use super::position::{Cards, Koplopers, Now, Offer, Pair, Phase, Player, SEATS, Train, Waiting};
use super::rules;
use super::sets::{Station, Stations, Token, Tokens, Track, Tracks};
use super::wire::{self, State, StationId, TokenId, TrainNo};
use crate::core::{Fault, Judged, Seat, ground, require};

/// Reads ids of the board and keeps count of what has been seen.
struct Reader<'a> {
    net: &'a Net,
    seen: Tokens,
    cards: Cards,
    doubts: Doubts,
}

impl Reader<'_> {
    fn station(&mut self, id: StationId) -> Station {
        let found = self.net.station(id);
        self.doubts.require(found.is_some(), None, "station", &id, "is not on the board");
        found.unwrap_or(Station(0))
    }

    fn maybe_station(&mut self, id: Option<StationId>) -> Option<Station> {
        id.map(|id| self.station(id))
    }

    /// Tokens in table order.
    #[inline(never)]
    fn tokens(&mut self, ids: &[TokenId]) -> Tokens {
        let mut tokens = Tokens::EMPTY;
        let mut next = 0;
        for id in ids {
            let found = self.net.token(*id);
            self.doubts.require(found.is_some(), None, "token", id, "does not exist");
            let token = found.unwrap_or(Token(0));
            self.doubts.require(token.0 >= next, rules::TOKENS_ON_CIRCLES, "token", id, "is out of order: tokens are listed in table order");
            next = token.0 + 1;
            tokens = tokens.with(token);
        }
        tokens
    }

    /// Tokens in table order that lie nowhere else.
    fn place(&mut self, ids: &[TokenId]) -> Tokens {
        let tokens = self.tokens(ids);
        if let Some(token) = tokens.and(self.seen).first() {
            self.doubts.require(false, rules::TOKENS_ON_CIRCLES, "token", &self.net.token_id(token), "lies in two places");
        }
        self.seen = self.seen.union(tokens);
        tokens
    }

    /// The next card of a pile, which lies in table order; none of them is hidden.
    #[inline(never)]
    fn card(&mut self, id: Option<StationId>, last: &mut Station) -> Option<Station> {
        let Some(id) = id else {
            self.doubts.require(false, None, "a position shows every card:", &"a null", "is only for eyes that may not see it");
            return None;
        };
        let card = self.station(id);
        self.doubts.require(*last <= card, rules::HANDS, "card", &id, "is out of order: cards are listed in table order");
        let left = self.cards.count(card) < self.net.cards(card);
        self.doubts.require(left, rules::HANDS, "card", &id, "is there more often than the board has it");
        *last = card;
        left.then(|| self.cards.insert(card))?;
        Some(card)
    }

    /// A pile of cards.
    #[inline(never)]
    fn pile(&mut self, ids: &mut dyn Iterator<Item = Option<StationId>>) -> Cards {
        let (mut pile, mut last) = (Cards::default(), Station(0));
        for id in ids {
            if let Some(card) = self.card(id, &mut last) {
                pile.insert(card);
            }
        }
        pile
    }

    fn waiting(&mut self, given: &wire::Waiting) -> Waiting {
        let net = self.net;
        let mut spots = vec![Tokens::EMPTY; net.stations().len()];
        let mut keys = Stations::EMPTY;
        for (id, tokens) in &given.0.0 {
            let station = self.station(*id);
            let tokens = self.place(tokens);
            let mut require = |holds, wrong| self.doubts.require(holds, rules::TOKENS_ON_CIRCLES, "station", id, wrong);
            require(tokens.minus(net.regions()[net.region_of(station)]).is_empty(), "has a token that is outside its region");
            require(tokens.len() <= net.circles(station).into(), "has not so many circles");
            require(!keys.contains(station), "stands twice in waiting");
            keys = keys.with(station);
            spots[station.index()] = tokens;
        }
        let complete = keys.len() as usize == spots.len();
        self.doubts.hear(require!(complete, rules::TOKENS_ON_CIRCLES, "every station is a key of waiting"));
        Waiting::new(spots)
    }

    #[inline(never)]
    fn player(&mut self, given: &wire::Player, hand_size: u8, player: &mut Player) {
        player.repair_card = given.repair_card;
        player.started = given.started;
        let mut last = Station(0);
        for &id in &given.hand {
            if let Some(card) = self.card(id, &mut last) {
                player.hand.insert(card);
            }
        }
        let fits = given.hand.len() <= hand_size.into();
        self.doubts.require(fits, rules::DRAW_UP, "a hand has at most", &hand_size, "cards");
        player.delivered = self.place(&given.delivered);
        let in_order = given.trains.is_sorted_by(|a, b| a.id < b.id);
        self.doubts.hear(require!(in_order, rules::THREE_UNITS, "trains are listed by id"));
        for train in &given.trains {
            for &unit in &train.units {
                self.doubts.hear(require!(!player.has_unit(unit), rules::THREE_UNITS, "a player's units are three different ones"));
            }
            player.trains[train.id.index()] = Some(self.train(train));
        }
        let idle = given.trains.is_empty() && player.delivered.is_empty();
        self.doubts.hear(require!(given.started || idle, rules::FIRST_TRAIN, "a player who has not started has no train and an empty box"));
    }

    #[inline(never)]
    fn train(&mut self, given: &wire::Train) -> Train {
        let second = match given.units[..] {
            [first] if first == given.id => None,
            [first, second] if first == given.id && second != first => Some(second),
            _ => {
                self.doubts.hear(Err(ground!(rules::TWO_UNITS, "a train has one or two units, and its id is the first of them")));
                None
            }
        };
        let net = self.net;
        let found = net.track(given.section);
        self.doubts.require(found.is_some(), None, "section or yard", &given.section, "is not on the board");
        let track = found.unwrap_or(Track(0));
        let toward = self.maybe_station(given.toward);
        let load = self.place(&given.load);
        let now = given.now;
        let train = Train {
            second,
            track,
            toward,
            open: given.open,
            load,
            aboard: net.sum(load),
            turned: given.turned,
            rested_at: self.maybe_station(given.rested_at),
            now: Now {
                spent: now.spent,
                drove: now.drove,
                moved: now.moved,
                acted: now.acted,
                halted: now.halted,
                shunted: now.shunted,
                built: now.built,
                free_at: self.maybe_station(now.free_at),
            },
        };
        let ahead = toward.map(|at| net.ends(track).contains(&at));
        self.doubts.hear(if net.is_yard(track) {
            let fits = ahead.is_none_or(|ahead| ahead && given.turned) && !given.open;
            require!(fits, rules::FRONT_IN_YARD, "in a yard a train has its back to the station, or has turned to face it")
        } else if ahead == Some(true) {
            let open = !given.open || (!net.is_short(track) && given.turned);
            require!(open, rules::WHERE_A_TRAIN_IS, "a train is on the open line only on a long section where it has turned")
        } else {
            Err(ground!(rules::WHERE_A_TRAIN_IS, "a train on a section faces one of its two ends"))
        });
        train
    }

    #[inline(never)]
    fn offer(&mut self, pair: Pair, give: &[TokenId], take: &[TokenId]) -> Offer {
        Offer { pair, give: self.tokens(give), take: self.tokens(take) }
    }

    fn phase(&mut self, given: &wire::Phase) -> Phase {
        match *given {
            wire::Phase::Act {} => Phase::Act,
            wire::Phase::Passing { train, keep } => Phase::Passing { train, keep },
            wire::Phase::Boarding { train } => Phase::Boarding { train },
            wire::Phase::Exchange { a, b } => Phase::Exchange { a, b },
            wire::Phase::Dividing { train, new_train } => Phase::Dividing { train, new: new_train },
            wire::Phase::Offering { train, with_seat, with_train, ref give, ref take } => {
                Phase::Offering(self.offer(Pair { train, with_seat, with_train }, give, take))
            }
            wire::Phase::Answering { train, with_seat, with_train, ref give, ref take } => {
                Phase::Answering(self.offer(Pair { train, with_seat, with_train }, give, take))
            }
            wire::Phase::Drawing {} => Phase::Drawing,
            wire::Phase::Over {} => Phase::Over,
        }
    }
}

/// A train by its owner and its number.
struct Whose {
    seat: Seat,
    no: TrainNo,
}

impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.no.number(), self.seat)
    }
}

impl Koplopers {
    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        let seats = state.seats.len().min(SEATS + 1) as u8;
        require!((2..=SEATS as u8).contains(&seats), rules::OWN_PIECES, "two to four play")?;
        let net = board::network_of(state.board.as_ref(), seats)?;
        let mut reader = Reader { net: &net, seen: Tokens::EMPTY, cards: Cards::default(), doubts: Doubts::default() };
        let waiting = reader.waiting(&state.waiting);
        let mut position = Self::bare(Arc::clone(&net), seats, waiting);
        for (player, given) in position.players.iter_mut().zip(&state.seats) {
            reader.player(given, net.hand_size(seats), player);
        }
        position.deck = reader.pile(&mut state.deck.iter().copied());
        position.discard = reader.pile(&mut state.discard.iter().copied().map(Some));
        let all_cards = net.stations().all(|station| reader.cards.count(station) == net.cards(station));
        reader.doubts.hear(require!(all_cards, rules::HANDS, "every card lies in a hand, in the draw pile or in the discards"));
        let complete = net.tokens().minus(reader.seen).is_empty();
        reader.doubts.hear(require!(complete, rules::TOKENS_ON_CIRCLES, "every token waits, is aboard a train or lies in a box"));
        let wire::Chips { A: a, B: b, C: c } = state.chips;
        let chips = [a, b, c].map(|chip| reader.maybe_station(chip));
        let shifted = reader.tokens(&state.shifted);
        let phase = reader.phase(&state.phase);
        let mut doubts = reader.doubts;
        position.variant = state.variant;
        position.coupled_trains = state.coupled_trains;
        position.round = state.round;
        position.last_round = state.last_round;
        position.turn = state.turn;
        position.phase = phase;
        position.points = state.points;
        position.disruption_played = state.disruption_played;
        position.chips = chips;
        position.disc = state.disc;
        position.shifted = shifted;
        position.refresh();
        position.validate_turn(&mut doubts);
        doubts.settle()?;
        position.read_offers(&state.offers_made, &mut doubts);
        position.validate_trains(&mut doubts);
        doubts.settle()?;
        position.validate_phase()?;
        let goes_on = matches!(position.phase, Phase::Over) || position.can_go_on();
        require!(goes_on, rules::TERMINATION, "nobody has a legal move")?;
        Ok(position)
    }

    fn validate_turn(&self, doubts: &mut Doubts) {
        let rounds = self.net.rounds(self.seats);
        doubts.require((1..=rounds).contains(&self.round), rules::LENGTH, "a round is 1 to", &rounds, "with so many players");
        doubts.require(self.last_round || self.round < rounds, rules::LAST_ROUND, "round", &rounds, "is the last");
        doubts.hear(require!(self.turn.0 < self.seats, rules::TURN_ORDER, "turn is one of the seats"));
        doubts.hear(require!(self.points <= POINTS, rules::FIVE_POINTS, "points are 0 to 5"));
        let waits = self.shifted.and(self.waiting.all()).is_empty();
        doubts.hear(require!(waits, rules::FULL_SWAP, "a token that changed trains does not wait at a station"));
    }

    fn read_offers(&mut self, given: &[wire::OfferMade], doubts: &mut Doubts) {
        for &wire::OfferMade { train, with_seat, with_train } in given {
            let other = with_seat.0 < self.seats && with_seat != self.turn;
            doubts.hear(require!(other, rules::AGREEMENT, "an offer is made to another player"));
            if other {
                let ordered = self.offers_made.push(Pair { train, with_seat, with_train });
                doubts.hear(require!(ordered, rules::AGREEMENT, "offersMade is ordered by train, seat and the other's train"));
            }
        }
    }

    /// Looks at every train on the board, by seat and number.
    #[inline(never)]
    fn each_train(&self, look: &mut dyn FnMut(&Train, &Whose)) {
        for seat in Seat::all(self.seats) {
            for no in TrainNo::ALL {
                if let Some(train) = self.train(seat, no) {
                    look(train, &Whose { seat, no });
                }
            }
        }
    }

    /// First that there is one train per section or yard, and beside it one that is passing; then that nobody carries too
    /// many; then what each train did this turn.
    fn validate_trains(&self, doubts: &mut Doubts) {
        let passing = match self.phase {
            Phase::Passing { train, .. } => self.own(train).map(|train| train.track),
            _ => None,
        };
        let mut seen = Tracks::EMPTY;
        let mut passed = 0;
        self.each_train(&mut |train, whose| {
            if seen.contains(train.track) {
                passed += 1;
                let beside = passing == Some(train.track) && passed == 1;
                doubts.require(beside, rules::ONE_TRAIN, "train", whose, "is on the section of another train");
            }
            seen = seen.with(train.track);
        });
        doubts.hear(require!(passing.is_none() || passed == 1, rules::OVERTAKING, "a train that is passing is beside another"));
        self.each_train(&mut |train, whose| {
            let open = match self.phase {
                Phase::Exchange { a, b } => whose.no == a || whose.no == b,
                Phase::Dividing { train, .. } => whose.no == train,
                _ => false,
            };
            let fits = (open && whose.seat == self.turn) || train.aboard <= capacity(train);
            doubts.require(fits, rules::CAPACITY, "train", whose, "carries more than its units hold");
        });
        let between = matches!(self.phase, Phase::Drawing | Phase::Over);
        self.each_train(&mut |train, whose| {
            let now = &train.now;
            let mut require = |holds, rule, wrong| doubts.require(holds, rule, "train", whose, wrong);
            let idle = *now == Now::default();
            require(idle || (whose.seat == self.turn && !between), rules::TURN_ORDER, "did something outside its turn");
            require(now.spent <= POINTS, rules::FIVE_POINTS, "has cost more points than there are");
            require(now.halted == now.free_at.is_some(), rules::NAME_STATION, "has a freeAt exactly if it is halted");
            require(now.acted || !now.halted, rules::DUTY, "is halted and so has acted");
            require(now.halted || !now.shunted, rules::COUPLING_STOPS, "is shunted and so is halted");
            require(now.moved || !now.drove, rules::DRIVE, "drove and so has moved");
            let paid = !now.moved || (now.acted && now.spent >= 1);
            require(paid, rules::COSTS, "has moved, and so has acted and spent a point");
        });
    }

    /// A train that the phase names.
    #[inline(never)]
    fn named(&self, no: TrainNo) -> Judged<&Train> {
        self.on_board(no)
    }

    fn validate_phase(&self) -> Judged {
        let own = |no| self.named(no);
        match self.phase {
            Phase::Act => Ok(()),
            Phase::Passing { train, keep } => {
                let train = own(train)?;
                let good = train.now.drove && !self.net.is_yard(train.track) && keep <= 2;
                require!(good, rules::OVERTAKING, "the train that is passing drove onto a black section; keep is 0 to 2")
            }
            Phase::Boarding { train } => self.validate_boarding(own(train)?),
            Phase::Exchange { a, b } => {
                require!(a < b, rules::FULL_SWAP, "the trains of an exchange are listed in order")?;
                let trains = [own(a)?, own(b)?];
                let full = trains.iter().any(|train| train.aboard > capacity(train));
                let good = self.meet(trains) && full && trains.iter().all(|train| train.now.halted);
                require!(good, rules::FULL_SWAP, "in an exchange two halted trains are at one station and one is too full")
            }
            Phase::Dividing { train, new } => {
                let trains = [own(train)?, own(new)?];
                let together = train != new && self.meet(trains);
                let uncoupled = trains.iter().all(|train| train.now.shunted && train.second.is_none());
                let shareable = trains.iter().any(|train| !train.load.is_empty()) && self.can_share(trains[0].load, trains[1].aboard);
                let good = together && uncoupled && shareable;
                require!(good, rules::SHARE_TOKENS, "two units that were just uncoupled share a load that can be shared")
            }
            Phase::Offering(offer) => self.validate_offer(offer, own(offer.pair.train)?),
            Phase::Answering(offer) => {
                self.validate_offer(offer, own(offer.pair.train)?)?;
                self.may_propose(offer)
            }
            Phase::Drawing => {
                let short = self.mover().hand.len() < self.net.hand_size(self.seats) && self.deck.total() > 0;
                require!(short, rules::DRAWING, "a card is drawn when the hand is short and the pile is not empty")?;
                self.validate_between()
            }
            Phase::Over => {
                let last = self.last_round && self.turn.0 + 1 == self.seats;
                require!(last, rules::GAME_OVER, "the game is over after the last seat's turn in the last round")?;
                self.validate_between()
            }
        }
    }

    fn validate_boarding(&self, train: &Train) -> Judged {
        let choice = self.front(train).filter(|&at| train.now.free_at == Some(at)).is_some_and(|at| {
            let (fitting, waiting) = (self.fitting(train, at), self.waiting.at(at));
            fitting.len() > 1 && !(fitting == waiting && self.net.sum(waiting) <= self.room(train))
        });
        require!(choice, rules::WHO_BOARDS, "somebody boards where a halted train cannot take all who would fit")
    }

    fn validate_offer(&self, offer: Offer, train: &Train) -> Judged {
        let Offer { pair, give, take } = offer;
        let made = pair.with_seat.0 < self.seats && pair.with_seat != self.turn && self.offers_made.contains(pair);
        require!(made, rules::AGREEMENT, "an open offer stands in offersMade")?;
        let other = self.train(pair.with_seat, pair.with_train);
        let front = self.front(train).filter(|&at| !self.is_disrupted(at) && !self.is_resting(train, at));
        let together = front.is_some() && other.is_some_and(|other| self.front(other) == front) && self.arrived(train).is_empty();
        require!(together, rules::OFFER, "the two trains of an offer are at one undisrupted station, and nobody has to alight")?;
        let aboard = give.minus(train.load).is_empty() && other.is_some_and(|other| take.minus(other.load).is_empty());
        require!(aboard, rules::OFFER, "what is given and taken is aboard")?;
        let fresh = give.union(take).and(self.shifted).is_empty();
        require!(fresh, rules::FULL_SWAP, "what is given and taken has not changed trains this turn")
    }

    /// Between two turns nothing of the last one is left.
    fn validate_between(&self) -> Judged {
        let clean = self.points == 0 && !self.disruption_played && self.shifted.is_empty() && self.offers_made.is_empty();
        require!(clean, rules::FIVE_POINTS, "between turns there are no points, no shifted tokens and no offers")
    }
}
