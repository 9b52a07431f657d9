// Rows of what is in the box, and pieces of the view, found by their ids.

import type {
	TroiaCardRow as CardRow,
	TroiaComponents as Components,
	TroiaLayer as Layer,
	TroiaLayerRow as LayerRow,
	TroiaPiece as Piece,
	TroiaState as State,
} from "../../../js/types/index.d.ts";

/** The row with an id that comes from the engine, so that there is one. */
function found<Row>(row: Row | undefined, id: unknown): Row {
	if (row === undefined) throw new Error(`Troia has no ${id}`);
	return row;
}

export const layerRow = ({ layers }: Components, id: Layer): LayerRow =>
	found(
		layers.find((layer) => layer.id === id),
		id,
	);

export const cardRow = ({ cards }: Components, number: number): CardRow =>
	found(
		cards.find((card) => card.number === number),
		number,
	);

/** What differs with the number of players at this table. */
export const setupRow = ({ setup }: Components, { options }: State) =>
	found(
		setup.find(({ players }) => players === options.players),
		options.players,
	);

/** The middle of a space of the score track; after the last one the track begins again. */
export const spaceRow = ({ scoreTrack }: Components, renown: number) =>
	found(scoreTrack.rows[renown % scoreTrack.spaces], renown);

export const pieceOf = (view: State, id: string): Piece | undefined =>
	view.pieces[Number(id.slice(1)) - 1];
