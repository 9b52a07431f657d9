// How a table is laid out: the question, the board, the seats, the buttons, the panel. It places the parts and knows no game.

import { RENDERERS } from "../games/index.js";
import { dress } from "../sheet.js";
import { h, s } from "../svg.js";
import frame from "../table.css";
import tokens from "../tokens.css";
import { log } from "./log.js";
import { note, ruleMark, ruleText } from "./note.js";
import { panel } from "./panel.js";
import { replayBar } from "./replay.js";
import { rulesPanel } from "./rules.js";
import { blankSeat, seats as seatCards } from "./seats.js";
import { stage as makeStage } from "./stage.js";

/** @typedef {import("../../js/types/index.d.ts").GameInfo} GameInfo */
/** @typedef {import("../../js/types/index.d.ts").Rule} Rule */
/** @typedef {import("../../js/types/index.d.ts").Verdict} Verdict */
/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../settings.js").Player} Player */
/** @typedef {import("../../js/types/index.d.ts").GameId} GameId */
/** @typedef {import("../../js/types/index.d.ts").AnyEvent} AnyEvent */
/** @typedef {import("../games/renderer.d.ts").Target<GameId>} Target */
/** @typedef {import("../games/renderer.d.ts").Context<GameId>} Context */
/** @typedef {import("./pan.js").Box} Box */

/** The buttons: name, icon (a path in a box of 24), words, key. */
const BUTTONS = /** @type {const} */ ([
  ["undo", "M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-2", "Undo", "u"],
  ["redo", "M15 6l5 5-5 5M19.500 11H10a5 5 0 0 0 0 10h2", "Redo", "r"],
  ["hint", "M9 18h6M10 21h4M8.500 15a6.500 6.500 0 1 1 7 0z", "Hint", ""],
  ["random", "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01", "Random", ""],
  ["new", "M12 5v14M5 12h14", "New", ""],
  ["share", "M8.500 11l7-4M8.500 13l7 4M6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM18 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z", "Share", ""],
  ["save", "M12 4v11m-5-5 5 5 5-5M5 20h14", "Save", ""],
]);

/** The buttons that make no sense where nothing can be played. */
const PLAYING = ["undo", "redo", "hint", "random", "new"];

/**
 * @param {{ info: GameInfo, renderer: AnyRenderer, rules: Rule[], settings: Settings, press: (thing: string) => void,
 *   look: (thing: string | null) => void, act: (name: string) => void, key: (event: KeyboardEvent | null) => void,
 *   go: (steps: number) => void, settled: () => Promise<unknown>, lesson: { element: Element, css: string } | null }} given `go` and `settled` are for replays
 */
export function layout({ info, renderer, rules, settings, press, look, act, key, go, settled, lesson }) {
  const replay = settings.moveList === null ? null : replayBar({ go, settled });
  const shown = new Set([...settings.controls].filter((name) => replay === null || !PLAYING.includes(name)));
  const ruleMap = new Map(rules.map((rule) => [rule.id, rule]));
  const stage = makeStage({ press, look, above: () => choices.querySelector("button")?.focus() });
  const card = note(() => stage.board.querySelectorAll("[data-target]"));
  /** @type {(id: string, anchor: Element) => void} */
  const showRule = (id, anchor) => {
    const rule = ruleMap.get(id);
    if (rule !== undefined) card.show(anchor, h("h3", {}, h("span", { class: `rule-mark ${rule.kind}` }, id), " ", rule.title), ruleText(rule), all(id));
  };
  const all = (/** @type {string} */ id) => h("button", { type: "button", class: "link", onclick: () => openRule(id) }, "See it among all rules");
  const logPart = log(showRule);
  const rulesPart = rulesPanel(rules, info.reconstructed);
  const tabs = [
    ...(shown.has("log") ? [{ id: "log", title: "Log", body: logPart.element }] : []),
    ...(shown.has("rules") ? [{ id: "rules", title: "Rules", body: rulesPart.element }] : []),
  ];
  const side = panel(tabs);

  const question = h("p", { class: "ask", part: "ask" });
  const aside = h("p", { class: "aside" });
  const advice = h("p", { class: "advice", part: "hint", role: "status", hidden: true });
  const notices = h("div", { class: "notices" });
  const description = h("p", { class: "unseen", id: "description" });
  const live = h("p", { class: "unseen", role: "log", "aria-live": "polite" });
  const back = h("button", { type: "button", class: "back", hidden: true, onclick: () => act("back") }, "Step back");
  const choices = h("div", { class: "choices", onkeydown: (/** @type {KeyboardEvent} */ event) => {
    // Along the buttons, and down to the board.
    const all = [...choices.querySelectorAll("button")];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined && event.key !== "ArrowDown") return;
    event.preventDefault();
    if (step === undefined) stage.focusTarget();
    else all[(all.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step + all.length) % all.length]?.focus();
  } });
  const seats = h("ul", { class: "seats", "aria-label": "Seats" });
  const buttons = new Map(BUTTONS.filter(([name]) => shown.has(name)).map(([name, icon, words, letter]) =>
    [name, h("button", { type: "button", "data-action": name, title: letter === "" ? words : `${words} (${letter})`, "aria-keyshortcuts": letter || null, onclick: () => act(name) },
      s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: icon })), h("span", { class: "words" }, words))]));
  stage.svg.setAttribute("aria-describedby", "description");

  const table = h(
    "div",
    { class: replay === null ? "table" : "table replays", part: "table", "data-lesson": lesson === null ? null : "asked" },
    lesson?.element ?? null,
    h("div", { class: "asking" }, notices, h("div", { class: "lines" }, question, aside, advice), back, choices),
    h("div", { class: "field-of-play" }, stage.svg, stage.pan.buttons),
    seats,
    h("div", { class: "bars" }, replay?.element ?? null, buttons.size > 0 ? h("div", { class: "controls", part: "controls", role: "toolbar", "aria-label": "Game" }, ...buttons.values()) : null),
    tabs.length > 0 ? side.element : null,
    description,
    live,
    card.element,
  );
  const covering = h("div", { class: "covering" });
  const root = h("div", { class: "root", lang: "en" }, table, covering);
  root.addEventListener("keydown", (event) => {
    const at = event.composedPath()[0];
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return;
    if (event.composedPath().some((each) => each instanceof HTMLDialogElement)) return;
    key(event);
  });
  root.addEventListener("pointerdown", (event) => {
    key(null);
    if (!event.composedPath().includes(card.element)) card.hide();
  });
  const replace = () => card.place();
  window.addEventListener("scroll", replace, { passive: true, capture: true });
  window.addEventListener("resize", replace, { passive: true });

  /**
   * Choices that are not on the board.
   * @param {Target[]} targets
   * @param {boolean} chance
   */
  function bar(targets, chance) {
    const buttons = targets.map(({ thing, look: shade, label }) =>
      h("button", { type: "button", class: "choice", "data-thing": thing, "data-target": shade ?? "main", onclick: () => press(thing),
        onpointerenter: () => look(thing), onpointerleave: () => look(null), onfocus: () => look(thing), onblur: () => look(null) }, label));
    choices.replaceChildren(...buttons, ...(chance ? [h("button", { type: "button", class: "choice", onclick: () => act("chance") }, "Let chance decide")] : []));
  }

  /**
   * Marks where a hint begins.
   * @param {string | null} thing
   */
  function point(thing) {
    for (const element of root.querySelectorAll("[data-hint]")) element.removeAttribute("data-hint");
    const marked = thing === null ? null : root.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    marked?.setAttribute("data-hint", "");
    marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {string} id */
  function openRule(id) {
    card.hide();
    side.open("rules");
    rulesPart.open(id);
  }

  return {
    info,
    stage,
    /**
     * The small button of a rule, which shows its text.
     * @param {string} id
     */
    mark: (id) => ruleMark(id, ruleMap, showRule),
    /** @param {"asked" | "done"} state of the lesson */
    lesson(state) {
      table.dataset.lesson = state;
    },
    note: card,
    panel: side,
    replay,
    openRule,
    /** @param {ShadowRoot} shadow */
    mount(shadow) {
      dress(shadow, [tokens, frame, renderer.css ?? "", ...(lesson === null ? [] : [lesson.css])]);
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
     * @param {Context} context
     * @param {Target[]} targets
     * @param {{ ply: number, event: AnyEvent }[]} entries
     * @param {{ preface: string, players: Player[], thinking: number | null }} beside `preface` is said in place of the second line, if there is one
     */
    paint(context, targets, entries, { preface, players, thinking }) {
      stage.finish();
      stage.ghosts.replaceChildren();
      stage.pan.fit(renderer.viewBox(context.view), renderer.pan ?? false);
      renderer.draw(stage.board, context);
      const rest = stage.mark(targets, (thing) => renderer.nameThing(thing, context));
      bar(rest, context.actor === "chance" && context.moves.length > 0);
      question.textContent = renderer.ask(context);
      aside.textContent = preface || (renderer.aside?.(context) ?? "");
      aside.hidden = aside.textContent === "";
      description.textContent = renderer.describe(context);
      back.hidden = context.chosen.length === 0;
      advice.hidden = true;
      point(null);
      seats.replaceChildren(...seatCards(renderer, context, { players, thinking, lang: settings.lang }));
      logPart.write(entries, renderer, context, ruleMap);
      rulesPart.mark(new Set(context.events.map((event) => event.rule)));
    },
    /** @param {string} text */
    announce(text) {
      live.textContent = text;
    },
    /** Brings the keyboard to what can be pressed: on the board, else among the choices. */
    focusTarget() {
      if (stage.board.querySelector("[data-target]") !== null) stage.focusTarget();
      else choices.querySelector("button")?.focus();
    },
    /**
     * What a bot would do.
     * @param {string} text
     * @param {string | null} thing where it begins
     */
    hint(text, thing) {
      advice.textContent = text;
      advice.hidden = false;
      point(thing);
    },
    point,
    /**
     * Something that has to be said and is not about a move.
     * @param {string} text
     */
    notice(text) {
      const element = h("div", { class: "notice", part: "notice", role: "alert" }, h("p", {}, text), h("button", { type: "button", class: "quiet-button", "aria-label": "Close", onclick: () => element.remove() }, "×"));
      notices.replaceChildren(element);
    },
    /**
     * Presses a button, if it is there and can be pressed.
     * @param {"undo" | "redo"} name
     */
    press(name) {
      if (table.inert) return;
      if (replay !== null) replay.press(name === "undo" ? "previous" : "next");
      else buttons.get(name)?.click();
    },
    /** @param {Record<string, boolean>} may */
    can(may) {
      for (const [name, button] of buttons) if (name in may) button.toggleAttribute("disabled", !may[name]);
    },
    /**
     * @param {Element} anchor
     * @param {Extract<Verdict, { legal: false }>} verdict
     */
    refuse(anchor, verdict) {
      const reason = verdict.reason.charAt(0).toUpperCase() + verdict.reason.slice(1);
      const rule = verdict.rule === null ? undefined : ruleMap.get(verdict.rule);
      /** @type {Node[]} */
      const more = [];
      if (rule !== undefined) {
        const open = h("details", { class: "why", ontoggle: () => card.place() }, h("summary", {}, h("span", { class: `rule-mark ${rule.kind}` }, rule.id), " ", rule.title), ruleText(rule), all(rule.id));
        more.push(open);
      }
      card.show(anchor, h("p", { class: "reason" }, `${reason}.`), ...more);
      live.textContent = `${reason}. ${rule === undefined ? "" : `${rule.id}, ${rule.title}.`}`;
    },
    /** @param {HTMLDialogElement} dialog */
    open(dialog) {
      card.hide();
      root.append(dialog);
      dialog.showModal();
    },
    /**
     * Nothing of the game is left to be seen, but the table keeps its size.
     * @param {HTMLElement} curtain
     * @param {Box} box of the picture
     * @param {number} count of the seats
     */
    cover(curtain, box, count) {
      const lines = RENDERERS[info.id]?.lines ?? 1;
      const inside = table.contains(/** @type {ShadowRoot | Document} */ (root.getRootNode()).activeElement);
      stage.clear();
      stage.pan.fit(box, renderer.pan ?? false);
      advice.hidden = true;
      logPart.write([], renderer, { name: () => "", players: 0 }, ruleMap);
      rulesPart.mark(new Set());
      seats.dataset.count = String(count);
      seats.replaceChildren(...Array.from({ length: count }, () => blankSeat(lines)));
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

