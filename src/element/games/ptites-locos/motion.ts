// How Les P'tites Locos moves: what a move would do, and what has happened, both from the engine's events alone.

import type {
	PtitesLocosEnd as End,
	PtitesLocosEvent as Event,
	PtitesLocosLocoRef as Ref,
} from "../../../js/types/index.d.ts";
import { s } from "../../svg.ts";
import type { Context as ContextOf, Preview } from "../renderer.ts";
import { locomotive, platform, star } from "./pieces.ts";
import type { Pose, Scene } from "./yard.ts";
import {
	lies,
	MIDDLE,
	nearest,
	sceneOf,
	spot,
	turned,
	whereabouts,
} from "./yard.ts";

type Context = ContextOf<"ptites-locos">;

/** Milliseconds. */
const ROLL = 240;
const SLIDE = 560;
const TURN = 180;
const STEP = 85;
const HOP = 240;
const WRECK = 760;

/** A copy that can be changed event by event. */
const copied = ({ platforms, locos, ...rest }: Scene): Scene => ({
	...rest,
	platforms: { ...platforms },
	locos: locos.map((places) => [...places]),
});

function put(scene: Scene, { seat, loco }: Ref, place: string) {
	const places = scene.locos[seat];
	if (places !== undefined) places[loco] = place;
}

const pose = (scene: Scene, { seat, loco }: Ref) =>
	whereabouts(scene, seat, loco, scene.locos[seat]?.[loco] ?? "hand");

const placed = ({ x, y, angle, scale }: Pose) =>
	`translate(${x}px, ${y}px) rotate(${angle}deg) scale(${scale})`;

/** Draws what a move would do: the platform in its new place, the way of every locomotive, and where it would crash. */
export function preview(
	layer: SVGGElement,
	{ events }: Preview<"ptites-locos">,
	{ view, components }: Context,
) {
	if (events === null) return;
	const scene = copied(sceneOf(view, components));
	for (const event of events) {
		if (event.type === "platformMoved") {
			scene.platforms[event.colour] = { slot: event.to, end: event.end };
			const { angle, flip } = lies(scene.platforms[event.colour], components);
			const ghost = platform(scene.yard, event.colour);
			ghost.setAttribute(
				"transform",
				`translate(${MIDDLE} ${MIDDLE}) rotate(${angle}) translate(0 ${-scene.yard.reach}) rotate(${flip})`,
			);
			layer.append(s("g", { class: "ghost" }, ghost));
			for (const ref of event.carried) {
				const { x, y, angle: way, scale } = pose(scene, ref);
				const rider = locomotive(ref.seat, ref.loco);
				rider.setAttribute(
					"transform",
					`translate(${x} ${y}) rotate(${way}) scale(${scale})`,
				);
				rider
					.querySelector(".upright")
					?.setAttribute("transform", `rotate(${-way})`);
				layer.append(s("g", { class: "ghost" }, rider));
			}
		} else if (event.type === "entered") {
			const { x, y } = spot(scene, event.square);
			layer.append(s("circle", { class: "way-end", cx: x, cy: y, r: 12 }));
		} else if (event.type === "moved") {
			const way = [event.from, ...event.path].map((square) =>
				spot(scene, square),
			);
			const last = way.at(-1);
			layer.append(
				s("path", {
					class: event.rule === "LOC-21" ? "way pushed" : "way",
					d: `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`,
				}),
			);
			if (last !== undefined)
				layer.append(
					s("circle", { class: "way-end", cx: last.x, cy: last.y, r: 12 }),
				);
		} else if (event.type === "arrived") {
			const { x, y } = spot(scene, event.square);
			layer.append(
				s("path", { class: "way-home", d: `M${x - 13} ${y}l9 11l18 -22` }),
			);
		} else if (event.type === "accident") {
			const { x, y } = spot(scene, event.square);
			layer.append(
				s("path", {
					class: "way-crash",
					d: `M${x - 17} ${y - 17}l34 34m0 -34l-34 34`,
				}),
			);
		}
	}
}

/** The scene before some events: they are taken back from the last to the first. */
function before(board: SVGGElement, after: Scene, events: Event[]) {
	const scene = copied(after);
	for (const event of [...events].reverse()) {
		if (event.type === "platformMoved") {
			const was =
				board
					.querySelector(`[data-platform="${event.colour}"]`)
					?.getAttribute("data-was") ?? "";
			const other = event.end === "A" ? "B" : "A";
			const end =
				after.options.platformEnds === "slide"
					? other
					: was.startsWith(String(event.from))
						? (was.slice(1) as End)
						: event.end;
			scene.platforms[event.colour] = { slot: event.from, end };
		} else if (event.type === "entered") put(scene, event, "hand");
		else if (event.type === "moved") put(scene, event, event.from);
		else if (
			event.type === "accident" ||
			event.type === "arrived" ||
			event.type === "bumped"
		)
			put(scene, event, event.square);
	}
	return scene;
}

/** What an element does in the course of the events. */
type Frame = { time: number; transform: string; angle: number | null };

/**
 * Dice tumble, the platform slides to the middle, turns and slides out with everybody on it, locomotives go square by
 * square, a bump hands the motion on, an accident is a red star and a flight home.
 */
export function animate(
	board: SVGGElement,
	events: Event[],
	{ view, components }: Context,
	layer: SVGGElement,
) {
	const scene = before(board, sceneOf(view, components), events);
	const running: Animation[] = [];
	const film: Map<Element, Frame[]> = new Map();
	let now = 0;

	const record = (element: Element | null, first: Frame, rest: Frame[]) => {
		if (element === null) return;
		const frames = film.get(element) ?? [{ ...first, time: 0 }];
		frames.push(first, ...rest);
		film.set(element, frames);
	};
	const moves = (
		ref: Ref,
		poses: Pose[],
		duration: number,
		start: number = now,
	) => {
		const element = board.querySelector(
			`[data-hit="loco:${ref.seat}.${ref.loco}"]`,
		);
		for (let n = 1; n < poses.length; n += 1) {
			const [from, to] = [poses[n - 1], poses[n]];
			if (from !== undefined && to !== undefined)
				poses[n] = { ...to, angle: nearest(from.angle, to.angle) };
		}
		const frames = poses.map((each, n) => ({
			time: start + (duration * n) / Math.max(1, poses.length - 1),
			transform: placed(each),
			angle: each.angle,
		}));
		const [first, ...rest] = frames;
		if (first !== undefined) record(element, first, rest);
	};
	const flash = (mark: SVGElement, where: Pose, duration: number) => {
		const at = `translate(${where.x}px, ${where.y}px)`;
		const frames = [
			{ transform: `${at} scale(0.3)`, opacity: 0 },
			{ transform: at, opacity: 1, offset: 0.25 },
			{ transform: at, opacity: 1, offset: 0.75 },
			{ transform: `${at} scale(1.2)`, opacity: 0 },
		];
		running.push(
			layer
				.appendChild(mark)
				.animate(frames, { duration, delay: now, fill: "both" }),
		);
	};

	let last: Event["type"] | null = null;
	for (const event of events) {
		switch (event.type) {
			case "rolled": {
				const dice = board.querySelector(".dice");
				const at = `translate(${MIDDLE}px, ${MIDDLE}px)`;
				const frames = [
					{ transform: `${at} rotate(-200deg) scale(0.3)`, opacity: 0 },
					{
						transform: `${at} rotate(20deg) scale(1.15)`,
						opacity: 1,
						offset: 0.7,
					},
					{ transform: at, opacity: 1 },
				];
				if (dice !== null)
					running.push(
						dice.animate(frames, {
							duration: ROLL,
							delay: now,
							fill: "backwards",
							easing: "ease-out",
						}),
					);
				now += ROLL;
				break;
			}
			case "platformMoved":
				slide(event);
				now += SLIDE;
				break;
			case "locoTurned": {
				const start = last === "locoTurned" ? now - TURN : now;
				const there = pose(scene, event);
				moves(
					event,
					[
						{ ...there, angle: there.angle - 180 },
						{ ...there, angle: there.angle - 90, scale: there.scale * 1.15 },
						there,
					],
					TURN,
					start,
				);
				now = start + TURN;
				break;
			}
			case "entered": {
				const from = pose(scene, event);
				put(scene, event, event.square);
				moves(event, [from, pose(scene, event)], HOP);
				now += HOP;
				break;
			}
			case "moved": {
				const poses = [event.from, ...event.path].map((square) =>
					spot(scene, square),
				);
				put(scene, event, event.path.at(-1) ?? event.from);
				moves(event, poses, STEP * event.path.length);
				now += STEP * event.path.length;
				break;
			}
			case "bumped":
				flash(
					s("circle", { class: "knock", r: 34 }),
					spot(scene, event.square),
					220,
				);
				now += 70;
				break;
			case "accident": {
				const from = pose(scene, event);
				flash(star(), from, WRECK);
				put(scene, event, "hand");
				const tipped = {
					...from,
					angle: from.angle + 100,
					scale: from.scale * 1.2,
				};
				const home = pose(scene, event);
				moves(event, [from, tipped, tipped, home], WRECK);
				now += WRECK;
				break;
			}
			case "arrived": {
				const from = pose(scene, event);
				put(scene, event, event.shed);
				moves(event, [from, pose(scene, event)], HOP);
				now += HOP;
				break;
			}
		}
		last = event.type;
	}

	function slide(event: Extract<Event, { type: "platformMoved" }>) {
		const [from, to] = [
			lies(scene.platforms[event.colour], components),
			lies({ slot: event.to, end: event.end }, components),
		];
		const [begin, end] = [
			from.angle + from.flip,
			nearest(from.angle + from.flip, to.angle + to.flip),
		];
		const steps = Array.from({ length: 21 }, (_, n) => {
			const t = n / 20;
			const round = Math.min(1, Math.max(0, (t - 0.35) / 0.3));
			const reach =
				scene.yard.reach *
				Math.max(0, t < 0.5 ? 1 - t / 0.35 : (t - 0.65) / 0.35);
			return {
				centre: turned([0, -reach], t < 0.5 ? from.angle : to.angle),
				turn: begin + (end - begin) * round,
				time: now + SLIDE * t,
			};
		});
		for (const ref of event.carried) {
			const cell = scene.yard.cells.get(
				scene.locos[ref.seat]?.[ref.loco] ?? "",
			);
			if (cell === undefined) continue;
			const poses = steps.map(({ centre, turn }) => {
				const [x, y] = turned(cell.point, turn);
				return {
					x: MIDDLE + centre[0] + x,
					y: MIDDLE + centre[1] + y,
					angle: turn + cell.angle + from.flip,
					scale: Math.max(0.35, cell.size),
				};
			});
			moves(ref, poses, SLIDE);
		}
		const frames = steps.map(({ centre, turn, time }) => ({
			time,
			transform: `translate(${MIDDLE + centre[0]}px, ${MIDDLE + centre[1]}px) rotate(${turn}deg)`,
			angle: null,
		}));
		const [first, ...rest] = frames;
		if (first !== undefined)
			record(
				board.querySelector(`[data-platform="${event.colour}"]`),
				first,
				rest,
			);
		scene.platforms[event.colour] = { slot: event.to, end: event.end };
	}

	for (const [element, frames] of film) {
		const end = frames.at(-1);
		if (end === undefined || now === 0) continue;
		const whole = end.time < now ? [...frames, { ...end, time: now }] : frames;
		const timed = whole.map(({ time, transform }) => ({
			transform,
			offset: Math.min(1, time / now),
		}));
		running.push(element.animate(timed, { duration: now }));
		const number = element.querySelector(".upright");
		if (number !== null)
			running.push(
				number.animate(
					whole.map(({ time, angle }) => ({
						transform: `rotate(${-(angle ?? 0)}deg)`,
						offset: Math.min(1, time / now),
					})),
					{ duration: now },
				),
			);
	}
	return running;
}
