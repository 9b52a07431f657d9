// Les P'tites Locos: a toy railway from above. The geometry is in yard.ts, the ink in pieces.ts, the motion in motion.ts, what is
// said when in words.ts.

import type {
	PtitesLocosEnd as End,
	PtitesLocosMove as Move,
	PtitesLocosStart as Start,
	PtitesLocosState as State,
} from "../../../js/types/index.d.ts";
import { group, keyed, s, set } from "../../svg.ts";
import type {
	Context as ContextOf,
	Renderer,
	Target as TargetOf,
} from "../renderer.ts";
import { chapters } from "./chapters.ts";
import { logParts } from "./log-parts.ts";
import { animate, preview } from "./motion.ts";
import {
	box,
	colourDie,
	DEVICES,
	die,
	endButton,
	ground,
	locomotive,
	platform,
	slotSpace,
	startSpace,
	text,
	tile,
} from "./pieces.ts";
import css from "./ptites-locos.css";
import {
	english,
	handName,
	type LocosWords,
	locosWords,
	nameMove,
} from "./words.ts";
import {
	lies,
	MIDDLE,
	panel,
	px,
	type Scene,
	SIZE,
	STRIP,
	sceneOf,
	slotAngle,
	turned,
	UNIT,
	vacant,
	whereabouts,
} from "./yard.ts";

type Context = ContextOf<"ptites-locos">;
type Target = TargetOf<"ptites-locos">;

function draw(words: LocosWords, board: SVGGElement, context: Context) {
	const { view, components } = context;
	const scene = sceneOf(view, components);
	const table = JSON.stringify(view.options.board);
	const still = keyed(group(board, "ground", { "pointer-events": "none" }));
	still.put(table, () => s("g", {}, ...ground(scene.yard)));
	still.done();
	drawSlots(board, scene);
	drawPlatforms(board, context, scene);
	drawControls(words, board, context, scene);
	drawHands(words, board, context);
	const locos = keyed(group(board, "locos"));
	view.locos.forEach((places, seat) => {
		places.forEach((place, number) => {
			const { x, y, angle, scale } = whereabouts(scene, seat, number, place);
			const active =
				seat === view.seat &&
				number === view.activeLoco &&
				view.phase !== "over";
			const element = locos.put(
				`${seat}.${number}`,
				() => locomotive(seat, number),
				{
					transform: `translate(${x} ${y}) rotate(${angle}) scale(${scale})`,
					"data-hit": `loco:${seat}.${number}`,
					class: `loco seat-${seat}${active ? " active" : ""}`,
				},
			);
			const upright = element.querySelector(".upright");
			if (upright !== null) set(upright, { transform: `rotate(${-angle})` });
		});
	});
	locos.done();
}

function drawSlots(board: SVGGElement, scene: Scene) {
	const { components, reach } = scene.yard;
	const slots = keyed(group(board, "slots"));
	for (const { id: slot } of components.slots) {
		const angle = slotAngle(slot, components);
		const [x, y] = turned([0, -reach], angle);
		const free = slot === vacant(scene, components);
		slots.put(String(slot), slotSpace, {
			transform: `translate(${MIDDLE + x} ${MIDDLE + y}) rotate(${angle})`,
			"data-hit": `slot:${slot}`,
			class: free ? "slot vacant" : "slot",
		});
	}
	slots.done();
}

function drawPlatforms(
	board: SVGGElement,
	{ view, components }: Context,
	{ yard }: Scene,
) {
	const table = JSON.stringify(view.options.board);
	const platforms = keyed(
		group(board, "platforms", { "pointer-events": "none" }),
	);
	// The one that was named comes last: it passes over the others.
	const colours = components.platforms.map(({ colour }) => colour);
	const named = colours.filter((colour) => colour === view.roll?.colour);
	for (const colour of [
		...colours.filter((colour) => !named.includes(colour)),
		...named,
	]) {
		const berth = view.platforms[colour];
		const { angle, flip } = lies(berth, components);
		const element = platforms.put(
			`${colour} ${table}`,
			() => platform(yard, colour),
			{
				transform: `translate(${MIDDLE} ${MIDDLE}) rotate(${angle}) translate(0 ${-yard.reach}) rotate(${flip})`,
				"data-platform": colour,
			},
		);
		// Where it lay before, for its way here.
		const now = `${berth.slot}${berth.end}`;
		if (element.dataset.berth !== now)
			set(element, { "data-was": element.dataset.berth, "data-berth": now });
	}
	platforms.done();
}

/** Start spaces, dice, and the two ends of the platform that is to move. */
function drawControls(
	words: LocosWords,
	board: SVGGElement,
	{ view, components }: Context,
	{ yard }: Scene,
) {
	const starts = keyed(group(board, "starts"));
	for (const { id, kind, x, y } of components.squares) {
		if (kind !== "start") continue;
		starts.put(id, startSpace, {
			transform: `translate(${px(x)} ${px(y)})`,
			"data-hit": `start:${id}`,
			class: "start",
		});
	}
	starts.done();
	const middle = keyed(group(board, "middle"));
	const dice = middle.put("dice", () => s("g"), {
		transform: `translate(${MIDDLE} ${MIDDLE})`,
		"data-hit": "dice",
		class: "dice",
	});
	const shown = keyed(dice);
	const colour = view.roll?.colour ?? view.presetColour;
	if (colour !== null)
		shown.put(`colour ${colour}`, () => colourDie(words, colour), {
			transform: "translate(-56 0)",
		});
	for (const [n, face] of view.roll?.dice.entries() ?? [])
		shown.put(`die ${n} ${face}`, () => die(face), {
			transform: `translate(${56 * n} 0)`,
		});
	shown.done();
	const colourToMove = view.roll?.colour;
	if (view.phase === "platform" && colourToMove !== undefined) {
		for (const [end, reach] of [
			["A", 4.28],
			["B", 2.72],
		] as [End, number][]) {
			const free = vacant(view, components);
			const [x, y] = turned([0, -reach * UNIT], slotAngle(free, components));
			// Beside each other where the slot lies on its side.
			const [dx, dy] =
				Math.abs(x) > Math.abs(y)
					? [Math.sign(x) * yard.reach, end === "A" ? -44 : 44]
					: [x, y];
			middle.put(
				`end ${end} ${colourToMove}`,
				() => endButton(words, end, colourToMove),
				{
					transform: `translate(${MIDDLE + dx} ${MIDDLE + dy})`,
					"data-hit": `end:${end}`,
					class: `end colour-${colourToMove}`,
				},
			);
		}
	}
	middle.done();
}

/** What the players have in hand, below the yard. */
function drawHands(
	words: LocosWords,
	board: SVGGElement,
	{ view, name, outcome }: Context,
) {
	const hands = keyed(group(board, "hands", { "pointer-events": "none" }));
	for (let seat = 0; seat < view.players; seat += 1) {
		const { left, width } = panel(view.players, seat);
		const [tiles, who] = [view.tiles[seat] ?? 0, name(seat)];
		const make = () =>
			s(
				"g",
				{},
				box(left + width / 2, SIZE + STRIP / 2 - 2, width, STRIP - 8, {
					class: "panel-back",
					rx: 12,
				}),
				s(
					"text",
					{ x: left + 12, y: SIZE + 18, class: "label" },
					handName(who),
				),
				...(view.options.repairTiles
					? [
							s(
								"g",
								{ transform: `translate(${left + width - 26} ${SIZE + 50})` },
								tile(tiles),
							),
						]
					: []),
			);
		hands.put(
			`${seat} ${view.players} ${view.options.repairTiles} ${tiles} ${who}`,
			make,
			{ class: seat === view.seat && outcome === null ? "hand now" : "hand" },
		);
	}
	if (view.options.repairTiles)
		hands.put(`reserve ${view.reserve}`, () =>
			s(
				"g",
				{ transform: `translate(28 ${px(-0.78)})`, class: "reserve" },
				text(0, 1, words.board.reserve(view.reserve), "label"),
			),
		);
	hands.done();
}

function targets(
	words: LocosWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
	context: Context,
): Target[] {
	if (context.actor === "chance") return dice(words, moves, chosen);
	return moves.map((move) => ({
		hit: hitOf(move, context.view),
		label: nameMove(words, move, context),
		move,
		// What ends the turn is not the first thing that one sees.
		...(move.type === "stop" ? { look: "quiet" as const } : {}),
	}));
}

/** Dice that lie on a real table: the colour, then one number, then the other. */
function dice(
	{ colour }: LocosWords,
	moves: Readonly<Move>[],
	chosen: readonly string[],
): Target[] {
	const found: Map<string, Target> = new Map();
	const set = moves.every(
		(move) =>
			move.type === "rolled" &&
			moves[0]?.type === "rolled" &&
			move.colour === moves[0].colour,
	);
	for (const move of moves) {
		if (move.type !== "rolled") continue;
		const shown = [...(set ? [] : [move.colour]), ...move.dice.map(String)];
		if (chosen.some((choice, n) => shown[n] !== choice)) continue;
		const next = shown[chosen.length];
		if (next === undefined || found.has(next)) continue;
		const whole = chosen.length + 1 === shown.length;
		const named = !set && chosen.length === 0;
		found.set(next, {
			hit: `roll:${chosen.length}:${next}`,
			label: named ? colour[move.colour] : next,
			...(whole ? { move } : { chosen: [...chosen, next] }),
		});
	}
	return [...found.values()];
}

/** The thing that a move is made with; a decision without a thing becomes a button. */
function hitOf(move: Readonly<Move>, view: State) {
	switch (move.type) {
		case "useTile":
			return `tile:${move.colour}`;
		case "shift":
			return `end:${move.end}`;
		case "drive":
			return `loco:${view.seat}.${move.loco}`;
		case "enter":
			return `start:${move.start}`;
		default:
			return move.type;
	}
}

function illegal(
	hit: string,
	{ view, components }: Context,
): Readonly<Move> | Readonly<Move>[] | null {
	const [kind, what = ""] = hit.split(":");
	if (kind === "start") return { type: "enter", start: what as Start };
	if (kind === "end") return { type: "shift", end: what as End };
	if (kind === "slot") return { type: "shift", end: "A" };
	if (kind === "dice") return { type: "roll" };
	const [seat = 0, loco = 0] = what.split(".").map(Number);
	if (seat === view.seat) return { type: "drive", loco };
	const place = view.locos[seat]?.[loco] ?? "hand";
	const isStart = components.squares.some(
		({ id, kind }) => id === place && kind === "start",
	);
	return isStart ? { type: "enter", start: place as Start } : null;
}

/** What the seats are called until somebody gave them a name. */
const seatNames = ({ seat }: LocosWords) => [
	seat.green,
	seat.white,
	seat.orange,
	seat.purple,
];

/** The renderer in the language of these words. */
export const inLanguage = (words: LocosWords): Renderer<"ptites-locos"> => ({
	css,
	seats: seatNames(words).map((name, seat) => ({
		name,
		colour: `var(--locos-seat-${seat})`,
		ink: `var(--locos-seat-${seat}-ink)`,
		device: DEVICES[seat] ?? "",
	})),
	viewBox: () => [0, 0, SIZE, SIZE + STRIP],
	draw: (board, context) => draw(words, board, context),
	targets: (moves, chosen, context) => targets(words, moves, chosen, context),
	illegal,
	...locosWords(words),
	logParts,
	preview,
	animate,
	chapters,
	optionWords: words.option,
});

export default inLanguage(english);
