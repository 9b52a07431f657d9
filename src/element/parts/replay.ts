// The buttons of a replay: to the first move, back, play, on, to the last.

import { h, s } from "../svg.ts";
import { replayWords } from "../words.ts";

/** Between two moves of a replay that plays by itself. */
const BEAT = 900;

/** Name, icon (a path in a box of 24). */
const BUTTONS = [
	["first", "M6 5v14M18 6l-8 6 8 6z"],
	["previous", "M15 6l-8 6 8 6"],
	["play", "M8 5l11 7-11 7z"],
	["next", "M9 6l8 6-8 6"],
	["last", "M18 5v14M6 6l8 6-8 6z"],
] as const;
const PAUSE = "M8 5v14M16 5v14";

/** @param on `go` makes so many steps, forward or back */
export function replayBar({
	go,
	settled,
}: {
	go: (steps: number) => void;
	settled: () => Promise<unknown>;
}) {
	let [at, of] = [0, 0];
	/** Counts the times it was started or stopped: an old run sees that it is over. */
	let run = 0;
	let playing = false;

	const paths = new Map(
		BUTTONS.map(([name, icon]) => [name, s("path", { d: icon })]),
	);
	const texts = new Map(
		BUTTONS.map(([name]) => [
			name,
			h("span", { class: "words" }, replayWords[name]),
		]),
	);
	const buttons = new Map(
		BUTTONS.map(([name]) => [
			name,
			h(
				"button",
				{ type: "button", "data-action": name, onclick: () => press(name) },
				s(
					"svg",
					{ class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
					paths.get(name) as SVGPathElement,
				),
				texts.get(name) as HTMLElement,
			),
		]),
	);
	const where = h("p", { class: "replay-at", "aria-live": "off" });
	const element = h(
		"div",
		{ class: "replay", part: "replay" },
		h(
			"div",
			{ class: "controls", role: "toolbar", "aria-label": replayWords.toolbar },
			...buttons.values(),
		),
		where,
	);

	function show() {
		where.textContent = replayWords.at(at, of);
		const ends = {
			first: at === 0,
			previous: at === 0,
			next: at === of,
			last: at === of,
			play: of === 0,
		};
		for (const [name, button] of buttons)
			button.toggleAttribute("disabled", ends[name]);
		paths.get("play")?.setAttribute("d", playing ? PAUSE : BUTTONS[2][1]);
		const words = texts.get("play");
		if (words !== undefined)
			words.textContent = playing ? replayWords.pause : replayWords.play;
	}

	function move(to: number) {
		const goal = Math.min(of, Math.max(0, to));
		const steps = goal - at;
		at = goal;
		if (steps !== 0) go(steps);
		show();
	}

	function stop() {
		run += 1;
		playing = false;
		show();
	}

	async function play() {
		if (at === of) move(0);
		run += 1;
		const mine = run;
		playing = true;
		show();
		while (at < of) {
			move(at + 1);
			await Promise.all([
				settled(),
				new Promise((done) => setTimeout(done, BEAT)),
			]);
			if (mine !== run) return;
		}
		stop();
	}

	function press(name: string) {
		if (name === "play" && !playing) return void play();
		stop();
		if (name === "first") move(0);
		else if (name === "previous") move(at - 1);
		else if (name === "next") move(at + 1);
		else if (name === "last") move(of);
	}

	return {
		element,
		press,
		stop,
		/** @param steps how many there are */
		begin(steps: number) {
			[at, of] = [0, steps];
			show();
		},
	};
}
