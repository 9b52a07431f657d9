// Koplopers & Dwarsliggers: a position can be drawn from `view` and `components` alone, without the element.

import assert from "node:assert/strict";
import { test } from "node:test";
import { components, createGame } from "../../pkg/node.js";

const text = (kind, { x, y }, words) =>
	`<text class="${kind}" x="${x}" y="${y}">${words}</text>`;
const circle = (kind, { x, y }, r) =>
	`<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const line = (kind, [a, b]) =>
	`<line class="${kind}" x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}"/>`;

/** The rows of the tables by id, and the two ends of every section and yard. */
function lookup(box) {
	const byId = (rows) => new Map(rows.map((row) => [row.id, row]));
	const [stations, tokens] = [byId(box.stations), byId(box.tokens)];
	const at = (id) => stations.get(id);
	const tracks = new Map([
		...box.sections.map(({ id, a, b }) => [id, [at(a), at(b)]]),
		...box.yards.map(({ id, station, end }) => [id, [at(station), end]]),
	]);
	return { at, tokens, tracks, regions: byId(box.regions) };
}

/** Where a train stands: a quarter of its section behind the station ahead, or in the middle. */
function trainAt({ section, toward, open }, { at, tracks }) {
	const [a, b] = tracks.get(section);
	const [ahead, tail] = toward !== null && at(toward) === b ? [b, a] : [a, b];
	const part = open || toward === null ? 0.5 : 0.25;
	const between = (to, from) => to + (from - to) * part;
	return { x: between(ahead.x, tail.x), y: between(ahead.y, tail.y) };
}

/** A position as a plain picture. */
function svgOf(view, box) {
	const { width, height, chipSpaces, roundSpaces } = box.drawing;
	const { at, tokens, tracks, regions } = lookup(box);
	const colour = (region) => regions.get(region).colour;
	const party = (place, id) => {
		const { region, passengers, destination } = tokens.get(id);
		const words = text("load", place, `${passengers} ${destination}`);
		return circle(`token ${colour(region)}`, place, 19) + words;
	};
	const seat = ({ trains, box: arrived, hand, repairCard }, n) => {
		const spot = (x, y) => ({ x: 20 + 60 * x, y: 330 + 240 * n + 40 * y });
		const train = (each) => {
			const place = trainAt(each, { at, tracks });
			return text(`train ${box.players[n].colour}`, place, each.units);
		};
		const name = (code) => (code === null ? "?" : at(code).name);
		return [
			...trains.map(train),
			...trains.flatMap(({ load }, y) =>
				load.map((id, x) => party(spot(x, y), id)),
			),
			...arrived.map((id, x) => party(spot(x, 3), id)),
			...hand.map((code, x) => text("card", spot(x, 4), name(code))),
			...(repairCard ? [text("repair", spot(0, 5), "Repair")] : []),
		];
	};
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
		...box.sections.map(({ id, length }) => line(length, tracks.get(id))),
		...box.yards.map(({ id }) => line("yard", tracks.get(id))),
		...box.yards.map(({ end, number }) => text("number", end, number ?? "")),
		...box.stations.map((row) => circle(colour(row.region), row, 18)),
		...box.stations.map((row) => text("code", row, row.id)),
		...roundSpaces.map((place, n) =>
			text(n === view.round ? "round now" : "round", place, n),
		),
		circle("disc", chipSpaces[box.chips.indexOf(view.disc)], 33),
		...box.chips.map((chip, n) =>
			text("chip", at(view.chips[chip]) ?? chipSpaces[n], chip),
		),
		...Object.entries(view.waiting).flatMap(([id, here]) =>
			here.map((token, n) => party(at(id).circlesAt[n], token)),
		),
		...view.seats.flatMap(seat),
		"</svg>",
	].join("\n");
}

/** How often something stands in a picture. */
const count = (svg, what) => svg.split(what).length - 1;

/** A game after so many moves, the same ones every time. */
function played(options, plies) {
	const game = createGame("koplopers", { chance: "manual", ...options });
	for (let n = 0, random = 7; n < plies; n += 1) {
		const moves = game.legalMoves();
		random = (random * 48271) % 2147483647;
		game.apply(moves[random % moves.length]);
	}
	return game;
}

/** What the picture must show of any view. */
function shows(svg, view, box) {
	const long = box.sections.filter(({ length }) => length === "long").length;
	assert.equal(count(svg, 'class="long"'), long);
	assert.equal(count(svg, 'class="short"'), box.sections.length - long);
	assert.equal(count(svg, 'class="yard"'), box.yards.length);
	assert.equal(count(svg, 'class="code"'), box.stations.length);
	assert.equal(count(svg, 'class="token '), box.tokens.length);
	const sum = (of) => view.seats.reduce((all, player) => all + of(player), 0);
	assert.equal(
		count(svg, 'class="train '),
		sum(({ trains }) => trains.length),
	);
	assert.equal(
		count(svg, 'class="card"'),
		sum(({ hand }) => hand.length),
	);
	assert.equal(
		count(svg, 'class="repair"'),
		sum(({ repairCard }) => Number(repairCard)),
	);
	assert.equal(count(svg, 'class="chip"'), 3);
	assert.equal(count(svg, 'class="round'), 26);
	assert.doesNotMatch(svg, /undefined|NaN|null/);
}

test("a position is drawn from the view and the components alone", () => {
	const game = played({ players: 3, seed: 5, variant: "advanced" }, 260);
	const [view, box] = [game.view(0), game.components()];
	const loads = view.seats.flatMap(({ trains }) =>
		trains.flatMap(({ load }) => load),
	);
	assert.ok(loads.length > 0, "somebody is aboard");
	const disrupted = Object.values(view.chips).filter((at) => at !== null);
	assert.ok(disrupted.length > 0, "a station is disrupted");
	const svg = svgOf(view, box);
	shows(svg, view, box);
	// The places are those of the specification: Groningen and its yard, Meppel to Zwolle, the round track.
	for (const piece of [
		'viewBox="0 0 1622 1880"',
		'<circle class="blue" cx="1311" cy="171" r="18"/>',
		'<text class="code" x="1311" y="171">GN</text>',
		'<line class="yard" x1="1311" y1="171" x2="1288" y2="88"/>',
		'<text class="number" x="1288" y="88">2</text>',
		'<line class="short" x1="1162" y1="514" x2="1119" y2="637"/>',
		`<text class="round now" x="${90 + 56 * view.round}" y="1830">`,
	])
		assert.ok(svg.includes(piece), piece);
	const others = view.seats.slice(1).flatMap(({ hand }) => hand);
	assert.equal(count(svg, ">?<"), others.length, "their cards lie face down");
});

test("every token of a new game lies on a circle of its own", () => {
	const game = createGame("koplopers", { seed: 2 });
	const svg = svgOf(game.view(0), game.components());
	const circles = game.components().stations.flatMap((row) => row.circlesAt);
	assert.equal(circles.length, 100);
	for (const { x, y } of circles)
		assert.match(
			svg,
			new RegExp(`<circle class="token [a-z]+" cx="${x}" cy="${y}" r="19"/>`),
		);
});

test("an owner's board is drawn the same way", () => {
	const stations = structuredClone(components("koplopers").stations);
	Object.assign(stations[0], { x: 2500, y: 2400, name: "Groningen Noord" });
	const game = played({ players: 2, seed: 6, board: { stations } }, 40);
	const [view, box] = [game.view(1), game.components()];
	const svg = svgOf(view, box);
	shows(svg, view, box);
	assert.ok(svg.includes('viewBox="0 0 2580 2480"'));
	assert.ok(svg.includes('<text class="code" x="2500" y="2400">GN</text>'));
});

test("the components tell nothing that a seat may not know", () => {
	const game = played({ players: 2, seed: 8 }, 60);
	const other = structuredClone(game.state());
	const [hand, deck] = [other.seats[1].hand, other.deck];
	[hand[0], deck[0]] = [deck[0], hand[0]];
	const order = components("koplopers").disruptionCards;
	for (const cards of [hand, deck])
		cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
	const table = createGame("koplopers", { position: other });
	assert.notDeepEqual(table.state(), game.state());
	assert.deepEqual(table.view(0), game.view(0));
	assert.deepEqual(table.components(), game.components());
	assert.deepEqual(game.components(), components("koplopers"));
});
