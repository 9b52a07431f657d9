// How a table is laid out: the question, the board, the seats, the buttons, the panel. It places the parts and knows no game.

import type {
	GameId,
	GameInfo,
	Rule,
	Verdict,
} from "../../js/types/index.d.ts";
import { fillShadow } from "../adopt-styles.ts";
import { frameOf } from "../games/frames.ts";
import type {
	AnyRenderer,
	Card,
	Context as ContextOf,
	Target as TargetOf,
} from "../games/renderer.ts";
import { openModal, withValue } from "../platform.ts";
import type { Player, Settings } from "../settings.ts";
import { h } from "../svg.ts";
import frame from "../table.css";
import type { LogEntry } from "../table-game.ts";
import type { Plies } from "../timeline.ts";
import tokens from "../tokens.css";
import { reasonOf, sentence, type Words } from "../words.ts";
import { reserve, showWithin, spokenTo } from "./asking.ts";
import { beside } from "./beside.ts";
import { controls } from "./controls.ts";
import { dialog } from "./dialog.ts";
import { graph as makeGraph } from "./graph.ts";
import { log } from "./log.ts";
import type { Meanwhile } from "./log-sections.ts";
import { note, ruleMark, ruleText } from "./note.ts";
import type { NoticeOptions } from "./notice.ts";
import { addNotice, dropNotice } from "./notice.ts";
import type { Box } from "./pan.ts";
import { panel } from "./panel.ts";
import type { Examples } from "./rules.ts";
import { rulesPanel } from "./rules.ts";
import { blankSeat, seats as seatCards } from "./seats.ts";
import { stage as makeStage, withPrint } from "./stage.ts";
import type { Place } from "./timeline.ts";
import { timeline as makeTimeline } from "./timeline.ts";

type Target = TargetOf<GameId>;
type Context = ContextOf<GameId>;

/** The buttons that make no sense where nothing can be played. */
const PLAYING = ["undo", "redo", "hint", "random", "new"];

/** What is painted beside the board. */
type Beside = {
	/** What has happened up to now. */
	entries: LogEntry[];
	/** Said in place of the second line, if there is one. */
	preface: string;
	players: Player[];
	thinking: number | null;
	/** Whether a person waits for bots. */
	awaited: boolean;
	/** What a seat is called where it is spoken to. */
	label: (seat: number) => string;
	/** The moves that led to the position, where it is an earlier one. */
	here: Plies | null;
	place: Place;
	meanwhile: Meanwhile[];
};

/** @param given `go` shows a step, `lookAt` the position after a move; `settled` is when nothing moves on the screen */
export function layout({
	words,
	info,
	renderer,
	rules,
	examples,
	settings,
	press,
	look,
	act,
	key,
	go,
	lookAt,
	settled,
	lesson,
}: {
	words: Words;
	info: GameInfo;
	renderer: AnyRenderer;
	rules: Rule[];
	examples: Examples;
	settings: Settings;
	press: (hit: string | null) => void;
	look: (hit: string | null) => void;
	act: (name: string) => void;
	key: (event: KeyboardEvent | null) => void;
	go: (step: number) => void;
	lookAt: (ply: number) => void;
	settled: () => Promise<unknown>;
	lesson: { element: Element; css: string } | null;
}) {
	const replays = settings.moveList !== null;
	const timeline =
		replays || settings.controls.has("timeline")
			? makeTimeline(words, { go, act, settled }, replays)
			: null;
	const graph = makeGraph(words, {
		go: (step) => {
			timeline?.stop();
			go(step);
		},
		close: () => {
			act("close-graph");
			timeline?.focusGraph();
		},
	});
	const shown = new Set(
		[...settings.controls].filter(
			(name) => !replays || !PLAYING.includes(name),
		),
	);
	const ruleMap = new Map(rules.map((rule) => [rule.id, rule]));
	const stage = makeStage(words, {
		press,
		look,
		above: () => choices.querySelector("button")?.focus(),
		scaled: () => redraw(),
	});
	const hand = beside("hand", { press, look });
	const holdings = beside("holdings", { press, look });
	/** Whether there is HTML that belongs to a player; then the choices have a place of their own, too. */
	const belongings = renderer.drawHand !== undefined;
	/** What was drawn last. */
	let drawn: { context: Context; targets: Target[] } | null = null;
	const card = note(words, () => stage.board.querySelectorAll("[data-target]"));
	const showRule: (id: string, anchor: Element) => void = (id, anchor) => {
		const rule = ruleMap.get(id);
		if (rule !== undefined)
			card.show(
				anchor,
				h(
					"h3",
					{},
					h("span", { class: `rule-mark ${rule.kind}` }, id),
					" ",
					rule.title,
				),
				ruleText(words, rule),
				all(id),
			);
	};
	const all = (id: string) =>
		h(
			"button",
			{ type: "button", class: "link", onclick: () => openRule(id) },
			words.rule.amongAll,
		);
	/** On a narrow screen the sheet goes down, so that the board is seen. */
	function lookAtLine(ply: number, byPointer: boolean) {
		if (byPointer) side.close();
		lookAt(ply);
	}
	const logPart = log(words, {
		openRule: showRule,
		look: lesson === null ? lookAtLine : null,
	});
	const rulesPart = rulesPanel(
		words,
		rules,
		info,
		renderer.chapters,
		examples,
		(element) => open(element),
	);
	const tabs = [
		...(shown.has("log")
			? [{ id: "log", title: words.panel.log, body: logPart.element }]
			: []),
		...(shown.has("rules")
			? [{ id: "rules", title: words.panel.rules, body: rulesPart.element }]
			: []),
	];
	const side = panel(words, tabs);

	const question = h("p", { class: "ask", part: "ask" });
	const aside = h("p", { class: "aside" });
	const advice = h("p", {
		class: "advice",
		part: "hint",
		role: "status",
		hidden: true,
	});
	const notices = h("div", { class: "notices" });
	const description = h("p", { class: "unseen", id: "description" });
	const live = h("p", { class: "unseen", role: "log", "aria-live": "polite" });
	const back = h(
		"button",
		{ type: "button", class: "back", hidden: true, onclick: () => act("back") },
		words.button.stepBack,
	);
	const skip = h(
		"button",
		{ type: "button", class: "skip", hidden: true, onclick: () => act("skip") },
		words.button.skip,
	);
	const choices = h("div", {
		class: "choices",
		onkeydown: (event: KeyboardEvent) => {
			// Along the buttons, and down to the board.
			const all = [...choices.querySelectorAll("button")];
			const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
			if (step === undefined && event.key !== "ArrowDown") return;
			event.preventDefault();
			if (step === undefined) stage.focusTarget();
			else
				all[
					(all.indexOf(event.target as HTMLButtonElement) + step + all.length) %
						all.length
				]?.focus();
		},
	});
	const asking = h(
		"div",
		{ class: "asking" },
		h("div", { class: "lines" }, question, aside, advice),
		h("div", { class: "answers" }, back, belongings ? null : choices, skip),
	);
	const seats = h("ul", { class: "seats", "aria-label": words.seat.all });
	const buttons = controls(words, shown, act);
	stage.svg.setAttribute("aria-describedby", "description");
	let components: Context["components"] | null = null;
	const { card: lookUp } = renderer;
	if (lookUp !== undefined)
		stage.pan.buttons.prepend(
			h(
				"button",
				{
					type: "button",
					class: "look-up",
					"aria-haspopup": "dialog",
					onclick: () => {
						if (components !== null)
							open(dialog(words, lookUp.title, lookUp.draw(components)));
					},
				},
				lookUp.title,
			),
		);

	const table = h(
		"div",
		{
			class: `table${replays ? " replays" : ""}${belongings ? " with-hand" : ""}${renderer.pan === "map" ? " with-map" : ""}`,
			part: "table",
			"data-lesson": lesson === null ? null : "asked",
		},
		lesson?.element ?? null,
		asking,
		h("div", { class: "field-of-play" }, stage.svg, stage.pan.buttons),
		...(belongings ? [choices, holdings.element, hand.element] : []),
		seats,
		notices,
		h(
			"div",
			{ class: "bars" },
			graph.element,
			timeline?.element ?? null,
			buttons.size > 0
				? h(
						"div",
						{
							class: "controls",
							part: "controls",
							role: "toolbar",
							"aria-label": words.button.toolbar,
						},
						...buttons.values(),
					)
				: null,
		),
		tabs.length > 0 ? side.element : null,
		description,
		live,
		card.element,
	);
	reserve(table, frameOf(info.id));
	const covering = h("div", { class: "covering" });
	const root = h("div", { class: "root", lang: words.lang }, table, covering);
	root.addEventListener("keydown", (event) => {
		const at = event.composedPath()[0];
		if (
			at instanceof HTMLInputElement ||
			at instanceof HTMLTextAreaElement ||
			at instanceof HTMLSelectElement
		)
			return;
		if (event.composedPath().some((each) => each instanceof HTMLDialogElement))
			return;
		key(event);
	});
	root.addEventListener("pointerdown", (event) => {
		key(null);
		if (!event.composedPath().includes(card.element)) card.hide();
	});
	const replace = () => card.place();
	window.addEventListener("scroll", replace, { passive: true, capture: true });
	window.addEventListener("resize", replace, { passive: true });

	const find = (hit: string): Element | null =>
		stage.find(hit) ??
		hand.find(hit) ??
		holdings.find(hit) ??
		choices.querySelector(`[data-hit="${CSS.escape(hit)}"]`);

	/** The picture and what is beside it. Returns the targets that have no place there. */
	function picture(context: Context, targets: Target[]) {
		drawn = { context, targets };
		const name = (hit: string) => renderer.nameHit(hit, context);
		renderer.draw(stage.board, context);
		const seen = stage.mark(targets, name);
		if (belongings) {
			hand.draw((place) => renderer.drawHand?.(place, context));
			holdings.draw((place) => renderer.drawHoldings?.(place, context));
			for (const part of [hand, holdings])
				for (const hit of part.mark(targets, name)) seen.add(hit);
		}
		return targets.filter(({ hit, second }) => !second && !seen.has(hit));
	}

	/** A map is seen from nearer or from further away than before. */
	function redraw() {
		if (drawn === null) return;
		stage.finish();
		drawn.context.scale = stage.pan.scale();
		renderer.draw(stage.board, drawn.context);
		stage.mark(drawn.targets, (hit) =>
			renderer.nameHit(hit, (drawn as { context: Context }).context),
		);
	}

	const cardWords = ({ title, about, list = [] }: Card) =>
		[`${title}.`, ...about, list.length === 0 ? "" : `${list.join(", ")}.`]
			.filter(Boolean)
			.join(" ");

	const cardContent = ({ title, about, list = [] }: Card) => [
		h("h3", {}, title),
		...about.map((sentence) => h("p", {}, sentence)),
		...(list.length === 0
			? []
			: [
					h(
						"ul",
						{ class: "card-list" },
						...list.map((row) => h("li", {}, row)),
					),
				]),
	];

	/** Choices that are not on the board. */
	function bar(targets: Target[], chance: boolean) {
		const buttons = targets.map(({ hit, look: shade, label, text }) =>
			h(
				"button",
				{
					type: "button",
					class: "choice",
					"data-hit": hit,
					"data-target": shade ?? "main",
					"aria-label": text === undefined ? null : withPrint(text, label),
					onclick: () => press(hit),
					onpointerenter: () => look(hit),
					onpointerleave: () => look(null),
					onfocus: () => look(hit),
					onblur: () => look(null),
				},
				text ?? label,
			),
		);
		choices.replaceChildren(
			...buttons,
			...(chance
				? [
						h(
							"button",
							{ type: "button", class: "choice", onclick: () => act("chance") },
							words.button.chance,
						),
					]
				: []),
		);
	}

	/** Marks where a hint begins. */
	function point(hit: string | null) {
		for (const element of root.querySelectorAll("[data-hint]"))
			element.removeAttribute("data-hint");
		const marked =
			hit === null ? null : root.querySelector(withValue("data-hit", hit));
		marked?.setAttribute("data-hint", "");
		if (marked !== null && choices.contains(marked))
			showWithin(choices, marked);
	}

	function open(dialog: HTMLDialogElement) {
		card.hide();
		root.append(dialog);
		openModal(dialog);
	}

	function openRule(id: string) {
		card.hide();
		side.open("rules");
		rulesPart.open(id);
	}

	return {
		info,
		stage,
		/** The small button of a rule, which shows its text. */
		mark: (id: string) => ruleMark(words, id, ruleMap, showRule),
		/** @param state of the lesson */
		lesson(state: "asked" | "done") {
			table.dataset.lesson = state;
		},
		note: card,
		panel: side,
		timeline,
		graph,
		/** Whether arrow keys pressed there go along the timeline. */
		walks: (event: Event) =>
			event
				.composedPath()
				.some(
					(each) =>
						each === timeline?.element ||
						each === stage.svg ||
						(each instanceof HTMLElement && each.id === "body-log"),
				),
		openRule,
		mount(shadow: ShadowRoot) {
			fillShadow(
				shadow,
				[
					tokens,
					frame,
					renderer.css ?? "",
					...(lesson === null ? [] : [lesson.css]),
				],
				root,
			);
		},
		close() {
			timeline?.stop();
			stage.pan.close();
			stage.finish();
			card.hide();
			window.removeEventListener("scroll", replace, { capture: true });
			window.removeEventListener("resize", replace);
		},
		/** Everything as it is now, or as it was. */
		paint(context: Context, targets: Target[], beside: Beside) {
			const { entries, preface, players, thinking, awaited, label } = beside;
			const { here, place, meanwhile } = beside;
			const looks = place.looks && !replays;
			components = context.components;
			stage.finish();
			stage.ghosts.replaceChildren();
			stage.pan.fit(
				renderer.viewBox(context.view, context.components),
				renderer.pan ?? false,
			);
			card.endGlance();
			// A map is led to what is to be seen before it is drawn.
			drawn = null;
			stage.pan.look(renderer.sight?.(context) ?? null);
			context.scale = stage.pan.scale();
			const rest = picture(context, targets);
			bar(rest, context.actor === "chance" && context.moves.length > 0);
			question.textContent = looks
				? words.timeline.looking(place.step, place.of)
				: spokenTo(renderer.ask(context), context, label);
			aside.textContent = looks
				? place.line || words.timeline.beginning
				: preface || (renderer.aside?.(context) ?? "");
			aside.classList.toggle("looks", looks);
			aside.hidden = aside.textContent === "";
			if (preface !== "") table.toggleAttribute("data-prefaced", true);
			else if (entries.length === 0) table.removeAttribute("data-prefaced");
			description.textContent = renderer.describe(context);
			back.hidden = context.chosen.length === 0;
			skip.hidden = !awaited;
			advice.hidden = true;
			point(null);
			seats.replaceChildren(
				...seatCards(words, renderer, context, {
					players,
					thinking,
					label,
					lang: settings.lang,
				}),
			);
			logPart.write({
				entries,
				renderer,
				names: context,
				rules: ruleMap,
				here,
				meanwhile,
			});
			timeline?.show(place);
			graph.mark(place.step);
			if (graph.isOpen() && !place.after.includes("graph")) act("close-graph");
			rulesPart.mark(new Set(context.events.map((event) => event.rule)));
			// Last, since it asks where things are, and the page is laid out for it.
			stage.pan.contain(stage.mainTargets);
		},
		announce(text: string) {
			live.textContent = text;
		},
		/** Brings the keyboard to what can be pressed: on the board, else among the choices. */
		focusTarget() {
			if (stage.board.querySelector("[data-target]") !== null)
				stage.focusTarget();
			else
				(
					choices.querySelector("button") ??
					hand.element.querySelector<HTMLElement>("[data-target]")
				)?.focus();
		},
		/**
		 * What a bot would do.
		 * @param hit where it begins
		 */
		hint(text: string, hit: string | null) {
			advice.textContent = text;
			advice.hidden = false;
			aside.hidden = true;
			showWithin(asking, advice);
			point(hit);
		},
		point,
		/** Something that has to be said and is not about a move. */
		notice: (text: string, more?: NoticeOptions) =>
			addNotice(words, notices, text, more),
		/** What was said about something is no longer so. */
		dropNotice: (topic: string) => dropNotice(notices, topic),
		/** Presses a button, if it is there and can be pressed. */
		press(name: "undo" | "redo" | "more") {
			if (table.inert) return;
			if (replays && name !== "more")
				timeline?.press(name === "undo" ? "previous" : "next");
			else buttons.get(name)?.click();
		},
		can(may: Record<string, boolean>) {
			for (const [name, button] of buttons)
				if (name in may) button.toggleAttribute("disabled", !may[name]);
		},
		refuse(anchor: Element, verdict: Extract<Verdict, { legal: false }>) {
			const reason = sentence(
				reasonOf(verdict.detail, words) ?? verdict.reason,
			);
			const rule =
				verdict.rule === null ? undefined : ruleMap.get(verdict.rule);
			const more: Node[] = [];
			if (rule !== undefined) {
				const open = h(
					"details",
					{ class: "why", ontoggle: () => card.place() },
					h(
						"summary",
						{},
						h("span", { class: `rule-mark ${rule.kind}` }, rule.id),
						" ",
						rule.title,
					),
					ruleText(words, rule),
					all(rule.id),
				);
				more.push(open);
			}
			card.show(anchor, h("p", { class: "reason" }, reason), ...more);
			live.textContent = `${reason} ${rule === undefined ? "" : words.rule.cited(rule.id, rule.title)}`;
		},
		/** Something was pressed that has something to tell. */
		tell(anchor: Element, told: string | Card) {
			if (typeof told === "string") card.show(anchor, h("p", {}, told));
			else card.show(anchor, ...cardContent(told));
			live.textContent = typeof told === "string" ? told : cardWords(told);
		},
		/** Something is pointed at, or nothing any more. */
		glance(hit: string | null, told: Card | null) {
			const anchor = hit === null ? null : find(hit);
			if (told === null || anchor === null) card.endGlance();
			else card.glance(anchor, ...cardContent(told));
		},
		find,
		/** It shakes its head. */
		shake(hit: string) {
			const frames = [0, -5, 5, -4, 4, 0].map((x) => ({
				translate: `${x}px 0`,
			}));
			find(hit)?.animate(frames, { duration: 240, easing: "ease-in-out" });
		},
		open,
		/**
		 * Nothing of the game is left to be seen, but the table keeps its size.
		 * @param box of the picture
		 * @param count of the seats
		 */
		cover(curtain: HTMLElement, box: Box, count: number) {
			const lines = frameOf(info.id)?.lines ?? 1;
			const inside = root.contains(
				(root.getRootNode() as ShadowRoot | Document).activeElement,
			);
			stage.clear();
			stage.pan.fit(box, renderer.pan ?? false);
			advice.hidden = true;
			advice.textContent = "";
			back.hidden = true;
			skip.hidden = true;
			logPart.clear();
			timeline?.clear();
			graph.clear();
			rulesPart.mark(new Set());
			seats.dataset.count = String(count);
			seats.replaceChildren(
				...Array.from({ length: count }, () => blankSeat(lines)),
			);
			card.hide();
			drawn = null;
			for (const part of [hand, holdings]) part.element.replaceChildren();
			question.textContent = "";
			aside.textContent = "";
			description.textContent = "";
			live.textContent = "";
			choices.replaceChildren();
			table.inert = true;
			covering.replaceChildren(curtain);
			// Only a reader who was at this table is led to the curtain; a table that has just loaded takes nobody away.
			if (inside) curtain.querySelector("button")?.focus();
		},
		uncover() {
			table.inert = false;
			covering.replaceChildren();
		},
	};
}
