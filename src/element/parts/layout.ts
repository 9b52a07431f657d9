// How a table is laid out: the question, the board, the seats, the buttons, the panel. It places the parts and knows no game.

import type {
	AnyEvent,
	GameId,
	GameInfo,
	Rule,
	Verdict,
} from "../../js/types/index.d.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { frameOf } from "../games/frames.ts";
import type {
	AnyRenderer,
	Context as ContextOf,
	Target as TargetOf,
} from "../games/renderer.ts";
import type { Player, Settings } from "../settings.ts";
import { h } from "../svg.ts";
import frame from "../table.css";
import tokens from "../tokens.css";
import {
	buttonWords,
	panelWords,
	ruleWords,
	seatWords,
	sentence,
} from "../words.ts";
import { reserve, showWithin, spokenTo } from "./asking.ts";
import { controls } from "./controls.ts";
import { dialog } from "./dialog.ts";
import { log } from "./log.ts";
import { note, ruleMark, ruleText } from "./note.ts";
import type { NoticeOptions } from "./notice.ts";
import { addNotice, dropNotice } from "./notice.ts";
import type { Box } from "./pan.ts";
import { panel } from "./panel.ts";
import { replayBar } from "./replay.ts";
import type { Examples } from "./rules.ts";
import { rulesPanel } from "./rules.ts";
import { blankSeat, seats as seatCards } from "./seats.ts";
import { stage as makeStage } from "./stage.ts";

type Target = TargetOf<GameId>;
type Context = ContextOf<GameId>;

/** The buttons that make no sense where nothing can be played. */
const PLAYING = ["undo", "redo", "hint", "random", "new"];

/** @param given `go` and `settled` are for replays */
export function layout({
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
	settled,
	lesson,
}: {
	info: GameInfo;
	renderer: AnyRenderer;
	rules: Rule[];
	examples: Examples;
	settings: Settings;
	press: (hit: string) => void;
	look: (hit: string | null) => void;
	act: (name: string) => void;
	key: (event: KeyboardEvent | null) => void;
	go: (steps: number) => void;
	settled: () => Promise<unknown>;
	lesson: { element: Element; css: string } | null;
}) {
	const replay = settings.moveList === null ? null : replayBar({ go, settled });
	const shown = new Set(
		[...settings.controls].filter(
			(name) => replay === null || !PLAYING.includes(name),
		),
	);
	const ruleMap = new Map(rules.map((rule) => [rule.id, rule]));
	const stage = makeStage({
		press,
		look,
		above: () => choices.querySelector("button")?.focus(),
	});
	const card = note(() => stage.board.querySelectorAll("[data-target]"));
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
				ruleText(rule),
				all(id),
			);
	};
	const all = (id: string) =>
		h(
			"button",
			{ type: "button", class: "link", onclick: () => openRule(id) },
			ruleWords.amongAll,
		);
	const logPart = log(showRule);
	const rulesPart = rulesPanel(
		rules,
		info,
		renderer.chapters,
		examples,
		(element) => open(element),
	);
	const tabs = [
		...(shown.has("log")
			? [{ id: "log", title: panelWords.log, body: logPart.element }]
			: []),
		...(shown.has("rules")
			? [{ id: "rules", title: panelWords.rules, body: rulesPart.element }]
			: []),
	];
	const side = panel(tabs);

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
		buttonWords.stepBack,
	);
	const skip = h(
		"button",
		{ type: "button", class: "skip", hidden: true, onclick: () => act("skip") },
		buttonWords.skip,
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
		h("div", { class: "answers" }, back, choices, skip),
	);
	const seats = h("ul", { class: "seats", "aria-label": seatWords.all });
	const buttons = controls(shown, act);
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
							open(dialog(lookUp.title, lookUp.draw(components)));
					},
				},
				lookUp.title,
			),
		);

	const table = h(
		"div",
		{
			class: replay === null ? "table" : "table replays",
			part: "table",
			"data-lesson": lesson === null ? null : "asked",
		},
		lesson?.element ?? null,
		asking,
		h("div", { class: "field-of-play" }, stage.svg, stage.pan.buttons),
		seats,
		notices,
		h(
			"div",
			{ class: "bars" },
			replay?.element ?? null,
			buttons.size > 0
				? h(
						"div",
						{
							class: "controls",
							part: "controls",
							role: "toolbar",
							"aria-label": buttonWords.toolbar,
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
	const root = h("div", { class: "root", lang: "en" }, table, covering);
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

	/** Choices that are not on the board. */
	function bar(targets: Target[], chance: boolean) {
		const buttons = targets.map(({ hit, look: shade, label }) =>
			h(
				"button",
				{
					type: "button",
					class: "choice",
					"data-hit": hit,
					"data-target": shade ?? "main",
					onclick: () => press(hit),
					onpointerenter: () => look(hit),
					onpointerleave: () => look(null),
					onfocus: () => look(hit),
					onblur: () => look(null),
				},
				label,
			),
		);
		choices.replaceChildren(
			...buttons,
			...(chance
				? [
						h(
							"button",
							{ type: "button", class: "choice", onclick: () => act("chance") },
							buttonWords.chance,
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
			hit === null
				? null
				: root.querySelector(`[data-hit="${CSS.escape(hit)}"]`);
		marked?.setAttribute("data-hint", "");
		if (marked !== null && choices.contains(marked))
			showWithin(choices, marked);
	}

	function open(dialog: HTMLDialogElement) {
		card.hide();
		root.append(dialog);
		dialog.showModal();
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
		mark: (id: string) => ruleMark(id, ruleMap, showRule),
		/** @param state of the lesson */
		lesson(state: "asked" | "done") {
			table.dataset.lesson = state;
		},
		note: card,
		panel: side,
		replay,
		openRule,
		mount(shadow: ShadowRoot) {
			adoptStyles(shadow, [
				tokens,
				frame,
				renderer.css ?? "",
				...(lesson === null ? [] : [lesson.css]),
			]);
			shadow.replaceChildren(root);
		},
		close() {
			replay?.stop();
			stage.finish();
			card.hide();
			window.removeEventListener("scroll", replace, { capture: true });
			window.removeEventListener("resize", replace);
		},
		/**
		 * Everything as it is now.
		 * @param beside `preface` is said in place of the second line, if there is one
		 */
		paint(
			context: Context,
			targets: Target[],
			entries: { ply: number; event: AnyEvent }[],
			{
				preface,
				players,
				thinking,
				awaited,
				label,
			}: {
				preface: string;
				players: Player[];
				thinking: number | null;
				awaited: boolean;
				label: (seat: number) => string;
			},
		) {
			components = context.components;
			stage.finish();
			stage.ghosts.replaceChildren();
			stage.pan.fit(
				renderer.viewBox(context.view, context.components),
				renderer.pan ?? false,
			);
			renderer.draw(stage.board, context);
			const rest = stage.mark(targets, (hit) => renderer.nameHit(hit, context));
			bar(rest, context.actor === "chance" && context.moves.length > 0);
			question.textContent = spokenTo(renderer.ask(context), context, label);
			aside.textContent = preface || (renderer.aside?.(context) ?? "");
			aside.hidden = aside.textContent === "";
			if (preface !== "") table.toggleAttribute("data-prefaced", true);
			else if (entries.length === 0) table.removeAttribute("data-prefaced");
			description.textContent = renderer.describe(context);
			back.hidden = context.chosen.length === 0;
			skip.hidden = !awaited;
			advice.hidden = true;
			point(null);
			seats.replaceChildren(
				...seatCards(renderer, context, {
					players,
					thinking,
					label,
					lang: settings.lang,
				}),
			);
			logPart.write(entries, renderer, context, ruleMap);
			rulesPart.mark(new Set(context.events.map((event) => event.rule)));
		},
		announce(text: string) {
			live.textContent = text;
		},
		/** Brings the keyboard to what can be pressed: on the board, else among the choices. */
		focusTarget() {
			if (stage.board.querySelector("[data-target]") !== null)
				stage.focusTarget();
			else choices.querySelector("button")?.focus();
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
			addNotice(notices, text, more),
		/** What was said about something is no longer so. */
		dropNotice: (topic: string) => dropNotice(notices, topic),
		/** Presses a button, if it is there and can be pressed. */
		press(name: "undo" | "redo" | "more") {
			if (table.inert) return;
			if (replay !== null && name !== "more")
				replay.press(name === "undo" ? "previous" : "next");
			else buttons.get(name)?.click();
		},
		can(may: Record<string, boolean>) {
			for (const [name, button] of buttons)
				if (name in may) button.toggleAttribute("disabled", !may[name]);
		},
		refuse(anchor: Element, verdict: Extract<Verdict, { legal: false }>) {
			const reason = sentence(verdict.reason);
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
					ruleText(rule),
					all(rule.id),
				);
				more.push(open);
			}
			card.show(anchor, h("p", { class: "reason" }, reason), ...more);
			live.textContent = `${reason} ${rule === undefined ? "" : ruleWords.cited(rule.id, rule.title)}`;
		},
		/** Something was pressed that has something to tell. */
		tell(anchor: Element, text: string) {
			card.show(anchor, h("p", {}, text));
			live.textContent = text;
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
			rulesPart.mark(new Set());
			seats.dataset.count = String(count);
			seats.replaceChildren(
				...Array.from({ length: count }, () => blankSeat(lines)),
			);
			card.hide();
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
