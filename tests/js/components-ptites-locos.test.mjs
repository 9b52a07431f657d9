// Les P'tites Locos drawn by a stranger: one position as plain SVG text, from `view` and `components` alone, without the element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { components, createGame } from "../../pkg/node.js";

const tables = JSON.parse(
	readFileSync(
		new URL("../vectors/ptites-locos-components.json", import.meta.url),
		"utf8",
	),
);

const OWN_BOARD = {
	sections: [
		[10, 2, 1],
		[1, 12, 4],
		[3, 3, 3],
	],
	platforms: {
		blue: [{ squares: 4, in: 1, out: 1 }],
		red: [{ squares: 1, in: 1, out: 2 }],
		yellow: [{ squares: 2, in: 4, out: 2 }],
	},
};

/** The whole yard: squares, sheds, platforms where they lie, locomotives, dice. */
function draw(view, box) {
	const { grid, squares, sheds, slots, arrivalBuffers, seatColours } = box;
	const ink = [];
	const places = new Map();
	const square = (id, x, y, kind) => {
		places.set(id, [x, y]);
		ink.push(
			`<rect class="${kind}" id="${id}" x="${x - 0.4}" y="${y - 0.4}" width="0.8" height="0.8"/>`,
		);
	};
	for (const { id, x, y, kind } of squares) square(id, x, y, kind);
	for (const { id, x, y } of sheds) square(id, x, y, "shed");
	for (const { x, y } of arrivalBuffers)
		ink.push(`<circle class="buffer" cx="${x}" cy="${y}" r="0.1"/>`);
	for (const { buffer, bufferColour } of slots)
		ink.push(
			`<circle class="slot" cx="${buffer.x}" cy="${buffer.y}" r="0.2" fill="${bufferColour ?? "grey"}"/>`,
		);
	for (const [colour, berth] of Object.entries(view.platforms)) {
		const { x0, y0, w, h } = slots[berth.slot - 1];
		ink.push(
			`<rect class="platform" x="${x0 - 0.5}" y="${y0 - 0.5}" width="${w}" height="${h}" fill="${colour}"/>`,
		);
		const { cells } = box.placements.find(
			({ platform, slot, end }) =>
				platform === colour && slot === berth.slot && end === berth.end,
		);
		for (const { id, x, y } of cells) square(id, x, y, "cell");
	}
	view.locos.forEach((locos, seat) => {
		locos.forEach((place, n) => {
			const [x, y] = places.get(place) ?? [n, grid.height + seat];
			ink.push(
				`<circle class="loco" data-at="${place}" cx="${x}" cy="${y}" r="0.3" fill="${seatColours[seat]}"/>`,
			);
		});
	});
	for (const face of view.roll?.dice ?? [])
		ink.push(`<text class="die">${face}</text>`);
	return `<svg viewBox="-1 -1 ${grid.width + 1} ${grid.height + 5}">${ink.join("")}</svg>`;
}

const count = (svg, pattern) =>
	svg.match(new RegExp(pattern, "g"))?.length ?? 0;

/** A game some moves on, at a moment when the dice lie. */
function played(options, moves) {
	const game = createGame("ptites-locos", options);
	for (let n = 0; n < moves || game.view(0).roll === null; n += 1) {
		const legal = game.legalMoves();
		game.apply(legal[(7 * n) % legal.length]);
	}
	return game;
}

test("the components are the tables of the specification", () => {
	assert.deepEqual(components("ptites-locos"), tables);
});

test("a position is drawn from view and components alone", () => {
	const game = played({ seed: 3, players: 4 }, 60);
	const view = game.view(0);
	const svg = draw(view, game.components());
	assert.equal(count(svg, 'class="(start|rail|arrival)"'), 51);
	assert.equal(count(svg, 'class="shed"'), 9);
	assert.equal(count(svg, 'class="buffer"'), 3);
	assert.equal(count(svg, 'class="slot"'), 4);
	assert.equal(count(svg, 'class="platform"'), 3);
	assert.equal(count(svg, 'class="cell"'), 33);
	assert.equal(count(svg, 'class="die"'), 2);
	for (const colour of tables.seatColours)
		assert.equal(count(svg, `class="loco"[^>]*${colour}`), 4);
	const out = view.locos.flat().filter((place) => place !== "hand");
	assert.ok(out.length > 0, "somebody is on the board");
	for (const place of out) {
		const [, x, y] = svg.match(`id="${place}" x="([^"]*)" y="([^"]*)"`);
		const at = `data-at="${place}" cx="${Number(x) + 0.4}" cy="${Number(y) + 0.4}"`;
		const [, cx, cy] = svg.match(
			`data-at="${place}" cx="([^"]*)" cy="([^"]*)"`,
		);
		assert.ok(Math.abs(cx - x - 0.4) < 1e-9, at);
		assert.ok(Math.abs(cy - y - 0.4) < 1e-9, at);
	}
	game.free();
});

test("a platform is drawn in the slot it lies in", () => {
	const game = createGame("ptites-locos", { seed: 1, chance: "manual" });
	const svg = draw(game.view(0), game.components());
	// The set-up: blue in the west, red in the north, yellow in the east, the south vacant.
	for (const [x, y, colour] of [
		[-0.5, 3.5, "blue"],
		[3.5, -0.5, "red"],
		[6.5, 3.5, "yellow"],
	])
		assert.match(
			svg,
			new RegExp(`class="platform" x="${x}" y="${y}"[^>]*${colour}`),
		);
	game.free();
});

test("a table with a board of one's own shows it", () => {
	const options = { seed: 1, board: OWN_BOARD, turnLimit: 60 };
	const game = played(options, 20);
	const svg = draw(game.view(0), game.components());
	assert.equal(count(svg, 'class="rail"'), 10 + 2 + 1 + 1 + 12 + 4 + 9);
	assert.equal(count(svg, 'class="cell"'), 4 + 1 + 2);
	assert.equal(count(svg, 'class="loco"'), 8);
	game.free();
});
