//! Reads the pieces of a state: ids become indices, and every token and card is counted, so that each lies in one place.

use super::super::cards::Cards;
use super::super::graph::Graph;
use super::super::position::{Now, Offer, Pair, Phase, Player, Train, Waiting};
use super::super::rules;
use super::super::sets::{Station, Stations, Tokens};
use super::super::wire::{self, StationId, TokenId};
use crate::core::{Refusal, message, refuse, require};

/// Looks up the ids of a state and keeps count of the tokens and cards that have been seen.
pub(super) struct Reader<'a> {
    pub(super) graph: &'a Graph,
    tokens: Tokens,
    cards: Cards,
}

impl<'a> Reader<'a> {
    pub(super) fn new(graph: &'a Graph) -> Self {
        Self { graph, tokens: Tokens::EMPTY, cards: Cards::default() }
    }

    pub(super) fn maybe_station(&self, id: Option<StationId>) -> Result<Option<Station>, Refusal> {
        id.map(|id| self.graph.station(id)).transpose()
    }

    /// Tokens in table order.
    pub(super) fn tokens(&self, ids: &[TokenId]) -> Result<Tokens, Refusal> {
        let mut tokens = Tokens::EMPTY;
        let mut last = None;
        for &id in ids {
            let token = self.graph.token(id)?;
            require!(
                last < Some(token),
                rules::TOKENS_ON_CIRCLES,
                "token-order",
                "token {token} is out of order: tokens are listed in table order",
                token: Piece = id,
            )?;
            last = Some(token);
            tokens = tokens.with(token);
        }
        Ok(tokens)
    }

    /// Tokens in table order that lie nowhere else.
    fn place(&mut self, ids: &[TokenId]) -> Result<Tokens, Refusal> {
        let tokens = self.tokens(ids)?;
        if let Some(token) = tokens.and(self.tokens).first() {
            return refuse!(
                rules::TOKENS_ON_CIRCLES,
                "token-twice",
                "token {token} lies in two places",
                token: Piece = self.graph.token_id(token),
            );
        }
        self.tokens = self.tokens.union(tokens);
        Ok(tokens)
    }

    /// Cards in table order, none of them hidden.
    fn cards(&mut self, ids: impl IntoIterator<Item = Option<StationId>>) -> Result<Vec<Station>, Refusal> {
        let mut cards = Vec::new();
        for id in ids {
            let Some(id) = id else {
                return Err(Refusal::plain(message!(
                    "card-hidden",
                    "a position shows every card: a null is only for a viewer who may not see it"
                )));
            };
            let card = self.graph.station(id)?;
            require!(
                cards.last() <= Some(&card),
                rules::HANDS,
                "card-order",
                "card {card} is out of order: cards are listed in table order",
                card: Card = id,
            )?;
            require!(
                self.cards.count(card) < self.graph.cards(card),
                rules::HANDS,
                "card-too-often",
                "card {card} is there more often than the board has it",
                card: Card = id,
            )?;
            self.cards.insert(card);
            cards.push(card);
        }
        Ok(cards)
    }

    /// A pile of cards.
    pub(super) fn pile(&mut self, ids: impl IntoIterator<Item = Option<StationId>>) -> Result<Cards, Refusal> {
        Ok(self.cards(ids)?.into_iter().collect())
    }

    /// Whether every card and every token of the board has been seen.
    pub(super) fn check_complete(&self) -> Result<(), Refusal> {
        require!(
            self.graph.stations().all(|station| self.cards.count(station) == self.graph.cards(station)),
            rules::HANDS,
            "cards-missing",
            "every card lies in a hand, in the draw pile or in the discards"
        )?;
        require!(
            self.graph.tokens() == self.tokens,
            rules::TOKENS_ON_CIRCLES,
            "tokens-missing",
            "every token waits, is aboard a train or lies in a box"
        )
    }

    pub(super) fn waiting(&mut self, given: &wire::Waiting) -> Result<Waiting, Refusal> {
        let graph = self.graph;
        let mut spots = vec![Tokens::EMPTY; graph.stations().len()];
        let mut keys = Stations::EMPTY;
        for (&id, tokens) in &given.0 {
            let station = graph.station(id)?;
            let tokens = self.place(tokens)?;
            require!(
                tokens.minus(graph.regions()[graph.region_of(station)]).is_empty(),
                rules::TOKENS_ON_CIRCLES,
                "token-outside-region",
                "station {station} has a token that is outside its region",
                station: Place = id,
            )?;
            require!(
                tokens.len() <= graph.circles(station).into(),
                rules::TOKENS_ON_CIRCLES,
                "circles-exceeded",
                "station {station} has more tokens than circles",
                station: Place = id,
            )?;
            keys = keys.with(station);
            spots[station.index()] = tokens;
        }
        require!(
            keys.len() as usize == spots.len(),
            rules::TOKENS_ON_CIRCLES,
            "waiting-incomplete",
            "every station is a key of waiting"
        )?;
        Ok(Waiting::new(spots))
    }

    pub(super) fn player(&mut self, given: &wire::Player, hand_size: u8) -> Result<Player, Refusal> {
        let mut player = Player { repair_card: given.repair_card, started: given.started, ..Player::default() };
        for card in self.cards(given.hand.iter().copied())? {
            player.hand.insert(card);
        }
        require!(
            given.hand.len() <= hand_size.into(),
            rules::DRAW_UP,
            "hand-too-large",
            "a hand has at most {most} cards",
            most: Number = hand_size,
        )?;
        player.delivered = self.place(&given.delivered)?;
        let in_order = given.trains.is_sorted_by(|a, b| a.id < b.id);
        require!(in_order, rules::THREE_UNITS, "trains-order", "trains are listed by id")?;
        for train in &given.trains {
            require!(
                !train.units.iter().any(|&unit| player.has_unit(unit)),
                rules::THREE_UNITS,
                "unit-twice",
                "a player's units are three different ones"
            )?;
            player.trains[train.id.index()] = Some(self.train(train)?);
        }
        let idle = given.trains.is_empty() && player.delivered.is_empty();
        require!(
            given.started || idle,
            rules::FIRST_TRAIN,
            "not-started",
            "a player who has not started has no train and an empty box"
        )?;
        Ok(player)
    }

    fn train(&mut self, given: &wire::Train) -> Result<Train, Refusal> {
        let second = match given.units[..] {
            [first] if first == given.id => None,
            [first, second] if first == given.id && second != first => Some(second),
            _ => {
                return refuse!(rules::TWO_UNITS, "train-units", "a train has one or two units, and its id is the first of them");
            }
        };
        let track = self.graph.track(given.section)?;
        let toward = self.maybe_station(given.toward)?;
        let load = self.place(&given.load)?;
        let wire::Now { spent, drove, moved, acted, halted, shunted, built, free_at } = given.now;
        let train = Train {
            second,
            track,
            toward,
            open: given.open,
            load,
            aboard: self.graph.sum(load),
            turned: given.turned,
            rested_at: self.maybe_station(given.rested_at)?,
            now: Now { spent, drove, moved, acted, halted, shunted, built, free_at: self.maybe_station(free_at)? },
        };
        self.check_stands(&train)?;
        Ok(train)
    }

    /// Whether a train stands where a train can stand.
    fn check_stands(&self, train: &Train) -> Result<(), Refusal> {
        let (graph, track) = (self.graph, train.track);
        let faces_end = train.toward.map(|at| graph.ends(track).contains(&at));
        if graph.is_yard(track) {
            return require!(
                faces_end.is_none_or(|faces| faces && train.turned) && !train.open,
                rules::FRONT_IN_YARD,
                "stands-in-yard",
                "in a yard a train has its back to the station, or has turned to face it"
            );
        }
        require!(
            faces_end == Some(true),
            rules::WHERE_A_TRAIN_IS,
            "faces-no-end",
            "a train on a section faces one of its two ends"
        )?;
        require!(
            !train.open || (!graph.is_short(track) && train.turned),
            rules::WHERE_A_TRAIN_IS,
            "open-line",
            "a train is on the open line only on a long section where it has turned"
        )
    }

    pub(super) fn phase(&self, given: &wire::Phase) -> Result<Phase, Refusal> {
        Ok(match *given {
            wire::Phase::Act {} => Phase::Act,
            wire::Phase::Passing { train, keep } => Phase::Passing { train, keep },
            wire::Phase::Boarding { train } => Phase::Boarding { train },
            wire::Phase::Exchange { a, b } => Phase::Exchange { a, b },
            wire::Phase::Dividing { train, new_train } => Phase::Dividing { train, new: new_train },
            wire::Phase::Offering { train, with_seat, with_train, ref give, ref take } => {
                Phase::Offering(self.offer(Pair { train, with_seat, with_train }, give, take)?)
            }
            wire::Phase::Answering { train, with_seat, with_train, ref give, ref take } => {
                Phase::Answering(self.offer(Pair { train, with_seat, with_train }, give, take)?)
            }
            wire::Phase::Drawing {} => Phase::Drawing,
            wire::Phase::Over {} => Phase::Over,
        })
    }

    fn offer(&self, pair: Pair, give: &[TokenId], take: &[TokenId]) -> Result<Offer, Refusal> {
        Ok(Offer { pair, give: self.tokens(give)?, take: self.tokens(take)? })
    }
}
