//! From a state that anyone may have written to a position that can be played on.
//!
//! Everything that a position promises is tested here once: the pieces, each in one place; the trains, each where a train
//! can be; the turn; the phase.

use super::board;
use super::data::{CAPACITY, POINTS};
use super::net::Net;
use super::position::{Cards, Koplopers, Now, Offer, Offers, Pair, Phase, Player, SEATS, Train, Waiting};
use super::rules;
use super::sets::{Station, Stations, Tokens, Tracks};
use super::wire::{self, State, StationId, TokenId};
use crate::core::{Citation, Fault, Judged, Seat, refuse, require};

type Checked<T> = Result<T, Fault>;

fn ensure(holds: bool, rule: Citation, reason: impl FnOnce() -> String) -> Checked<()> {
    if holds { Ok(()) } else { Err(Fault::against(rule, reason())) }
}

/// Reads ids of the board and keeps count of what has been seen.
struct Reader<'a> {
    net: &'a Net,
    seen: Tokens,
    cards: Cards,
}

impl Reader<'_> {
    fn station(&self, id: StationId) -> Checked<Station> {
        self.net.station(id).ok_or_else(|| Fault::plain(format!("the board has no station {id}")))
    }

    fn maybe_station(&self, id: Option<StationId>) -> Checked<Option<Station>> {
        id.map(|id| self.station(id)).transpose()
    }

    /// Tokens in table order.
    fn tokens(&self, ids: &[TokenId]) -> Checked<Tokens> {
        let mut tokens = Tokens::EMPTY;
        let mut last = None;
        for &id in ids {
            let token = self.net.token(id).ok_or_else(|| Fault::plain(format!("there is no token {id}")))?;
            ensure(last < Some(token), rules::TOKENS_ON_CIRCLES, || format!("token {id} is out of order: tokens are listed in table order"))?;
            last = Some(token);
            tokens = tokens.with(token);
        }
        Ok(tokens)
    }

    /// Tokens in table order that lie nowhere else.
    fn place(&mut self, ids: &[TokenId]) -> Checked<Tokens> {
        let tokens = self.tokens(ids)?;
        let twice = tokens.and(self.seen).first();
        if let Some(token) = twice {
            let reason = format!("token {} lies in two places", self.net.token_id(token));
            return Err(Fault::against(rules::TOKENS_ON_CIRCLES, reason));
        }
        self.seen = self.seen.union(tokens);
        Ok(tokens)
    }

    /// Cards in table order, none of them hidden.
    fn cards(&mut self, ids: impl Iterator<Item = Option<StationId>>) -> Checked<Vec<Station>> {
        let mut cards: Vec<Station> = Vec::new();
        for id in ids {
            let id = id.ok_or_else(|| Fault::plain("a position shows every card: a null is only for eyes that may not see it"))?;
            let card = self.station(id)?;
            let in_order = cards.last().is_none_or(|&last| last <= card);
            ensure(in_order, rules::HANDS, || format!("card {id} is out of order: cards are listed in table order"))?;
            let left = self.cards.count(card) < self.net.cards(card);
            ensure(left, rules::HANDS, || format!("there are more cards of {id} than the board has"))?;
            self.cards.insert(card);
            cards.push(card);
        }
        Ok(cards)
    }
}

impl Koplopers {
    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Checked<Self> {
        let seats = u8::try_from(state.seats.len()).ok().filter(|seats| (2..=SEATS as u8).contains(seats));
        let seats = seats.ok_or_else(|| Fault::against(rules::OWN_PIECES, "two to four play"))?;
        let net = board::network_of(state.board.as_ref(), seats)?;
        let mut reader = Reader { net: &net, seen: Tokens::EMPTY, cards: Cards::default() };
        let waiting = read_waiting(&mut reader, &state.waiting)?;
        let mut players = [Player { repair_card: true, ..Player::default() }; SEATS];
        for (player, given) in players.iter_mut().zip(&state.seats) {
            *player = read_player(&mut reader, given, net.hand_size(seats))?;
        }
        let deck = pile(reader.cards(state.deck.iter().copied())?);
        let discard = pile(reader.cards(state.discard.iter().copied().map(Some))?);
        let all_cards = net.stations().all(|station| reader.cards.count(station) == net.cards(station));
        require!(all_cards, rules::HANDS, "every card lies in a hand, in the draw pile or in the discards")?;
        let missing = net.tokens().minus(reader.seen).first();
        require!(missing.is_none(), rules::TOKENS_ON_CIRCLES, "every token waits, is aboard a train or lies in a box")?;
        let wire::Chips { A: a, B: b, C: c } = state.chips;
        let chips = [reader.maybe_station(a)?, reader.maybe_station(b)?, reader.maybe_station(c)?];
        let shifted = reader.tokens(&state.shifted)?;
        let phase = read_phase(&reader, &state.phase)?;
        let mut position = Self {
            variant: state.variant,
            coupled_trains: state.coupled_trains,
            seats,
            round: state.round,
            last_round: state.last_round,
            turn: state.turn,
            phase,
            points: state.points,
            disruption_played: state.disruption_played,
            players,
            waiting,
            chips,
            disc: state.disc,
            deck,
            discard,
            shifted,
            offers_made: Offers::default(),
            disrupted: Stations::EMPTY,
            standing: [Tracks::EMPTY; SEATS],
            net,
        };
        position.refresh();
        position.validate_turn()?;
        position.read_offers(&state.offers_made)?;
        position.validate_sections()?;
        position.validate_loads()?;
        position.validate_now()?;
        position.validate_phase()?;
        let goes_on = position.phase == Phase::Over || position.can_go_on();
        require!(goes_on, rules::TERMINATION, "nobody has a legal move")?;
        Ok(position)
    }

    fn validate_turn(&self) -> Checked<()> {
        let rounds = self.net.rounds(self.seats);
        ensure((1..=rounds).contains(&self.round), rules::LENGTH, || format!("round is 1 to {rounds}"))?;
        ensure(self.last_round || self.round < rounds, rules::LAST_ROUND, || format!("round {rounds} is the last"))?;
        require!(self.turn.0 < self.seats, rules::TURN_ORDER, "turn is one of the seats")?;
        require!(self.points <= POINTS, rules::FIVE_POINTS, "points are 0 to 5")?;
        let waits = self.shifted.and(self.waiting.all()).is_empty();
        require!(waits, rules::FULL_SWAP, "a token that changed trains does not wait at a station")?;
        Ok(())
    }

    fn read_offers(&mut self, given: &[wire::OfferMade]) -> Checked<()> {
        let key = |made: &wire::OfferMade| (made.train, made.with_seat, made.with_train);
        let ordered = given.windows(2).all(|pair| matches!(pair, [a, b] if key(a) < key(b)));
        require!(ordered, rules::AGREEMENT, "offersMade is ordered by train, seat and the other's train")?;
        for made in given {
            let other = made.with_seat.0 < self.seats && made.with_seat != self.turn;
            require!(other, rules::AGREEMENT, "an offer is made to another player")?;
            self.offers_made.insert(Pair { train: made.train, with_seat: made.with_seat, with_train: made.with_train });
        }
        Ok(())
    }

    /// One train per section or yard, and beside it one that is passing.
    fn validate_sections(&self) -> Checked<()> {
        let passing = match self.phase {
            Phase::Passing { train, .. } => self.own(train).map(|train| train.track),
            _ => None,
        };
        let mut seen = Tracks::EMPTY;
        let mut passed = 0;
        for train in self.players().iter().flat_map(|player| player.trains.iter().flatten()) {
            if seen.contains(train.track) {
                passed += 1;
                let beside = passing == Some(train.track) && passed == 1;
                ensure(beside, rules::ONE_TRAIN, || format!("two trains are on {}", self.net.track_id(train.track)))?;
            }
            seen = seen.with(train.track);
        }
        require!(passing.is_none() || passed == 1, rules::OVERTAKING, "a train that is passing is beside another")?;
        Ok(())
    }

    fn validate_loads(&self) -> Checked<()> {
        for seat in Seat::all(self.seats) {
            for (no, train) in self.player(seat).trains() {
                let open = seat == self.turn
                    && match self.phase {
                        Phase::Exchange { a, b } => no == a || no == b,
                        Phase::Dividing { train, .. } => no == train,
                        _ => false,
                    };
                let fits = open || train.aboard <= CAPACITY * u16::from(train.units());
                ensure(fits, rules::CAPACITY, || format!("{no} of {seat} carries more than its units hold"))?;
            }
        }
        Ok(())
    }

    fn validate_now(&self) -> Checked<()> {
        let between = matches!(self.phase, Phase::Drawing | Phase::Over);
        for seat in Seat::all(self.seats) {
            for (no, train) in self.player(seat).trains() {
                let now = train.now;
                let who = || format!("{no} of {seat}");
                let idle = now == Now::default();
                ensure(idle || (seat == self.turn && !between), rules::TURN_ORDER, || format!("{} did something outside its turn", who()))?;
                ensure(now.spent <= POINTS, rules::FIVE_POINTS, || format!("more points than there are were spent on {}", who()))?;
                let named = now.halted == now.free_at.is_some();
                ensure(named, rules::NAME_STATION, || format!("{} has a freeAt exactly if it is halted", who()))?;
                ensure(now.acted || !now.halted, rules::DUTY, || format!("{} is halted and so has acted", who()))?;
                ensure(now.halted || !now.shunted, rules::COUPLING_STOPS, || format!("{} is shunted and so is halted", who()))?;
                ensure(now.moved || !now.drove, rules::DRIVE, || format!("{} drove and so has moved", who()))?;
                let paid = !now.moved || (now.acted && now.spent >= 1);
                ensure(paid, rules::COSTS, || format!("{} has moved, and so has acted and spent a point", who()))?;
            }
        }
        Ok(())
    }

    fn validate_phase(&self) -> Judged {
        let own = |no| self.on_board(no);
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
                let together = self.front(trains[0]).is_some() && self.front(trains[0]) == self.front(trains[1]);
                let full = trains.iter().any(|train| train.aboard > CAPACITY * u16::from(train.units()));
                let good = together && full && trains.iter().all(|train| train.now.halted);
                require!(good, rules::FULL_SWAP, "in an exchange two halted trains are at one station and one is too full")
            }
            Phase::Dividing { train, new } => {
                let trains = [own(train)?, own(new)?];
                let together = train != new && self.front(trains[0]).is_some() && self.front(trains[0]) == self.front(trains[1]);
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

fn read_waiting(reader: &mut Reader<'_>, given: &wire::Waiting) -> Checked<Waiting> {
    let mut spots = vec![None; reader.net.stations().len()];
    for (id, tokens) in &given.0.0 {
        let station = reader.station(*id)?;
        let tokens = reader.place(tokens)?;
        let at_home = tokens.minus(reader.net.regions()[reader.net.region_of(station)]).is_empty();
        ensure(at_home, rules::TOKENS_ON_CIRCLES, || format!("a token waits at {id}, outside its region"))?;
        let circles = reader.net.circles(station);
        ensure(tokens.len() <= circles.into(), rules::TOKENS_ON_CIRCLES, || format!("{id} has only {circles} circles"))?;
        let before = spots[station.index()].replace(tokens);
        ensure(before.is_none(), rules::TOKENS_ON_CIRCLES, || format!("{id} stands twice in waiting"))?;
    }
    let spots: Option<Vec<Tokens>> = spots.into_iter().collect();
    let spots = spots.ok_or_else(|| Fault::against(rules::TOKENS_ON_CIRCLES, "every station is a key of waiting"))?;
    Ok(Waiting::new(spots))
}

fn pile(cards: Vec<Station>) -> Cards {
    let mut pile = Cards::default();
    cards.into_iter().for_each(|card| pile.insert(card));
    pile
}

fn read_player(reader: &mut Reader<'_>, given: &wire::Player, hand_size: u8) -> Checked<Player> {
    let cards = reader.cards(given.hand.iter().copied())?;
    ensure(cards.len() <= hand_size.into(), rules::DRAW_UP, || format!("a hand has at most {hand_size} cards"))?;
    let mut player = Player { repair_card: given.repair_card, started: given.started, ..Player::default() };
    cards.into_iter().for_each(|card| player.hand.insert(card));
    player.delivered = reader.place(&given.delivered)?;
    let in_order = given.trains.windows(2).all(|pair| matches!(pair, [a, b] if a.id < b.id));
    require!(in_order, rules::THREE_UNITS, "trains are listed by id")?;
    for train in &given.trains {
        for &unit in &train.units {
            require!(!player.has_unit(unit), rules::THREE_UNITS, "a player's units are three different ones")?;
        }
        player.trains[train.id.index()] = Some(read_train(reader, train)?);
    }
    let idle = given.trains.is_empty() && player.delivered.is_empty();
    require!(given.started || idle, rules::FIRST_TRAIN, "a player who has not started has no train and an empty box")?;
    Ok(player)
}

fn read_train(reader: &mut Reader<'_>, given: &wire::Train) -> Checked<Train> {
    let second = match given.units[..] {
        [first] if first == given.id => None,
        [first, second] if first == given.id && second != first => Some(second),
        _ => return refuse!(rules::TWO_UNITS, "a train has one or two units, and its id is the first of them"),
    };
    let net = reader.net;
    let track = net.track(given.section).ok_or_else(|| Fault::plain(format!("the board has no section or yard {}", given.section)))?;
    let toward = reader.maybe_station(given.toward)?;
    let load = reader.place(&given.load)?;
    let now = given.now;
    let train = Train {
        second,
        track,
        toward,
        open: given.open,
        load,
        aboard: net.sum(load),
        turned: given.turned,
        rested_at: reader.maybe_station(given.rested_at)?,
        now: Now {
            spent: now.spent,
            drove: now.drove,
            moved: now.moved,
            acted: now.acted,
            halted: now.halted,
            shunted: now.shunted,
            built: now.built,
            free_at: reader.maybe_station(now.free_at)?,
        },
    };
    if net.is_yard(track) {
        let fits = toward.is_none_or(|at| net.ends(track).contains(&at) && given.turned) && !given.open;
        require!(fits, rules::FRONT_IN_YARD, "in a yard a train has its back to the station, or has turned to face it")?;
    } else {
        let fits = toward.is_some_and(|at| net.ends(track).contains(&at));
        require!(fits, rules::WHERE_A_TRAIN_IS, "a train on a section faces one of its two ends")?;
        let open = !given.open || (!net.is_short(track) && given.turned);
        require!(open, rules::WHERE_A_TRAIN_IS, "a train is on the open line only on a long section where it has turned")?;
    }
    Ok(train)
}

fn read_phase(reader: &Reader<'_>, given: &wire::Phase) -> Checked<Phase> {
    let offer = |train, with_seat, with_train, give: &[TokenId], take: &[TokenId]| -> Checked<Offer> {
        Ok(Offer { pair: Pair { train, with_seat, with_train }, give: reader.tokens(give)?, take: reader.tokens(take)? })
    };
    Ok(match *given {
        wire::Phase::Act {} => Phase::Act,
        wire::Phase::Passing { train, keep } => Phase::Passing { train, keep },
        wire::Phase::Boarding { train } => Phase::Boarding { train },
        wire::Phase::Exchange { a, b } => Phase::Exchange { a, b },
        wire::Phase::Dividing { train, new_train } => Phase::Dividing { train, new: new_train },
        wire::Phase::Offering { train, with_seat, with_train, ref give, ref take } => {
            Phase::Offering(offer(train, with_seat, with_train, give, take)?)
        }
        wire::Phase::Answering { train, with_seat, with_train, ref give, ref take } => {
            Phase::Answering(offer(train, with_seat, with_train, give, take)?)
        }
        wire::Phase::Drawing {} => Phase::Drawing,
        wire::Phase::Over {} => Phase::Over,
    })
}

