// A new game: a form made from what the package says about its options, so that it serves every game; and the examples.

import { wordOf } from "../settings.js";
import { h, words } from "../svg.js";
import { complaint, dialog } from "./dialog.js";
import { seatSign } from "./seats.js";

/** @typedef {import("../../js/types/index.d.ts").GameInfo} GameInfo */
/** @typedef {import("../../js/types/index.d.ts").OptionInfo} OptionInfo */
/** @typedef {import("../../js/types/index.d.ts").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../games/renderer.d.ts").AnyRenderer} AnyRenderer */
/** @typedef {import("../settings.js").Player} Player */
/** @typedef {{ element: HTMLElement, read: () => unknown, write: (value: any) => void }} Field */

/** Who may play a seat, as the form says it. */
const KINDS = /** @type {const} */ ([["person", "Person"], ["bot:easy", "Bot, easy"], ["bot:medium", "Bot, medium"], ["bot:hard", "Bot, hard"], ["nobody", "Nobody: by script"]]);

/**
 * @param {{ info: GameInfo, scenarios: ScenarioInfo[], renderer: AnyRenderer, names: string[], players: Player[],
 *   start: (options: Record<string, unknown>, names: string[], players: string[]) => void }} given
 *   `start` throws when the engine does not take the options
 */
export function setup({ info, scenarios, renderer, names, players: seated, start }) {
  /** @param {string} name */
  const say = (name) => renderer.optionWords?.[name] ?? words(name);
  const wrong = complaint();
  const fields = new Map(info.options.map((option) => [option.name, field(option, say)]));

  const players = h("input", { type: "number", min: info.minPlayers, max: info.maxPlayers, value: info.defaultPlayers, name: "players" });
  const seed = h("input", { type: "text", name: "seed", autocomplete: "off", placeholder: "random" });
  const chance = h("select", { name: "chance" }, h("option", { value: "auto" }, "Drawn by the table"), h("option", { value: "manual" }, "Entered by hand"));

  const nameInputs = Array.from({ length: info.maxPlayers }, (_, seat) =>
    h("input", { type: "text", maxlength: 24, autocomplete: "off", placeholder: renderer.seats[seat]?.name ?? `Seat ${seat + 1}`, value: names[seat] ?? "", "aria-label": `Name of ${renderer.seats[seat]?.name ?? `seat ${seat + 1}`}` }),
  );

  const kindInputs = nameInputs.map((_, seat) => {
    const now = wordOf(seated[seat] ?? { kind: "person" });
    const select = h("select", { name: `player${seat}`, "aria-label": `Who plays ${renderer.seats[seat]?.name ?? `seat ${seat + 1}`}` },
      ...KINDS.filter(([word]) => word !== "nobody" || now === "nobody").map(([word, said]) => h("option", { value: word }, said)));
    select.value = now;
    return select;
  });
  const rows = nameInputs.map((input, seat) => h("div", { class: "player" }, seatSign(renderer, seat), input, kindInputs[seat] ?? null));
  // Only the seats that are played.
  const showRows = () => rows.forEach((row, seat) => (row.hidden = seat >= Number(players.value)));
  players.addEventListener("input", showRows);
  showRows();

  const presets = info.variants.map((variant) =>
    h("button", { type: "button", class: "preset", onclick: () => {
      for (const [name, value] of Object.entries(variant.options)) fields.get(name)?.write(value);
      for (const button of presets) button.setAttribute("aria-pressed", String(button.textContent === variant.title));
    } }, variant.title),
  );

  /** @param {() => void} act */
  const trying = (act) => {
    try {
      wrong.hide();
      act();
      element.close();
    } catch (error) {
      wrong.show(error);
    }
  };
  const typedNames = () => nameInputs.map((input) => input.value.trim());
  const chosenPlayers = () => kindInputs.map((select) => select.value);

  const form = h(
    "form",
    { class: "setup", onsubmit: (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      trying(() => {
        /** @type {Record<string, unknown>} */
        const options = {};
        for (const [name, each] of fields) options[name] = each.read();
        if (info.minPlayers !== info.maxPlayers) options.players = Number(players.value);
        const typed = seed.value.trim();
        if (typed !== "") options.seed = /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
        if (chance.value === "manual") options.chance = "manual";
        start(options, typedNames(), chosenPlayers());
      });
    } },
    presets.length > 1 ? h("div", { class: "presets", role: "group", "aria-label": "Ways to play" }, ...presets) : null,
    info.minPlayers === info.maxPlayers ? null : h("label", { class: "field" }, h("span", {}, "Players"), players),
    ...[...fields.values()].map((each) => each.element),
    h("fieldset", { class: "names" }, h("legend", {}, "Who plays"), ...rows),
    h("details", { class: "more" }, h("summary", {}, "Seed and chance"),
      h("label", { class: "field" }, h("span", {}, "Seed"), seed, h("small", {}, "The same seed and the same moves give the same game.")),
      h("label", { class: "field" }, h("span", {}, "Chance"), chance)),
    wrong.element,
    h("div", { class: "buttons" }, h("button", { type: "submit", class: "main-button" }, "Start the game")),
  );

  const examples = h("ul", { class: "scenarios" }, ...scenarios.map((scenario) =>
    h("li", {}, h("button", { type: "button", "data-scenario": scenario.id, onclick: () => trying(() => start({ scenario: scenario.id }, typedNames(), chosenPlayers())) },
      h("b", {}, scenario.title), h("span", {}, scenario.note), h("small", {}, scenario.rules.join(" · "))))));

  const element = dialog(
    `New game of ${info.title}`,
    form,
    ...(scenarios.length === 0 ? [] : [h("details", { class: "examples" }, h("summary", {}, `Positions from the rulebook (${scenarios.length})`), examples)]),
  );
  return element;
}

/**
 * One option as a field.
 * @param {OptionInfo} option
 * @param {(name: string) => string} say
 * @returns {Field}
 */
function field(option, say) {
  const help = h("small", {}, option.text);
  const label = h("span", {}, say(option.name));
  if (option.kind === "choice") {
    const select = h("select", { name: option.name }, ...option.values.map((value) => h("option", { value }, say(value))));
    select.value = String(option.default);
    return { element: h("label", { class: "field" }, label, select, help), read: () => select.value, write: (value) => { select.value = value; } };
  }
  if (option.kind === "switch") {
    const box = h("input", { type: "checkbox", name: option.name });
    box.checked = option.default === true;
    return { element: h("label", { class: "field switch" }, box, label, help), read: () => box.checked, write: (value) => { box.checked = value; } };
  }
  if (option.kind === "whole") {
    const input = h("input", { type: "number", name: option.name, min: option.min, max: option.max, step: 1, value: Number(option.default), required: true });
    return { element: h("label", { class: "field" }, label, input, help), read: () => Number(input.value), write: (value) => { input.value = String(value); } };
  }
  const area = h("textarea", { name: option.name, rows: 4, spellcheck: "false", placeholder: "JSON; empty for the built-in table" });
  const open = h("details", { class: "more" }, h("summary", {}, say(option.name)), h("label", { class: "field" }, help, area));
  return {
    element: open,
    read: () => {
      if (area.value.trim() === "") return option.default;
      try {
        return JSON.parse(area.value);
      } catch {
        throw new Error(`${say(option.name)}: this is not JSON`);
      }
    },
    write: (value) => { area.value = value === null ? "" : JSON.stringify(value); },
  };
}
