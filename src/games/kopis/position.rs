//! The position that Kopis is played on: bitboards for the pieces, a set of lines for the factions that wait.
//!
//! A position comes from options ([`Kopis::setup`]) or from a state ([`Kopis::from_state`]), and either way it is legal:
//! the code that plays never looks at that again.

use super::board::{LineSet, Side, Square, Squares};
use super::data::{self, CENTRE, FACTIONS, FORTRESSES, LINE, POSTS, QUIET_LIMITS};
use super::rules;
use super::wire::{self, GameResult, Layout, Line, Mode, Options, Order, Piece, Posts, Reason, Setup, State};
use crate::core::{Refusal, Seat, message, refuse, require};

/// A position of Kopis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kopis {
    pub(super) mode: Mode,
    pub(super) setup: Setup,
    pub(super) order: Order,
    pub(super) quiet_limit: u16,
    /// The central squares of each seat in the layout.
    pub(super) centre: [Squares; 2],
    /// The posts of each side in the layout.
    pub(super) posts: [LineSet; 4],
    pub(super) phase: Phase,
    pub(super) factions: [Squares; 2],
    pub(super) fortresses: [Squares; 2],
    /// The posts of each side that are still occupied.
    pub(super) waiting: [LineSet; 4],
    pub(super) bastion: Option<Square>,
    pub(super) captured: [u8; 2],
    pub(super) lost: [u8; 2],
    pub(super) quiet: u16,
}

/// The part of the game and who acts in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Who places next follows from the order and the fortresses on the board.
    Placement,
    Battle {
        turn: Seat,
    },
    Over(Reason),
}

impl Kopis {
    /// The position a game begins with: nothing placed but what the set-up says, everybody waiting, the Bastion beside
    /// the board ([`rules::BASTION_AT_START`]), seat 0 to act ([`rules::WHO_BEGINS`]).
    pub(super) fn setup(options: &Options) -> Result<Self, Refusal> {
        let (min, max) = QUIET_LIMITS;
        if !(min..=max).contains(&options.quiet_limit) {
            return refuse!(
                rules::QUIET,
                "quiet-limit-out-of-range",
                "quietLimit is {limit} and must be a whole number from {min} to {max}",
                limit: Number = options.quiet_limit,
                min: Number = min,
                max: Number = max,
            );
        }
        let (centre, posts) = match &options.layout {
            Some(layout) => (read_centre(layout)?, read_posts(layout)?),
            None => (CENTRE, [POSTS; 4]),
        };
        let (phase, fortresses) = match options.setup {
            Setup::Base => (Phase::Battle { turn: Seat(0) }, centre),
            Setup::Advanced => (Phase::Placement, [Squares::EMPTY; 2]),
        };
        Ok(Self {
            mode: options.mode,
            setup: options.setup,
            order: options.placement_order,
            quiet_limit: options.quiet_limit,
            centre,
            posts,
            phase,
            factions: [Squares::EMPTY; 2],
            fortresses,
            waiting: posts,
            bastion: None,
            captured: [0; 2],
            lost: [0; 2],
            quiet: 0,
        })
    }

    /// The options that lead to this position.
    pub(super) fn options(&self) -> Options {
        Options {
            mode: self.mode,
            setup: self.setup,
            placement_order: self.order,
            quiet_limit: self.quiet_limit,
            layout: Some(self.layout()),
        }
    }

    /// The layout that is played with.
    pub(super) fn layout(&self) -> Layout {
        Layout { fortresses: self.centre.map(write_pair), posts: Posts::of(self.posts) }
    }

    /// The seat to act.
    #[inline(always)]
    pub(super) fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Placement => data::placing(self.order).get(self.placed() as usize).copied(),
            Phase::Battle { turn } => Some(turn),
            Phase::Over(_) => None,
        }
    }

    /// How many fortresses are on the board.
    pub(super) const fn placed(&self) -> u32 {
        self.all_fortresses().len()
    }

    pub(super) const fn all_fortresses(&self) -> Squares {
        self.fortresses[0].union(self.fortresses[1])
    }

    pub(super) const fn occupied(&self) -> Squares {
        self.factions[0].union(self.factions[1]).union(self.all_fortresses())
    }

    pub(super) const fn waiting_at(&self, side: Side) -> LineSet {
        self.waiting[side as usize]
    }

    /// How many factions of a seat still wait.
    pub(super) fn waiting_of(&self, seat: Seat) -> u32 {
        Side::of(seat).iter().map(|&side| self.waiting_at(side).len()).sum()
    }

    /// The piece on a square: red is seat 0, black is seat 1 ([`rules::COLOURS`]).
    pub(super) fn piece(&self, at: Square) -> Option<Piece> {
        Piece::ALL.into_iter().find(|&piece| self.squares_of(piece).contains(at))
    }

    const fn squares_of(&self, piece: Piece) -> Squares {
        match piece {
            Piece::RedFaction => self.factions[0],
            Piece::RedFortress => self.fortresses[0],
            Piece::BlackFaction => self.factions[1],
            Piece::BlackFortress => self.fortresses[1],
        }
    }

    const fn squares_of_mut(&mut self, piece: Piece) -> &mut Squares {
        match piece {
            Piece::RedFaction => &mut self.factions[0],
            Piece::RedFortress => &mut self.fortresses[0],
            Piece::BlackFaction => &mut self.factions[1],
            Piece::BlackFortress => &mut self.fortresses[1],
        }
    }

    /// The public shape of the position.
    pub(super) fn state(&self) -> State {
        let (scores, winner) = self.scores();
        let (phase, result) = match self.phase {
            Phase::Placement => (wire::Phase::Placement, None),
            Phase::Battle { .. } => (wire::Phase::Battle, None),
            Phase::Over(reason) => (wire::Phase::Over, Some(GameResult { reason, scores, winner })),
        };
        State {
            mode: self.mode,
            setup: self.setup,
            placement_order: self.order,
            quiet_limit: self.quiet_limit,
            layout: Some(self.layout()),
            phase,
            turn: self.turn(),
            board: self.board(),
            waiting: Posts::of(self.waiting),
            bastion: self.bastion,
            captured: self.captured,
            lost: self.lost,
            quiet: self.quiet,
            standing: scores,
            result,
        }
    }

    /// The board as rows of letters, rank 6 first.
    fn board(&self) -> Vec<String> {
        let letter = |at| self.piece(at).map_or('.', Piece::letter);
        let row = |rank| (0..LINE).map(|file| letter(Square::at(file, rank))).collect();
        (0..LINE).rev().map(row).collect()
    }

    /// The position that a state shows, if it is one that can be played on.
    pub(super) fn from_state(state: &State) -> Result<Self, Refusal> {
        let mut position = Self::setup(&state.options())?;
        if state.result.is_some() || state.phase == wire::Phase::Over {
            return Err(Refusal::plain(message!(
                "position-over",
                "a position must be one to play on: phase is placement or battle, and result is null",
            )));
        }
        let Some(turn) = state.turn.filter(|turn| turn.0 < 2) else {
            return refuse!(rules::TWO_PLAYERS, "turn-not-a-seat", "turn must be 0 or 1");
        };
        position.read_board(&state.board)?;
        position.read_waiting(&state.waiting)?;
        position.bastion = state.bastion;
        position.captured = state.captured;
        position.lost = state.lost;
        position.quiet = state.quiet;
        position.count_factions()?;
        if state.phase == wire::Phase::Placement {
            position.phase = Phase::Placement;
            position.validate_placement(turn)?;
        } else {
            position.phase = Phase::Battle { turn };
            position.validate_battle(turn)?;
        }
        Ok(position)
    }

    /// A square holds one piece at most, so a board is a letter for each square ([`rules::ONE_PIECE_ON_A_SQUARE`]).
    fn read_board(&mut self, rows: &[String]) -> Result<(), Refusal> {
        let is_known = |letter| letter == '.' || Piece::ALL.iter().any(|piece| piece.letter() == letter);
        let is_row = |row: &String| row.len() == usize::from(LINE) && row.chars().all(is_known);
        require!(
            rows.len() == usize::from(LINE) && rows.iter().all(is_row),
            rules::BOARD,
            "board-unreadable",
            "board must be six texts of six characters out of . r R b B, rank 6 first",
        )?;
        for piece in Piece::ALL {
            let squares = self.squares_of_mut(piece);
            *squares = Squares::EMPTY;
            for (rank, row) in (0..LINE).rev().zip(rows) {
                for (file, _) in (0..LINE).zip(row.chars()).filter(|(_, letter)| *letter == piece.letter()) {
                    *squares = squares.with(Square::at(file, rank));
                }
            }
        }
        Ok(())
    }

    fn read_waiting(&mut self, waiting: &Posts) -> Result<(), Refusal> {
        for side in Side::ALL {
            let lines = waiting.at(side);
            let set = read_lines(side, lines)?;
            require!(
                lines.is_sorted() && set.is_subset_of(self.posts[side as usize]),
                rules::POSTS,
                "waiting-not-at-posts",
                "{side}: waiting must list lines of layout.posts, in ascending order",
                side: Term = side,
            )?;
            self.waiting[side as usize] = set;
        }
        Ok(())
    }

    fn count_factions(&self) -> Result<(), Refusal> {
        for seat in Seat::all(2) {
            let (own, other) = (seat.index(), 1 - seat.index());
            let gone = u32::from(self.captured[other]) + u32::from(self.lost[own]);
            let total = self.waiting_of(seat) + self.factions[own].len() + gone;
            require!(
                total == FACTIONS,
                rules::TWO_PLAYERS,
                "wrong-number-of-factions",
                "{seat} must have {expected} factions in all (waiting, on the board, captured and lost), not {total}",
                seat: Seat = seat,
                expected: Number = FACTIONS,
                total: Number = total,
            )?;
        }
        Ok(())
    }

    fn validate_placement(&self, turn: Seat) -> Result<(), Refusal> {
        require!(
            self.setup == Setup::Advanced,
            rules::BASE_FORTRESSES,
            "placement-in-base-setup",
            "phase is placement, but only the advanced set-up has that phase",
        )?;
        require!(
            self.waiting == self.posts && self.bastion.is_none() && self.quiet == 0,
            rules::FACTIONS_AROUND,
            "battle-before-placement",
            "in the placement all factions must wait, the Bastion must be null and quiet must be 0",
        )?;
        self.all_fortresses().iter().try_for_each(check_inner)?;
        let order = data::placing(self.order);
        let placed = self.placed() as usize;
        let seconds = order.iter().take(placed).filter(|placer| placer.0 == 1).count();
        require!(
            self.fortresses[1].len() as usize == seconds && order.get(placed) == Some(&turn),
            self.order_rule(),
            "placement-out-of-order",
            "the fortresses on the board and the turn must follow the placement order",
        )
    }

    fn validate_battle(&self, turn: Seat) -> Result<(), Refusal> {
        require!(
            self.fortresses.iter().all(|set| set.len() == FORTRESSES),
            rules::FORTRESS_STAYS,
            "wrong-number-of-fortresses",
            "in the battle two R and two B must stand on the board",
        )?;
        let resting = Seat(1 - turn.0);
        require!(
            self.bastion.is_none_or(|at| self.factions[resting.index()].contains(at)),
            rules::PLACE_BASTION,
            "bastion-misplaced",
            "the Bastion must be null or on a faction of {seat}, whose turn it is not",
            seat: Seat = resting,
        )?;
        match self.mode {
            Mode::Storm => {
                require!(self.quiet == 0, rules::QUIET, "quiet-in-storming", "quiet must be 0 in Storming")?;
            }
            Mode::SuddenDeath => {
                require!(
                    self.quiet < self.quiet_limit,
                    rules::QUIET,
                    "quiet-limit-reached",
                    "quiet is {quiet} and must be below quietLimit",
                    quiet: Number = self.quiet,
                )?;
                require!(
                    Seat::all(2).all(|seat| self.waiting_of(seat) > 0),
                    rules::SUDDEN_END,
                    "eighth-faction-entered",
                    "each seat must have a waiting faction: the eighth entry ends the game",
                )?;
            }
        }
        require!(
            self.can_move(turn),
            rules::SKIPPED,
            "nothing-to-play",
            "it is the turn of {seat}, who has no legal move",
            seat: Seat = turn,
        )
    }
}

/// Fortresses are placed outside the first row of every side ([`rules::FIRST_ROW_ALL_SIDES`]).
pub(super) fn check_inner(at: Square) -> Result<(), Refusal> {
    require!(
        Squares::INNER.contains(at),
        rules::NOT_FIRST_ROW,
        "fortress-in-first-row",
        "{at} is in the first row of a side: place fortresses on b2 to e5",
        at: Place = at,
    )
}

impl Posts {
    /// The lines of these sets, one set a side.
    pub(super) fn of(sets: [LineSet; 4]) -> Self {
        let lines = |side: Side| sets[side as usize].iter().map(|n| Line::new(side.axis(), n)).collect();
        Self { south: lines(Side::South), west: lines(Side::West), north: lines(Side::North), east: lines(Side::East) }
    }

    /// The lines of one side.
    fn at(&self, side: Side) -> &[Line] {
        match side {
            Side::South => &self.south,
            Side::West => &self.west,
            Side::North => &self.north,
            Side::East => &self.east,
        }
    }
}

/// Reads lines of one side, each at most once.
fn read_lines(side: Side, lines: &[Line]) -> Result<LineSet, Refusal> {
    let mut set = LineSet::EMPTY;
    for line in lines {
        require!(
            line.axis == side.axis(),
            rules::POSTS,
            "line-of-other-side",
            "{side}: line {line} does not face that side",
            side: Term = side,
            line: Place = line,
        )?;
        require!(
            !set.contains(line.n),
            rules::POSTS,
            "line-given-twice",
            "{side}: line {line} is given twice",
            side: Term = side,
            line: Place = line,
        )?;
        set = set.with(line.n);
    }
    Ok(set)
}

fn read_posts(layout: &Layout) -> Result<[LineSet; 4], Refusal> {
    let mut posts = [LineSet::EMPTY; 4];
    for side in Side::ALL {
        let set = read_lines(side, layout.posts.at(side))?;
        require!(
            set.len() == POSTS.len(),
            rules::POSTS,
            "wrong-number-of-posts",
            "{side}: layout.posts must give each side four different lines",
            side: Term = side,
        )?;
        posts[side as usize] = set;
    }
    Ok(posts)
}

fn read_centre(layout: &Layout) -> Result<[Squares; 2], Refusal> {
    let sets @ [red, black] = layout.fortresses.map(|pair| Squares::of(&pair));
    // Two pairs that make up four squares have none in common.
    require!(
        red.union(black) == CENTRE[0].union(CENTRE[1]),
        rules::CENTRE_COLOURS,
        "centre-not-shared-out",
        "layout.fortresses must give each seat two of the squares c3, d3, c4 and d4",
    )?;
    Ok(sets)
}

/// The two central squares of a seat.
fn write_pair(set: Squares) -> [Square; 2] {
    let mut squares = set.iter();
    [squares.next(), squares.next()].map(|square| square.expect("a layout gives each seat two central squares"))
}
