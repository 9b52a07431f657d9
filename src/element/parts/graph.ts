// The graph of a game: a line for each seat, the largest turns of fortune marked, and a place that is walked along. It is drawn in
// pixels of the screen, so that its words are as large as others.

import type { Expectation, Turn } from "../fortunes.ts";
import { byTurns, turnsOf } from "../fortunes.ts";
import type { AnyRenderer } from "../games/renderer.ts";
import { watchSize } from "../platform.ts";
import { h, s } from "../svg.ts";
import { percentOf, type Words } from "../words.ts";
import { seatSign } from "./seats.ts";

const HEIGHT = 168;
/** Room for words and signs around the lines. */
const EDGE = { left: 40, right: 30, top: 12, bottom: 24 };
/** The size of the sign of a seat. */
const SIGN = 20;
/** How the line of a seat is broken: never told by its colour alone. */
const DASHES = ["", "9 4", "4 2", "10 3 3 3", "2 2", "14 4", "6 2 2 2", "5 5"];

type Told = {
	all: Expectation[];
	steps: number;
	renderer: AnyRenderer;
	name: (seat: number) => string;
};

/** @param on `go` shows a step; `close` also calls off what is under way */
export function graph(
	words: Words,
	on: { go: (step: number) => void; close: () => void },
) {
	const svg = s("svg", {
		class: "graph",
		part: "graph",
		role: "slider",
		tabindex: 0,
		"aria-orientation": "horizontal",
	});
	const bar = h("progress", {
		"aria-label": words.graph.progress,
		value: 0,
		max: 1,
	});
	const done = h("p", { class: "graph-done" });
	const cancel = h(
		"button",
		{
			type: "button",
			class: "timeline-button",
			"data-timeline": "cancel",
			onclick: on.close,
		},
		words.graph.cancel,
	);
	const under = h("div", { class: "graph-progress" }, bar, done, cancel);
	const list = h("div", { class: "graph-turns" });
	const drawn = h("div", { class: "graph-drawn" }, svg, list);
	const element = h(
		"section",
		{ class: "graph-box", "aria-label": words.graph.title, hidden: true },
		h(
			"header",
			{},
			h("h3", { title: words.graph.about }, words.graph.title),
			h(
				"button",
				{
					type: "button",
					class: "quiet-button",
					"aria-label": words.graph.close,
					onclick: on.close,
				},
				"×",
			),
		),
		under,
		drawn,
	);
	/** What is told; `turns` is what the lines are drawn from. */
	let told: (Told & { turns: Expectation[] }) | null = null;
	let here = 0;
	let unwatch = () => {};

	const width = () => Math.max(240, svg.clientWidth);
	const x = (step: number) => {
		const room = width() - EDGE.left - EDGE.right;
		return EDGE.left + (room * step) / Math.max(1, told?.steps ?? 1);
	};
	const y = (value: number) =>
		EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - value);

	/** The step under a place on the screen. */
	function stepAt(clientX: number) {
		const left = svg.getBoundingClientRect().left;
		const room = width() - EDGE.left - EDGE.right;
		const part = (clientX - left - EDGE.left) / room;
		const steps = told?.steps ?? 0;
		return Math.round(steps * Math.min(1, Math.max(0, part)));
	}

	svg.addEventListener("click", (event) => on.go(stepAt(event.clientX)));
	svg.addEventListener("keydown", (event) => {
		const to = {
			ArrowLeft: here - 1,
			ArrowRight: here + 1,
			ArrowDown: here - 1,
			ArrowUp: here + 1,
			PageDown: here - 10,
			PageUp: here + 10,
			Home: 0,
			End: told?.steps ?? 0,
		}[event.key];
		if (to === undefined) return;
		event.preventDefault();
		on.go(to);
	});

	/** What the graph says of a step: of whoever decides there. */
	function said(step: number) {
		const now = told?.all.filter((each) => each.step === step) ?? [];
		if (told === null || now.length === 0) return "";
		const { name, steps } = told;
		const of = ({ seat, value }: Expectation) =>
			words.graph.expects(name(seat), percentOf(value, words));
		const [one] = now;
		return step === steps || one === undefined
			? words.graph.atTheEnd(now.map(of))
			: words.graph.point(
					step + 1,
					name(one.seat),
					percentOf(one.value, words),
				);
	}

	/** The lines of what can be read off. */
	function* scale() {
		for (const value of [0, 0.5, 1]) {
			yield s("line", {
				class: "grid",
				x1: EDGE.left,
				x2: width() - EDGE.right,
				y1: y(value),
				y2: y(value),
			});
			yield s(
				"text",
				{ x: EDGE.left - 6, y: y(value) + 4, "text-anchor": "end" },
				percentOf(value, words),
			);
		}
		const steps = told?.steps ?? 0;
		const middle = Math.round(steps / 2);
		for (const step of new Set([0, middle, steps]))
			yield s(
				"text",
				{
					x: x(step),
					y: HEIGHT - 6,
					"text-anchor": step === 0 ? "start" : "middle",
				},
				String(step),
			);
	}

	/** Where the signs of the seats stand: at the ends of their lines, one below the other where they would lie on each other. */
	function signPlaces(seats: number[], turns: Expectation[]) {
		const ends = seats
			.map((seat) => ({
				seat,
				at: y(turns.findLast((each) => each.seat === seat)?.value ?? 0),
			}))
			.sort((a, b) => a.at - b.at);
		let lowest = -Infinity;
		for (const end of ends) {
			end.at = Math.max(end.at, lowest + SIGN);
			lowest = end.at;
		}
		let highest = HEIGHT - EDGE.bottom + SIGN;
		for (const end of ends.reverse()) {
			end.at = Math.min(end.at, highest - SIGN);
			highest = end.at;
		}
		return new Map(ends.map(({ seat, at }) => [seat, at]));
	}

	/** The line of a seat, with its sign at the end. */
	function* lineOf(
		seat: number,
		at: number,
		{ turns, renderer }: { turns: Expectation[]; renderer: AnyRenderer },
	) {
		const points = turns
			.filter((each) => each.seat === seat)
			.map(({ step, value }) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`)
			.join(" ");
		yield s("polyline", { class: "under", points });
		const line = s("polyline", {
			class: "line",
			points,
			"stroke-dasharray": DASHES[seat] || null,
		});
		line.style.stroke = renderer.seats[seat]?.colour ?? "gray";
		yield line;
		const sign = seatSign(renderer, seat);
		for (const [name, value] of Object.entries({
			x: width() - EDGE.right + 8,
			y: at - SIGN / 2,
			width: SIGN,
			height: SIGN,
		}))
			sign.setAttribute(name, String(value));
		yield sign;
	}

	function* markOf({ seat, to }: Turn, n: number) {
		const [cx, cy] = [x(to.step), y(to.value)];
		yield s("circle", { class: "turned", cx, cy, r: 9, "data-seat": seat });
		yield s(
			"text",
			{ class: "turned-number", x: cx, y: cy + 4, "text-anchor": "middle" },
			String(n + 1),
		);
	}

	function paint() {
		if (told === null || element.hidden || svg.clientWidth === 0) return;
		const found = turnsOf(told.turns, told.steps);
		svg.setAttribute("viewBox", `0 0 ${width()} ${HEIGHT}`);
		svg.setAttribute("height", String(HEIGHT));
		const seats = [...new Set(told.all.map(({ seat }) => seat))].sort();
		const given = told;
		const places = signPlaces(seats, given.turns);
		svg.replaceChildren(
			...scale(),
			s("line", { class: "here", y1: EDGE.top - 6, y2: HEIGHT - EDGE.bottom }),
			...seats.flatMap((seat) => [
				...lineOf(seat, places.get(seat) ?? 0, given),
			]),
			...found.flatMap((turn, n) => [...markOf(turn, n)]),
		);
		mark(here);
	}

	function listTurns(found: Turn[], name: Told["name"]) {
		list.replaceChildren(
			h("h4", {}, found.length === 0 ? words.graph.noTurns : words.graph.turns),
			h(
				"ol",
				{},
				...found.map(({ seat, from, to }) =>
					h(
						"li",
						{},
						h(
							"button",
							{
								type: "button",
								class: "link",
								"data-step": to.step,
								onclick: () => on.go(to.step),
							},
							words.graph.turn(
								to.step,
								name(seat),
								percentOf(from.value, words),
								percentOf(to.value, words),
							),
						),
					),
				),
			),
		);
	}

	/** Marks the step that is shown. */
	function mark(step: number) {
		here = step;
		if (told === null) return;
		const line = svg.querySelector(".here");
		line?.setAttribute("x1", String(x(step)));
		line?.setAttribute("x2", String(x(step)));
		svg.setAttribute("aria-valuemin", "0");
		svg.setAttribute("aria-valuemax", String(told.steps));
		svg.setAttribute("aria-valuenow", String(step));
		svg.setAttribute("aria-valuetext", said(step));
	}

	function clear() {
		told = null;
		element.hidden = true;
		unwatch();
		svg.replaceChildren();
		svg.removeAttribute("aria-valuetext");
		list.replaceChildren();
	}

	return {
		element,
		isOpen: () => !element.hidden,
		mark,
		clear,
		/** How many decisions are done. */
		progress(count: number, of: number) {
			element.hidden = false;
			under.hidden = false;
			drawn.hidden = true;
			bar.max = Math.max(1, of);
			bar.value = count;
			done.textContent = words.graph.reckons(count, of);
		},
		draw(what: Told) {
			told = { ...what, turns: byTurns(what.all) };
			under.hidden = true;
			drawn.hidden = false;
			svg.setAttribute("aria-label", words.graph.label(what.steps));
			listTurns(turnsOf(told.turns, told.steps), told.name);
			unwatch();
			unwatch = watchSize(svg, () => paint());
			paint();
		},
	};
}
