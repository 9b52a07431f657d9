//! The position that Kopis is played on: bitboards, and the ways to it from options and from a state.

use super::data::{self, CENTRE, FACTIONS, FORTRESSES, LINE, POSTS, QUIET_LIMITS, Side, Square, Squares};
use super::rules;
use super::wire::{GameResult, Layout, Line, Mode, Options, Order, Phase, Piece, Posts, Reason, Setup, State};
use crate::core::{Derived, Fault, Judged, Seat, refuse, require};

/// A position of Kopis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kopis {
    pub(crate) mode: Mode,
    pub(crate) setup: Setup,
    pub(crate) order: Order,
    pub(crate) quiet_limit: u16,
    /// The central squares of each seat in the layout.
    pub(crate) centre: [Squares; 2],
    /// The posts of each side in the layout.
    pub(crate) posts: [LineSet; 4],
    pub(crate) part: Part,
    pub(crate) factions: [Squares; 2],
    pub(crate) fortresses: [Squares; 2],
    /// The posts of each side that are still occupied.
    pub(crate) waiting: [LineSet; 4],
    pub(crate) bastion: Option<Square>,
    pub(crate) captured: [u8; 2],
    pub(crate) lost: [u8; 2],
    pub(crate) quiet: u16,
}

/// The part of the game and who acts in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Who places next follows from the order and the fortresses on the board.
    Placement,
    Battle {
        turn: Seat,
    },
    Over(Reason),
}

/// A set of the lines of one side, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct LineSet(u8);

impl LineSet {
    /// The posts of a side in the layout of the rules.
    const DEFAULT: Self = {
        let (_, lines) = data::default_layout();
        let (mut set, mut n) = (0, 0);
        while n < lines.len() {
            set |= 1 << lines[n];
            n += 1;
        }
        Self(set)
    };

    pub(crate) const fn contains(self, n: u8) -> bool {
        self.0 & (1 << n) != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    pub(crate) const fn without(self, n: u8) -> Self {
        Self(self.0 & !(1 << n))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..LINE).filter(move |&n| self.contains(n))
    }

    /// The lines with these names: letters of files or digits of ranks.
    pub(crate) const fn drawn(names: &str) -> Self {
        let (names, mut set, mut n) = (names.as_bytes(), 0, 0);
        while n < names.len() {
            set |= 1 << ((names[n] & 7) - 1);
            n += 1;
        }
        Self(set)
    }

    /// Reads lines of one side, each at most once.
    fn read(side: Side, lines: &[Line]) -> Result<Self, Fault> {
        let mut set = Self::default();
        for line in lines {
            let faces = line.axis == side.axis();
            if !faces || set.contains(line.n) {
                let wrong = if faces { "stands twice in" } else { "does not face" };
                return Err(Fault::against(rules::POSTS, format!("line {line} {wrong} the {}", side.name())));
            }
            set.0 |= 1 << line.n;
        }
        Ok(set)
    }

    fn write(self, side: Side) -> Vec<Line> {
        let mut lines = Vec::new();
        for n in self.iter() {
            lines.push(Line::new(side.axis(), n));
        }
        lines
    }
}

impl Posts {
    /// The lines of all sides.
    pub(crate) fn of_sets(sets: [LineSet; 4]) -> Self {
        let [south, west, north, east] = sets;
        Self {
            south: south.write(Side::South),
            west: west.write(Side::West),
            north: north.write(Side::North),
            east: east.write(Side::East),
        }
    }
}

impl Kopis {
    /// The position a game begins with: nothing placed but what the set-up says, everybody waiting, the Bastion beside
    /// the board ([`rules::BASTION_AT_START`]), seat 0 to act ([`rules::WHO_BEGINS`]).
    pub(crate) fn begin(options: &Options) -> Result<Self, Fault> {
        let &Options { mode, setup, placement_order, quiet_limit, ref layout } = options;
        Self::set_out(mode, setup, placement_order, quiet_limit, layout.as_ref())
    }

    fn set_out(mode: Mode, setup: Setup, order: Order, quiet_limit: u16, layout: Option<&Layout>) -> Result<Self, Fault> {
        let (smallest, largest) = QUIET_LIMITS;
        if !(smallest..=largest).contains(&quiet_limit.into()) {
            return Err(Fault::against(rules::QUIET, format!("quietLimit is a whole number from {smallest} to {largest}")));
        }
        let (centre, posts) = match layout {
            Some(layout) => (read_centre(layout)?, read_posts(layout)?),
            None => (data::default_layout().0, [LineSet::DEFAULT; 4]),
        };
        let (part, fortresses) = match setup {
            Setup::Base => (Part::Battle { turn: Seat(0) }, centre),
            Setup::Advanced => (Part::Placement, [Squares::EMPTY; 2]),
        };
        Ok(Self {
            mode,
            setup,
            order,
            quiet_limit,
            centre,
            posts,
            part,
            factions: [Squares::EMPTY; 2],
            fortresses,
            waiting: posts,
            bastion: None,
            captured: [0; 2],
            lost: [0; 2],
            quiet: 0,
        })
    }

    /// The seat to act.
    #[inline(always)]
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.part {
            Part::Placement => data::placing(self.order).get(self.placed() as usize).copied(),
            Part::Battle { turn } => Some(turn),
            Part::Over(_) => None,
        }
    }

    /// How many fortresses are on the board.
    pub(crate) const fn placed(&self) -> u32 {
        self.fortresses[0].len() + self.fortresses[1].len()
    }

    pub(crate) const fn all_fortresses(&self) -> Squares {
        self.fortresses[0].union(self.fortresses[1])
    }

    pub(crate) const fn occupied(&self) -> Squares {
        self.factions[0].union(self.factions[1]).union(self.all_fortresses())
    }

    pub(crate) const fn waiting_at(&self, side: Side) -> LineSet {
        self.waiting[side as usize]
    }

    /// How many factions of a seat still wait.
    pub(crate) fn waiting_of(&self, seat: Seat) -> u32 {
        Side::of(seat).iter().map(|&side| self.waiting_at(side).len()).sum()
    }

    /// The piece on a square: red is seat 0, black is seat 1 ([`rules::COLOURS`]).
    pub(crate) fn piece(&self, at: Square) -> Option<Piece> {
        let on = |set: [Squares; 2], seat: usize| set[seat].contains(at);
        match () {
            () if on(self.factions, 0) => Some(Piece::RedFaction),
            () if on(self.fortresses, 0) => Some(Piece::RedFortress),
            () if on(self.factions, 1) => Some(Piece::BlackFaction),
            () if on(self.fortresses, 1) => Some(Piece::BlackFortress),
            () => None,
        }
    }

    pub(crate) fn describe(&self) -> State {
        let mut board = Vec::new();
        for rank in (0..LINE).rev() {
            let mut row = String::new();
            for file in 0..LINE {
                row.push(self.letter(Square::at(file, rank)));
            }
            board.push(row);
        }
        let pair = |set: Squares| {
            let mut squares = set.iter();
            [squares.next(), squares.next()].map(|square| square.expect("a layout gives each seat two central squares"))
        };
        let (phase, result) = match self.part {
            Part::Placement => (Phase::Placement, None),
            Part::Battle { .. } => (Phase::Battle, None),
            Part::Over(reason) => {
                let (scores, winner) = self.scores();
                (Phase::Over, Some(GameResult { reason, scores, winner }))
            }
        };
        State {
            mode: self.mode,
            setup: self.setup,
            placement_order: self.order,
            quiet_limit: self.quiet_limit,
            layout: Some(Layout {
                fortresses: self.centre.map(pair),
                posts: Posts::of_sets(self.posts),
            }),
            phase,
            turn: self.turn(),
            board,
            waiting: Posts::of_sets(self.waiting),
            bastion: self.bastion,
            captured: self.captured,
            lost: self.lost,
            quiet: self.quiet,
            standing: self.scores().0.map(|score| Derived(score.into())),
            result,
        }
    }

    fn letter(&self, at: Square) -> char {
        match self.piece(at) {
            None => '.',
            Some(Piece::RedFaction) => 'r',
            Some(Piece::RedFortress) => 'R',
            Some(Piece::BlackFaction) => 'b',
            Some(Piece::BlackFortress) => 'B',
        }
    }

    /// Whether a state is a position that can be played on, and if so which.
    pub(crate) fn validate(state: &State) -> Result<Self, Fault> {
        let mut position = Self::set_out(state.mode, state.setup, state.placement_order, state.quiet_limit, state.layout.as_ref())?;
        if state.result.is_some() || state.phase == Phase::Over {
            return Err(Fault::plain("a position is one that can be played on: the phase is placement or battle, and result is null"));
        }
        let Some(turn) = state.turn.filter(|turn| turn.0 < 2) else {
            return refuse!(rules::TWO_PLAYERS, "turn is 0 or 1");
        };
        position.read_board(&state.board)?;
        position.read_waiting(&state.waiting)?;
        position.bastion = state.bastion;
        position.captured = state.captured;
        position.lost = state.lost;
        position.quiet = state.quiet;
        position.part = if state.phase == Phase::Placement { Part::Placement } else { Part::Battle { turn } };
        position.count_factions()?;
        match position.part {
            Part::Placement => position.validate_placement(turn)?,
            _ => position.validate_battle(turn)?,
        }
        Ok(position)
    }

    fn read_board(&mut self, rows: &[String]) -> Judged {
        self.factions = [Squares::EMPTY; 2];
        self.fortresses = [Squares::EMPTY; 2];
        let mut right = rows.len() == usize::from(LINE);
        for (rank, row) in (0..LINE).rev().zip(rows) {
            right &= row.len() == usize::from(LINE);
            for (file, letter) in (0..LINE).zip(row.bytes()) {
                let set = match letter {
                    b'r' => &mut self.factions[0],
                    b'b' => &mut self.factions[1],
                    b'R' => &mut self.fortresses[0],
                    b'B' => &mut self.fortresses[1],
                    _ => {
                        right &= letter == b'.';
                        continue;
                    }
                };
                *set = set.with(Square::at(file, rank));
            }
        }
        require!(right, rules::BOARD, "board is six strings of six characters out of . r R b B, rank 6 first")
    }

    fn read_waiting(&mut self, waiting: &Posts) -> Result<(), Fault> {
        for side in Side::ALL {
            let lines = waiting.of(side);
            let set = LineSet::read(side, lines)?;
            let right = lines.is_sorted() && set.within(self.posts[side as usize]);
            require!(right, rules::POSTS, "the factions of a side wait at posts of the layout, in ascending order")?;
            self.waiting[side as usize] = set;
        }
        Ok(())
    }

    fn count_factions(&self) -> Result<(), Fault> {
        for seat in Seat::all(2) {
            let (own, other) = (seat.index(), 1 - seat.index());
            let total = self.waiting_of(seat) + self.factions[own].len() + u32::from(self.captured[other]) + u32::from(self.lost[own]);
            if total != FACTIONS {
                let reason = format!("{seat} has {total} factions waiting, on the board, captured and lost together, not {FACTIONS}");
                return Err(Fault::against(rules::TWO_PLAYERS, reason));
            }
        }
        Ok(())
    }

    fn validate_placement(&self, turn: Seat) -> Result<(), Fault> {
        if self.setup != Setup::Advanced {
            return refuse!(rules::BASE_FORTRESSES, "fortresses are placed in the advanced set-up only");
        }
        if self.waiting != self.posts || self.bastion.is_some() || self.quiet != 0 {
            let reason = "while fortresses are placed all factions wait, the Bastion is beside the board and quiet is 0";
            return Err(Fault::against(rules::FACTIONS_AROUND, reason));
        }
        if !self.all_fortresses().minus(Squares::INNER).is_empty() {
            return refuse!(rules::NOT_FIRST_ROW, "a fortress is placed on b2 to e5");
        }
        let order = data::placing(self.order);
        let placed = self.placed() as usize;
        let seconds = order.iter().take(placed).filter(|placer| placer.0 == 1).count();
        if self.fortresses[1].len() as usize != seconds || order.get(placed) != Some(&turn) {
            return Err(Fault::against(self.order_rule(), "the fortresses on the board and the turn are those of the placement order"));
        }
        Ok(())
    }

    fn validate_battle(&self, turn: Seat) -> Judged {
        if self.fortresses.iter().any(|set| set.len() != FORTRESSES) {
            return refuse!(rules::FORTRESS_STAYS, "in the battle two R and two B stand on the board");
        }
        let resting = Seat(1 - turn.0);
        if self.bastion.is_some_and(|at| !self.factions[resting.index()].contains(at)) {
            return refuse!(rules::PLACE_BASTION, "the Bastion is null or stands on a faction of the seat that is not to act");
        }
        match self.mode {
            Mode::Storm if self.quiet != 0 => return refuse!(rules::QUIET, "quiet is 0 in Storming"),
            Mode::SuddenDeath if self.quiet >= self.quiet_limit => {
                return refuse!(rules::QUIET, "quiet is below quietLimit");
            }
            Mode::SuddenDeath if Seat::all(2).any(|seat| self.waiting_of(seat) == 0) => {
                return refuse!(rules::SUDDEN_END, "a seat whose factions have all entered has ended the game");
            }
            _ => {}
        }
        require!(self.can_move(), rules::SKIPPED, "the seat to act has a legal move")
    }
}

fn read_centre(layout: &Layout) -> Judged<[Squares; 2]> {
    let pair = |[one, other]: [Square; 2]| Squares::EMPTY.with(one).with(other);
    let sets @ [red, black] = layout.fortresses.map(pair);
    // Two pairs that make up four squares have none in common.
    const ALL: Squares = {
        let [c3, d3, c4, d4] = CENTRE;
        Squares::EMPTY.with(c3).with(d3).with(c4).with(d4)
    };
    require!(red.union(black) == ALL, rules::CENTRE_COLOURS, "layout.fortresses shares c3, d3, c4 and d4 out in two pairs")?;
    Ok(sets)
}

fn read_posts(layout: &Layout) -> Result<[LineSet; 4], Fault> {
    let mut posts = [LineSet::default(); 4];
    for side in Side::ALL {
        let set = LineSet::read(side, layout.posts.of(side))?;
        require!(set.len() == POSTS, rules::POSTS, "layout.posts gives each side four different lines")?;
        posts[side as usize] = set;
    }
    Ok(posts)
}
