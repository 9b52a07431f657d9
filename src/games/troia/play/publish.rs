//! Publishing: which pieces make a publication, what it counts as, what it earns.

use super::super::data::{self, Cell, Layer, PUBLISHED};
use super::super::frame::{Cells, Standing, groups_within};
use super::super::ids::{Handle, PieceSet};
use super::super::position::{Phase, Troia, Turn};
use super::super::rules;
use super::super::wire::{Event, Move};
use super::Listing;
use crate::core::{EventLog, Refusal, refuse, require};

/// How many pieces may still be published in the turn.
const fn left(turn: &Turn) -> u32 {
    PUBLISHED.saturating_sub(turn.published) as u32
}

impl Troia {
    /// The groups behind the tent that may still be published by their number, by layer, size and handles; all of them, or
    /// those that the layer takes as it stands.
    pub(super) fn publication_candidates(&self, turn: &Turn, listing: Listing, out: &mut Vec<Move>) {
        let mut cells = [Cells::EMPTY; Layer::ALL.len()];
        let mut handles = [[Handle::NONE; Cell::COUNT]; Layer::ALL.len()];
        for piece in self.seats[turn.seat.index()].tent.iter() {
            let find = self.site.find(piece);
            cells[find.layer.index()].insert(find.cell);
            handles[find.layer.index()][find.cell.index()] = piece;
        }
        for layer in Layer::ALL {
            let (cells, handles) = (cells[layer.index()], &handles[layer.index()]);
            if cells.is_empty() {
                continue;
            }
            let frame = self.frame(layer);
            let from = out.len();
            for group in groups_within(cells, left(turn)) {
                if listing == Listing::Candidates || frame.standing(group).is_some() {
                    let pieces = group.iter().map(|cell| handles[cell.index()]).collect();
                    out.push(Move::Publish { pieces });
                }
            }
            out[from..].sort_by_key(|mv| match mv {
                Move::Publish { pieces } => pieces.list_order(),
                _ => PieceSet::EMPTY.list_order(),
            });
        }
        out.push(Move::EndTurn {});
    }

    /// What a publication counts as, or what forbids it. It names pieces only: their cells are fixed
    /// ([`rules::CELL_OF_A_PIECE`], [`rules::NO_WRONG_CELL`]).
    pub(super) fn check_publication(&self, turn: &Turn, pieces: PieceSet) -> Result<(Layer, Cells, Standing), Refusal> {
        require!(
            pieces.minus(self.seats[turn.seat.index()].tent).is_empty(),
            rules::PUBLISHING_UP_TO_FIVE,
            "not-in-tent",
            "you can only publish pieces from behind your own tent"
        )?;
        require!(
            pieces.len() <= PUBLISHED.into(),
            rules::PUBLISHING_UP_TO_FIVE,
            "too-many-pieces",
            "you may publish at most five pieces in a turn"
        )?;
        require!(
            pieces.len() <= left(turn),
            rules::SEVERAL_PUBLICATIONS,
            "too-many-in-turn",
            "you may publish at most five pieces in a turn, all publications together; pieces left: {left}",
            left: Number = left(turn),
        )?;
        let Some(first) = pieces.first() else {
            return refuse!(
                rules::SINGLE_PIECES_AND_GROUPS,
                "nothing-to-publish",
                "a publication needs at least one piece; to publish nothing, end the turn"
            );
        };
        let layer = self.site.find(first).layer;
        let cells = self.cells_of(pieces)[layer.index()];
        require!(
            cells.len() == pieces.len(),
            rules::LAYER_OF_A_PIECE,
            "several-layers",
            "the pieces of one publication belong to the same layer"
        )?;
        require!(cells.is_group(), rules::GROUPS, "not-a-group", "these pieces are not a group: they must share edges")?;
        match self.frame(layer).standing(cells) {
            Some(standing) => Ok((layer, cells, standing)),
            None => refuse!(
                rules::SECONDARY_ADJACENT,
                "touches-nothing",
                "this publication has no more pieces than the largest group of its layer, so it must touch a published piece"
            ),
        }
    }

    /// Every piece earns renown ([`rules::RENOWN_FOR_EVERY_PIECE`]), points of its own ([`rules::PLAN_PIECE`],
    /// [`rules::RUBBLE_PIECE`]) and perhaps the bonus.
    pub(super) fn publish(&mut self, mut turn: Turn, pieces: PieceSet, log: &mut EventLog<Event>) {
        let Ok((layer, cells, standing)) = self.check_publication(&turn, pieces) else {
            debug_assert!(false, "only legal publications are made");
            return;
        };
        let count = pieces.len() as u8;
        let bonus = count * standing.bonus();
        let mut piece_total = 0;
        for piece in pieces.iter() {
            self.rounds[piece.index()] = self.round;
            piece_total += data::points(self.site.find(piece).kind);
        }
        let player = &mut self.seats[turn.seat.index()];
        player.tent = player.tent.minus(pieces);
        player.published = player.published.or(pieces);
        self.done[layer.index()] = self.done[layer.index()].or(cells);
        turn.published += count;
        turn.points = turn.points.saturating_add(piece_total + bonus);
        if log.is_recording() {
            let pieces = pieces.iter().map(|piece| self.found(piece)).collect();
            let status = standing.status();
            log.push(standing.rule(), Event::Published { seat: turn.seat, layer, pieces, status, piece_total, bonus });
            if standing == Standing::Final {
                log.push(rules::FINAL_PUBLICATION, Event::LayerCompleted { layer });
            }
        }
        self.go_on(turn, log);
    }

    /// The pawn moves once a turn ([`rules::ONE_PAWN_MOVE`]), then a permit is drawn, whatever was published
    /// ([`rules::PERMIT_IN_ANY_CASE`]).
    pub(super) fn finish_publishing(&mut self, turn: Turn, log: &mut EventLog<Event>) {
        if turn.points > 0 {
            self.advance(turn.seat, turn.points, log);
        }
        if self.permits.is_empty() {
            self.close_turn(turn, log);
        } else {
            self.phase = Phase::DrawPermit(turn);
        }
    }
}
