// Kopis drawn by a stranger: one position as plain SVG text, from `view` and `components` alone, without the element.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { components, createGame } from "../../pkg/node.js";

const tables = JSON.parse(
	readFileSync(
		new URL("../vectors/kopis-components.json", import.meta.url),
		"utf8",
	),
);

const WAYS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The whole table: squares, posts, who waits, who stands where, the Bastion. */
function draw(view, { plane, seats, squares, lines, layout }) {
	const half = plane.square / 2;
	const centre = (id) => {
		const { svg } = squares.find((square) => square.id === id);
		return [svg.x + half, svg.y + half];
	};
	const fill = (seat) => `fill="${seats[seat].colour}"`;
	const ink = squares.map(
		({ id, svg, placement }) =>
			`<rect class="${placement ? "inner" : "outer"}" id="${id}" x="${svg.x}" y="${svg.y}" width="${plane.square}" height="${plane.square}"/>`,
	);
	for (const { side, line, owner, direction, squares: onLine } of lines) {
		const [x, y] = centre(onLine[0]);
		const [dx, dy] = WAYS[direction];
		const at = `cx="${x - 110 * dx}" cy="${y - 110 * dy}"`;
		if (layout.posts[side].includes(line))
			ink.push(`<circle class="post" ${at} r="30"/>`);
		if (view.waiting[side].includes(line))
			ink.push(`<circle class="waiting" ${at} r="27" ${fill(owner)}/>`);
	}
	for (const { id, file, rank } of squares) {
		const letter = view.board[view.board.length - rank]["abcdef".indexOf(file)];
		const owner = seats.find(
			({ faction, fortress }) => letter === faction || letter === fortress,
		);
		if (owner === undefined) continue;
		const [x, y] = centre(id);
		ink.push(
			letter === owner.faction
				? `<circle class="faction" cx="${x}" cy="${y}" r="34" ${fill(owner.seat)}/>`
				: `<rect class="fortress" x="${x - 38}" y="${y - 38}" width="76" height="76" ${fill(owner.seat)}/>`,
		);
	}
	if (view.bastion !== null) {
		const [x, y] = centre(view.bastion);
		ink.push(`<circle class="bastion" cx="${x}" cy="${y}" r="42"/>`);
	}
	return `<svg viewBox="0 0 ${plane.size} ${plane.size}">${ink.join("")}</svg>`;
}

const count = (svg, pattern) =>
	svg.match(new RegExp(pattern, "g"))?.length ?? 0;

test("the components are the tables of the specification", () => {
	const box = components("kopis");
	for (const table of Object.keys(tables).filter((name) => name !== "layouts"))
		assert.deepEqual(box[table], tables[table], table);
	assert.deepEqual(box.layout, tables.layouts.default);
});

test("a position is drawn from view and components alone", () => {
	const game = createGame("kopis", { seed: 1 });
	for (let ply = 0; ply < 9; ply += 1) game.apply(game.legalMoves()[0]);
	const view = game.view(0);
	const svg = draw(view, game.components());
	const onBoard = (letter) => count(view.board.join(""), letter);
	const waiting = Object.values(view.waiting).flat().length;
	assert.equal(count(svg, "<rect class=.(inner|outer)"), 36);
	assert.equal(count(svg, 'class="inner"'), 16);
	assert.equal(count(svg, 'class="post"'), 16);
	assert.equal(waiting, 16 - 9);
	assert.equal(count(svg, 'class="waiting"'), waiting);
	assert.equal(count(svg, 'class="faction"[^>]*red'), onBoard("r"));
	assert.equal(count(svg, 'class="faction"[^>]*black'), onBoard("b"));
	assert.equal(count(svg, 'class="fortress"[^>]*red'), 2);
	assert.equal(count(svg, 'class="fortress"[^>]*black'), 2);
	assert.equal(count(svg, 'class="bastion"'), 1);
	game.free();
});

test("pieces are where the specification draws them", () => {
	const game = createGame("kopis", { seed: 1 });
	const svg = draw(game.view(0), game.components());
	// «Drawing it»: c3 has its top left corner at 350, 450; the post of file b in the south is at 300, 810.
	assert.ok(svg.includes('id="c3" x="350" y="450"'));
	assert.ok(svg.includes('class="fortress" x="362" y="462"'));
	assert.ok(svg.includes('class="waiting" cx="300" cy="810"'));
	assert.ok(svg.includes('class="waiting" cx="90" cy="600"'));
	game.free();
});

test("a table with an owner's layout shows it", () => {
	const game = createGame("kopis", { layout: tables.layouts.chequered });
	assert.deepEqual(game.components().layout, tables.layouts.chequered);
	assert.deepEqual(components("kopis").layout, tables.layouts.default);
	game.free();
});
