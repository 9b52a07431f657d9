// How a table is laid out: the question, the board, the seats, the buttons, the panel. It places the parts and knows no game.

import { dress } from "../sheet.js";
import { h, s } from "../svg.js";
import frame from "../table.css";
import tokens from "../tokens.css";
import { log } from "./log.js";
import { note, ruleText } from "./note.js";
import { panel } from "./panel.js";
import { rulesPanel } from "./rules.js";
import { seats as seatCards } from "./seats.js";
import { stage as makeStage } from "./stage.js";

/** @typedef {import("../../../pkg/web.js").GameInfo} GameInfo */
/** @typedef {import("../../../pkg/web.js").Rule} Rule */
/** @typedef {import("../../../pkg/web.js").Verdict} Verdict */
/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../../../pkg/web.js").GameId} GameId */
/** @typedef {import("../../../pkg/web.js").AnyEvent} AnyEvent */
/** @typedef {import("../games/renderer.d.ts").Target<GameId>} Target */
/** @typedef {import("../games/renderer.d.ts").Context<GameId>} Context */

/** The buttons: name, icon (a path in a box of 24), words, key. */
const BUTTONS = /** @type {const} */ ([
  ["undo", "M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-2", "Undo", "u"],
  ["redo", "M15 6l5 5-5 5M19.500 11H10a5 5 0 0 0 0 10h2", "Redo", "r"],
  ["random", "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01", "Random", ""],
  ["new", "M12 5v14M5 12h14", "New game", ""],
  ["save", "M12 4v11m-5-5 5 5 5-5M5 20h14", "Save", ""],
]);

/**
 * @param {{ info: GameInfo, renderer: AnyRenderer, rules: Rule[], controls: string | null, press: (thing: string) => void,
 *   look: (thing: string | null) => void, act: (name: string) => void, key: (event: KeyboardEvent | null) => void }} given
 */
export function layout({ info, renderer, rules, controls, press, look, act, key }) {
  const shown = new Set((controls ?? "undo redo random new save log rules").split(/\s+/));
  const ruleMap = new Map(rules.map((rule) => [rule.id, rule]));
  const stage = makeStage({ press, look });
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
  const description = h("p", { class: "unseen", id: "description" });
  const live = h("p", { class: "unseen", role: "log", "aria-live": "polite" });
  const back = h("button", { type: "button", class: "back", hidden: true, onclick: () => act("back") }, "Step back");
  const choices = h("div", { class: "choices" });
  const seats = h("ul", { class: "seats", "aria-label": "Seats" });
  const buttons = new Map(BUTTONS.filter(([name]) => shown.has(name)).map(([name, icon, words, letter]) =>
    [name, h("button", { type: "button", "data-action": name, title: letter === "" ? words : `${words} (${letter})`, "aria-keyshortcuts": letter || null, onclick: () => act(name) },
      s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: icon })), h("span", { class: "words" }, words))]));
  stage.svg.setAttribute("aria-describedby", "description");

  const table = h(
    "div",
    { class: "table", part: "table" },
    h("div", { class: "asking" }, h("div", { class: "lines" }, question, aside), back, choices),
    h("div", { class: "field-of-play" }, stage.svg, stage.pan.buttons),
    seats,
    h("div", { class: "controls", role: "toolbar", "aria-label": "Game" }, ...buttons.values()),
    tabs.length > 0 ? side.element : null,
    description,
    live,
    card.element,
  );
  const covering = h("div", { class: "covering" });
  const root = h("div", { class: "root" }, table, covering);
  root.addEventListener("keydown", (event) => {
    const at = event.composedPath()[0];
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return;
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

  /** @param {string} id */
  function openRule(id) {
    card.hide();
    side.open("rules");
    rulesPart.open(id);
  }

  return {
    info,
    stage,
    note: card,
    panel: side,
    openRule,
    /** @param {ShadowRoot} shadow */
    mount(shadow) {
      dress(shadow, [tokens, frame, renderer.css ?? ""]);
      shadow.replaceChildren(root);
    },
    close() {
      window.removeEventListener("scroll", replace, { capture: true });
      window.removeEventListener("resize", replace);
    },
    /**
     * Everything as it is now.
     * @param {Context} context
     * @param {Target[]} targets
     * @param {{ ply: number, event: AnyEvent }[]} entries
     * @param {string} preface said in place of the second line, if there is one
     */
    paint(context, targets, entries, preface) {
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
      seats.replaceChildren(...seatCards(renderer, context));
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
    /** @param {HTMLElement} curtain */
    cover(curtain) {
      stage.clear();
      logPart.write([], renderer, { name: () => "", players: 0 }, ruleMap);
      rulesPart.mark(new Set());
      seats.replaceChildren();
      card.hide();
      question.textContent = "";
      aside.textContent = "";
      description.textContent = "";
      live.textContent = "";
      choices.replaceChildren();
      table.inert = true;
      covering.replaceChildren(curtain);
      curtain.querySelector("button")?.focus();
    },
    uncover() {
      table.inert = false;
      covering.replaceChildren();
    },
  };
}

