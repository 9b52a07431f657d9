// FrachtExpress from a view and the components alone, as another front end would draw it: no table of the game is typed here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { components, createGame } from "../../pkg/node.js";

/** A table as SVG text. Cells and cards are 100 by 100; what the players have lies below the field, a row each. */
function picture(view, { cards, geometry, stations, locomotiveColours }) {
	const column = (cell) => cell.charCodeAt(0) - view.field.from.charCodeAt(0);
	const row = (cell) => cell.slice(1) - view.field.from.slice(1);
	const corner = (cell) => [100 * column(cell), 100 * row(cell)];
	/** So far from the middle of a card towards each of some sides. */
	const towards = (sides, far) =>
		[0, 1].map((axis) =>
			sides.reduce((sum, side) => sum + far * geometry.step[side][axis], 50),
		);
	const spot = (name) => {
		const [cell, part = ""] = name.split(".");
		const [x, y] = corner(view.stations[cell] ?? cell);
		const [dx, dy] = towards([...part], part.length === 1 ? 40 : 15);
		return `cx="${x + dx}" cy="${y + dy}"`;
	};
	const turned = (side, turn) =>
		turn === 0 ? side : turned(geometry.quarterTurnClockwise[side], turn - 1);
	const rail = ([from, to], turn) =>
		`M${towards([turned(from, turn)], 50)} Q50,50 ${towards([turned(to, turn)], 50)}`;
	const place = (kind, [x, y], inside) =>
		`<g class="${kind}" transform="translate(${x} ${y})">${inside}</g>`;
	const face = (id, turn = 0) => {
		if (id === null) return "<rect/>";
		const card = cards.find((each) => each.id === id);
		const rails = card.elements.map((element) => rail(element, turn));
		const { wagon, from, to, action } = card;
		return `<path d="${rails.join(" ")}"/><text>${wagon} ${from} ${to} ${action}</text>`;
	};
	const stacks = view.track.flatMap(({ cell, stack }) =>
		stack.map(({ card, turn }) =>
			place("track", corner(cell), face(card, turn)),
		),
	);
	const laid = stations.map(({ id, label }) =>
		place("station", corner(view.stations[id]), `${id} ${label}`),
	);
	const locomotives = view.players.map(
		({ loc }, seat) =>
			`<circle class="loc" ${spot(loc.spot)} fill="${locomotiveColours[seat]}"/>`,
	);
	const below = corner(view.field.to)[1] + 100;
	const rows = view.players.flatMap((player, seat) => {
		const things = [
			...player.hand.map((id) => ["hand", face(id)]),
			...player.train.map((id) => ["wagon", face(id)]),
			...player.delivered.map((id) => ["delivered", face(id)]),
			...(player.ticket ? [["ticket", ""]] : []),
			...(player.veto ? [["veto", ""]] : []),
		];
		return things.map(([kind, inside], n) =>
			place(kind, [100 * n, below + 100 * seat], inside),
		);
	});
	const piles = [...view.deck.map(() => null), ...view.discard].map((id) =>
		place(id === null ? "deck" : "discard", [0, -100], face(id)),
	);
	return `<svg>${[...laid, ...stacks, ...locomotives, ...rows, ...piles].join("\n")}</svg>`;
}

/** The middle of a game: a covered card, trains, a ticket, a veto card, two discarded cards. */
function middle() {
	const { stations, cards } = components("frachtexpress");
	const start = createGame("frachtexpress", { scenario: "ram-branch" }).state();
	const [first, second, third] = start.players;
	const state = {
		...start,
		advanced: true,
		specials: Object.fromEntries(
			stations.map(({ id, special }) => [id, special]),
		),
		track: [
			{ cell: "c2", stack: [{ card: "t05", turn: 0 }] },
			{
				cell: "c3",
				stack: [
					{ card: "t03", turn: 2 },
					{ card: "t12", turn: 2 },
				],
			},
		],
		players: [
			{
				...first,
				hand: ["t35", "t38"],
				train: ["t01", "t02"],
				delivered: ["t04"],
				loc: { spot: "c3.SW", facing: "W" },
				ticket: true,
			},
			{ ...second, hand: ["t20", "t21", "t22"], veto: true },
			third,
		],
		discard: ["t07", "t08"],
		ticketsLeft: 1,
		vetoesLeft: 3,
	};
	const used = JSON.stringify({ ...state, deck: [] });
	state.deck = cards.map(({ id }) => id).filter((id) => !used.includes(id));
	return state;
}

const count = (svg, kind) => svg.split(`class="${kind}"`).length - 1;

test("a position is drawn from the view and the components alone", () => {
	const game = createGame("frachtexpress", { position: middle() });
	const svg = picture(game.view(0), game.components());
	assert.deepEqual(
		["station", "track", "loc", "hand", "wagon", "delivered"].map((kind) =>
			count(svg, kind),
		),
		[10, 3, 3, 5, 2, 1],
	);
	assert.deepEqual(
		["ticket", "veto", "deck", "discard"].map((kind) => count(svg, kind)),
		[1, 1, 37, 2],
	);
	for (const piece of [
		// Stations with what they offer.
		'<g class="station" transform="translate(200 0)">A Start</g>',
		'<g class="station" transform="translate(500 300)">G Veto card</g>',
		// A straight from north to south; a switch (NS and NE) that lies upside down shows SN and SW.
		'<g class="track" transform="translate(200 100)"><path d="M50,0 Q50,50 50,100"/><text>8 A J 3</text></g>',
		'<g class="track" transform="translate(200 200)"><path d="M50,100 Q50,50 50,0 M50,100 Q50,50 0,50"/><text>6 C D 3</text></g>',
		// On the curve to the west, at the south side of c2, in the middle of station B.
		'<circle class="loc" cx="235" cy="265" fill="blue"/>',
		'<circle class="loc" cx="250" cy="190" fill="yellow"/>',
		'<circle class="loc" cx="150" cy="150" fill="green"/>',
		// A card in hand, a wagon behind it, the hidden hand of another, what is discarded.
		'<g class="hand" transform="translate(0 600)"><path d="M50,0 Q50,50 50,100"/><text>4 G J 5</text></g>',
		'<g class="wagon" transform="translate(200 600)"><path d="M50,0 Q50,50 50,100 M50,0 Q50,50 0,50"/><text>2 A B 5</text></g>',
		'<g class="hand" transform="translate(200 700)"><rect/></g>',
		"<text>7 B G 5</text>",
	])
		assert.ok(svg.includes(piece), `${piece} in\n${svg}`);
});

test("the components are the same at tables that a seat cannot tell apart", () => {
	const state = middle();
	const other = structuredClone(state);
	[other.players[1].hand[0], other.deck[0]] = [
		other.deck[0],
		other.players[1].hand[0],
	];
	other.deck.sort();
	other.players[1].hand.sort();
	const [one, two] = [state, other].map((position) =>
		createGame("frachtexpress", { position }),
	);
	assert.notDeepEqual(one.state(), two.state());
	assert.deepEqual(one.view(0), two.view(0));
	assert.deepEqual(one.components(), two.components());
	assert.deepEqual(one.components(), components("frachtexpress"));
});

test("an owner's tables are shown by the game, and the box stays as it is", () => {
	const box = components("frachtexpress");
	const cards = box.cards.map(({ elements: _, ...card }) => card);
	cards[0] = { ...cards[0], id: "mine", pattern: "crossing", wagon: 9 };
	const game = createGame("frachtexpress", {
		advanced: true,
		cards,
		specials: { A: "kidnap" },
		layout: "author",
	});
	const own = game.components();
	assert.deepEqual(own.cards[0], { ...cards[0], elements: ["NS", "EW"] });
	assert.equal(own.stations[0].label, box.otherSpecials[0].label);
	const layout = own.layouts.find(({ id }) => id === own.layout);
	assert.deepEqual(game.view(0).stations, layout.stations);
	assert.deepEqual(game.view(0).field, layout.field);
	assert.deepEqual(components("frachtexpress"), box);
	assert.equal(box.cards[0].id, "t01");
});
