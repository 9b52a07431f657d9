// Troia drawn from a view and the components alone, without the element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { components, createGame } from "../../pkg/node.js";

const path = ({ points }) =>
	`M${points.map((point) => point.join(" ")).join("L")}`;

/** What is seen of a piece: 100 by 100, its north-west corner at 0, 0. */
function face({ id, layer, cell, kind, shown, place }, box) {
	const open = place.type === "published" ? kind : shown;
	const [x, y] =
		cell === null ? [0, 0] : [cell.charCodeAt(0) - 97, cell[1] - 1];
	const lines = [
		...(cell === null ? [] : box.contours),
		...box.planArt.filter((line) => open === "plan" && line.layer === layer),
	];
	const sign = box.layers.find(
		(row) => open !== "plan" && row.id === layer,
	)?.sign;
	return `<svg class="piece" id="${id}" width="100" height="100" viewBox="${100 * x} ${100 * y} 100 100">${lines
		.map((line) => `<path d="${path(line)}"/>`)
		.join("")}${sign ? `<path class="sign" d="${sign.path}"/>` : ""}</svg>`;
}

/** Where a piece lies, as an SVG transform of its face; null when nobody sees it. */
function where(
	view,
	{ id, layer, cell, place },
	{ drawing, mound, rotations },
) {
	if (place.type === "mound") {
		if (!place.seen) return null;
		const [east, north] = rotations[place.rot];
		const turn = (-Math.atan2(north, east) * 180) / Math.PI;
		return `translate(${place.x} ${-place.y}) rotate(${turn}) scale(${mound.pieceSide / 100}) translate(-50 -50)`;
	}
	if (place.type === "published") {
		const frame = drawing.frames.find((row) => row.layer === layer);
		const [column, row] = [cell.charCodeAt(0) - 97, cell[1] - 1];
		return `translate(${frame.x + column * drawing.cell} ${frame.y + row * drawing.cell}) scale(${drawing.cell / 100})`;
	}
	const beside = view.pieces.filter(
		(other) =>
			other.place.type === place.type && other.place.seat === place.seat,
	);
	const n = beside.findIndex((other) => other.id === id);
	const tent = drawing.tents[place.seat];
	const {
		x,
		y,
		piece,
		gap,
		perRow = beside.length,
	} = place.type === "front" ? tent.front : tent.behind;
	return `translate(${x + (n % perRow) * (piece + gap)} ${y + Math.floor(n / perRow) * (piece + gap)}) scale(${piece / 100})`;
}

/** A whole position as the text of an SVG picture. */
function draw(view, box) {
	const rect = (name, { x, y, w, h }) =>
		`<rect class="${name}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
	const { drawing, scoreTrack } = box;
	const half = scoreTrack.size / 2;
	const hex = Object.fromEntries(box.colours.map(({ id, hex }) => [id, hex]));
	const level = ({ place }) => place.z ?? 0;
	const parts = [
		rect("board", drawing.board),
		...scoreTrack.rows.map(({ x, y }) =>
			rect("space", {
				x: x - half,
				y: y - half,
				w: scoreTrack.size,
				h: scoreTrack.size,
			}),
		),
		...view.permits.map(() => rect("permit", drawing.permitPile)),
		...[...view.pieces]
			.sort((a, b) => level(a) - level(b))
			.flatMap((piece) => {
				const transform = where(view, piece, box);
				return transform === null
					? []
					: [`<g transform="${transform}">${face(piece, box)}</g>`];
			}),
		...view.seats.flatMap(({ hand, played, colour, renown }, seat) => {
			const { x, y } = scoreTrack.rows[renown % scoreTrack.spaces];
			const cards = [...hand, ...played].map((number, n) => {
				const card = box.cards.find((row) => row.number === number);
				const text = card
					? `${card.number} ${card.kind} ${card.colour ?? "permit"}`
					: "";
				return `<text class="card" x="${drawing.tents[seat].x + 20 * n}" y="${drawing.tents[seat].y}">${text}</text>`;
			});
			return [
				...cards,
				`<circle class="pawn" cx="${x}" cy="${y}" r="10" fill="${hex[colour]}"/>`,
			];
		}),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.viewBox.join(" ")}">${parts.join("")}</svg>`;
}

const count = (text, part) => text.split(part).length - 1;

/** A game that has been played for so many moves, always the first legal one. */
function played(options, moves) {
	const game = createGame("troia", options);
	for (let n = 0; n < moves; n += 1) game.apply(game.legalMoves()[0]);
	return game;
}

test("a view and the components are enough to draw a position", () => {
	const game = played({ players: 3, seed: 5 }, 60);
	const view = game.view(1);
	const picture = draw(view, game.components());
	const unseen = view.pieces.filter(
		({ place }) => place.type === "mound" && !place.seen,
	);
	assert.ok(unseen.length > 0);
	assert.equal(count(picture, 'class="piece"'), 73 - unseen.length);
	assert.equal(count(picture, 'class="space"'), 100);
	assert.equal(count(picture, 'class="permit"'), view.permits.length);
	assert.equal(count(picture, 'class="pawn"'), 3);
	const cards = view.seats.flatMap(({ hand, played }) => [...hand, ...played]);
	assert.equal(count(picture, 'class="card"'), cards.length);
	for (const number of cards.filter((card) => card !== null))
		assert.match(
			picture,
			new RegExp(`>${number} (dig|publication) (red|blue|yellow|permit)<`),
		);
	assert.doesNotMatch(picture, /undefined|NaN/);
});

test("pieces lie where the specification says", () => {
	const game = createGame("troia", { scenario: "example-1" });
	game.apply({ type: "publish", pieces: ["t58"] }, 0);
	const picture = draw(game.view(0), game.components());
	// Cell a1 of Troy VIII/IX, whose frame lies at (660, -600); a rubble piece shows the cross.
	assert.match(
		picture,
		/<g transform="translate\(660 -600\) scale\(0.8\)"><svg class="piece" id="t58"[^>]*viewBox="0 0 100 100"/,
	);
	// The corner in which all pawns start, in the first seat's red.
	assert.ok(
		picture.includes(
			'<circle class="pawn" cx="-550" cy="550" r="10" fill="#b5352b"/>',
		),
	);
	const mound = game
		.view(0)
		.pieces.filter(({ place }) => place.type === "mound" && place.seen);
	assert.ok(mound.length > 0);
	for (const { id, place } of mound)
		assert.match(
			picture,
			new RegExp(
				`translate\\(${place.x} ${-place.y}\\) rotate[^<]*<svg class="piece" id="${id}"`,
			),
		);
});

test("the components are the same at tables that a seat cannot tell apart", () => {
	const one = createGame("troia", { scenario: "example-1" });
	const state = one.state();
	// A piece behind another's tent whose symbol was seen: seat 1 cannot know its kind.
	const piece = state.pieces.find(
		({ place, shown }) =>
			place.type === "tent" && place.seat === 0 && shown === "symbol",
	);
	piece.kind = piece.kind === "plan" ? "rubble" : "plan";
	const other = createGame("troia", { position: state });
	assert.deepEqual(other.view(1), one.view(1));
	assert.notDeepEqual(other.state(), one.state());
	assert.deepEqual(other.components(), one.components());
	// Drawn plans differ from game to game; the components tell none of them.
	const [first, second] = [1, 2].map((seed) => createGame("troia", { seed }));
	assert.deepEqual(first.components(), second.components());
	assert.deepEqual(first.components(), components("troia"));
	assert.ok(first.components().pieces.every(({ kind }) => kind === null));
});

test("an owner's plans are in the components of that table", () => {
	const plans = { I: ["a1"], II: [], VI: ["b2"], VII: ["d4"], VIII: [] };
	const found = createGame("troia", { plans }).components().pieces;
	assert.deepEqual(
		found.filter(({ kind }) => kind === "plan").map(({ id }) => id),
		["I-a1", "VI-b2", "VII-d4"],
	);
	assert.equal(found.filter(({ kind }) => kind === "rubble").length, 70);
});

test("the last event is the outcome", () => {
	const game = createGame("troia", { players: 3, seed: 8 });
	game.playRandom({ seed: 1 });
	const { ranking, scores, reason } = game.log().at(-1).event;
	assert.deepEqual({ ranking, scores, reason }, game.outcome());
});

test("in English the words of the table name the layers and colours as the box does", () => {
	const words = JSON.parse(
		readFileSync(
			new URL("../../src/text/troia.table.en.json", import.meta.url),
			"utf8",
		),
	);
	const { layers, colours } = components("troia");
	for (const { id, name } of layers)
		assert.equal(words[`layer.${id}`]?.text, name);
	for (const { id } of colours)
		assert.equal(words[`seat.${id}`]?.text.toLowerCase(), id);
});
