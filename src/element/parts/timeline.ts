// The timeline: a slider over the whole game, buttons to walk along it, and what can be done at the place that is shown. A replay
// has the same one as a game that is played.

import { h, s } from "../svg.ts";
import type { Words } from "../words.ts";

/** Between two moves of a game that plays by itself. */
const BEAT = 900;

/** Icons: paths in a box of 24. */
const ICONS = {
	first: "M6 5v14M18 6l-8 6 8 6z",
	previous: "M15 6l-8 6 8 6",
	next: "M9 6l8 6-8 6",
	last: "M18 5v14M6 6l8 6-8 6z",
	play: "M8 5l11 7-11 7z",
	pause: "M8 5v14M16 5v14",
};

/** Where a timeline stands. */
export type Place = {
	step: number;
	of: number;
	/** What the step was, in a sentence; nothing at the beginning. */
	line: string;
	/** Whether something else than the game of now is shown. */
	looks: boolean;
	/** Whether somebody may play on from the position that is shown. */
	mayPlayOn: boolean;
	/** What can be done after the end of a game. */
	after: readonly AfterName[];
};

/** What can be done after the end of a game. */
export type AfterName = "rematch" | "replay" | "share" | "graph";

/**
 * @param on `go` shows a step; `act` does what a button says; `settled` is when what moves on the screen stands still
 * @param isReplay there is no game of now to come back to
 */
export function timeline(
	words: Words,
	on: {
		go: (step: number) => void;
		act: (name: string) => void;
		settled: () => Promise<unknown>;
	},
	isReplay: boolean,
) {
	let [at, of, looks] = [0, 0, false];
	/** Counts the times it was started or stopped: an old run sees that it is over. */
	let run = 0;
	let playing = false;

	const icon = (name: keyof typeof ICONS) => s("path", { d: ICONS[name] });
	const playIcon = icon("play");
	const iconButton = (name: "first" | "previous" | "next" | "last" | "play") =>
		h(
			"button",
			{
				type: "button",
				class: "step",
				"data-action": name,
				title: words.timeline[name],
				"aria-label": words.timeline[name],
				onclick: () => press(name),
			},
			s(
				"svg",
				{ class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
				name === "play" ? playIcon : icon(name),
			),
		);
	const buttons = {
		first: iconButton("first"),
		previous: iconButton("previous"),
		play: iconButton("play"),
		next: iconButton("next"),
		last: iconButton("last"),
	};
	const slider = h("input", {
		type: "range",
		class: "slider",
		min: 0,
		max: 0,
		step: 1,
		"aria-label": words.timeline.slider,
		oninput: () => {
			stop();
			on.go(Number(slider.value));
		},
	});
	const where = h("p", { class: "replay-at" });
	const wordButton = (name: string, label: string, look = "") =>
		h(
			"button",
			{
				type: "button",
				class: `timeline-button ${look}`,
				"data-timeline": name,
				hidden: true,
				onclick: () => {
					if (name !== "replay") on.act(name);
					else void play();
				},
			},
			label,
		);
	const timelineButtons = {
		"play-on": wordButton("play-on", words.timeline.playOn),
		now: wordButton("now", words.timeline.now, "main-button"),
		rematch: wordButton("rematch", words.timeline.rematch, "main-button"),
		replay: wordButton("replay", words.timeline.replay),
		share: wordButton("share", words.timeline.share),
		graph: wordButton("graph", words.timeline.graph),
	};
	const element = h(
		"div",
		{
			class: "timeline",
			part: "timeline",
			role: "group",
			"aria-label": words.timeline.label,
		},
		h(
			"div",
			{ class: "track" },
			buttons.first,
			buttons.previous,
			slider,
			buttons.next,
			buttons.last,
		),
		h(
			"div",
			{ class: "timeline-buttons" },
			buttons.play,
			where,
			...Object.values(timelineButtons),
		),
	);

	/** The state of everything that can be pressed. */
	function enable() {
		const ends = {
			first: at === 0,
			previous: at === 0,
			next: at >= of,
			last: !looks || (isReplay && at >= of),
			play: of === 0,
		};
		for (const [name, button] of Object.entries(buttons))
			button.toggleAttribute("disabled", ends[name as keyof typeof ends]);
		slider.disabled = of === 0;
		playIcon.setAttribute("d", playing ? ICONS.pause : ICONS.play);
		const label = playing ? words.timeline.pause : words.timeline.play;
		buttons.play.title = label;
		buttons.play.setAttribute("aria-label", label);
		buttons.play.hidden = !(looks || playing);
	}

	function stop() {
		if (!playing) return;
		run += 1;
		playing = false;
		enable();
	}

	/** Plays on from where it stands, at the end from the beginning. */
	async function play() {
		run += 1;
		const mine = run;
		playing = true;
		if (at >= of) on.go(0);
		enable();
		while (at < of) {
			await Promise.all([
				on.settled(),
				new Promise((done) => setTimeout(done, BEAT)),
			]);
			if (mine !== run) return;
			on.go(at + 1);
		}
		stop();
	}

	function press(name: string) {
		if (name === "play" && !playing) return void play();
		stop();
		if (name === "first") on.go(0);
		else if (name === "previous") on.go(at - 1);
		else if (name === "next") on.go(at + 1);
		else if (name === "last") on.go(of);
	}

	return {
		element,
		press,
		stop,
		show(place: Place) {
			({ step: at, of, looks } = place);
			const { line, mayPlayOn, after } = place;
			slider.max = String(of);
			slider.value = String(at);
			slider.style.setProperty("--done", `${of === 0 ? 0 : (100 * at) / of}%`);
			const here = words.timeline.at(at, of);
			set(slider, line === "" ? here : words.timeline.atWith(here, line));
			where.textContent =
				looks || isReplay
					? // Beside the buttons there is no room for more.
						of > 99
						? words.timeline.shortly(at, of)
						: here
					: after.length > 0
						? ""
						: words.timeline.nowAt(of);
			element.toggleAttribute("data-looks", looks);
			timelineButtons["play-on"].hidden = !looks || !mayPlayOn;
			timelineButtons.now.hidden = !looks || isReplay;
			const isAtEnd = !looks || isReplay;
			timelineButtons.rematch.hidden = !isAtEnd || !after.includes("rematch");
			timelineButtons.replay.hidden = !isAtEnd || !after.includes("replay");
			timelineButtons.share.hidden = !isAtEnd || !after.includes("share");
			timelineButtons.graph.hidden = !isAtEnd || !after.includes("graph");
			enable();
		},
		/** The keyboard goes back to where the graph was asked for. */
		focusGraph() {
			if (timelineButtons.graph.hidden) slider.focus();
			else timelineButtons.graph.focus();
		},
		/** Nothing is told of the game. */
		clear() {
			stop();
			[at, of, looks] = [0, 0, false];
			slider.max = "0";
			slider.value = "0";
			set(slider, "");
			where.textContent = "";
			for (const each of Object.values(timelineButtons)) each.hidden = true;
			enable();
		},
	};
}

const set = (slider: HTMLElement, text: string) =>
	slider.setAttribute("aria-valuetext", text);
