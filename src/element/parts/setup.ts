// A new game: who plays, which way, and folded away what is seldom changed. A form made from what the package says about the
// options, so that it serves every game; and the examples.

import type {
	GameInfo,
	OptionInfo,
	ScenarioInfo,
} from "../../js/types/index.d.ts";
import type { AnyRenderer } from "../games/renderer.ts";
import { parseJson } from "../json.ts";
import type { Player } from "../settings.ts";
import { wordOf } from "../settings.ts";
import { h, words as spelt } from "../svg.ts";
import { Said, type Words } from "../words.ts";
import { complaint, dialog } from "./dialog.ts";
import { seatSign } from "./seats.ts";

type Field = {
	element: HTMLElement;
	read: () => unknown;
	write: (value: unknown) => void;
};

/** Who may play a seat, in words. */
const kinds = ({ setup }: Words) =>
	(["person", "bot:easy", "bot:medium", "bot:hard", "nobody"] as const).map(
		(kind) => [kind, setup.kinds[kind]] as const,
	);

/** @param given `start` throws when the engine does not take the options */
export function setup({
	words,
	info,
	scenarios,
	renderer,
	names,
	players: seated,
	start,
}: {
	words: Words;
	info: GameInfo;
	scenarios: ScenarioInfo[];
	renderer: AnyRenderer;
	names: string[];
	players: Player[];
	start: (
		options: Record<string, unknown>,
		names: string[],
		players: string[],
	) => void;
}) {
	const say = (name: string) => renderer.optionWords?.[name] ?? spelt(name);
	const seatName = (seat: number) =>
		renderer.seats[seat]?.name ?? words.seat.numbered(seat + 1);
	const wrong = complaint(words);
	const fields = new Map(
		info.options.map((option) => [option.name, field(words, option, say)]),
	);

	const players = h(
		"select",
		{ name: "players", "aria-label": words.setup.players },
		...Array.from({ length: info.maxPlayers - info.minPlayers + 1 }, (_, n) =>
			h(
				"option",
				{ value: info.minPlayers + n },
				words.setup.count(info.minPlayers + n),
			),
		),
	);
	players.value = String(seated.length || info.defaultPlayers);
	const seed = h("input", {
		type: "text",
		name: "seed",
		autocomplete: "off",
		placeholder: words.setup.randomSeed,
	});
	const chance = h(
		"select",
		{ name: "chance" },
		h("option", { value: "auto" }, words.setup.drawn),
		h("option", { value: "manual" }, words.setup.byHand),
	);

	const nameInputs = Array.from({ length: info.maxPlayers }, (_, seat) =>
		h("input", {
			type: "text",
			maxlength: 24,
			autocomplete: "off",
			placeholder: seatName(seat),
			value: names[seat] ?? "",
			"aria-label": words.setup.nameOf(seatName(seat)),
		}),
	);

	const kindInputs = nameInputs.map((_, seat) => {
		const now = wordOf(seated[seat] ?? seated.at(-1) ?? { kind: "person" });
		const select = h(
			"select",
			{
				name: `player${seat}`,
				"aria-label": words.setup.playerOf(seatName(seat)),
			},
			...kinds(words)
				.filter(([word]) => word !== "nobody" || now === "nobody")
				.map(([word, said]) => h("option", { value: word }, said)),
		);
		select.value = now;
		return select;
	});
	const rows = nameInputs.map((input, seat) =>
		h(
			"div",
			{ class: "player" },
			seatSign(renderer, seat),
			input,
			kindInputs[seat] ?? null,
		),
	);
	// Only the seats that are played.
	const showRows = () => {
		for (const [seat, row] of rows.entries())
			row.hidden = seat >= Number(players.value);
	};
	players.addEventListener("input", showRows);
	showRows();
	const seat = (word: (seat: number) => string) => () => {
		for (const [n, select] of kindInputs.entries()) select.value = word(n);
		markCompany();
	};
	/** One press for who plays most often. */
	const companies = [
		["bots", seat((n) => (n === 0 ? "person" : "bot:easy"))],
		["pass", seat(() => "person")],
	] as const;
	const companyButtons = companies.map(([kind, choose]) =>
		h(
			"button",
			{ type: "button", class: "preset", onclick: choose },
			words.setup.company[kind],
		),
	);
	function markCompany() {
		const kinds = kindInputs
			.slice(0, Number(players.value))
			.map((select) => select.value);
		const [first = "", ...others] = kinds;
		const bots =
			first === "person" && others.every((word) => word.startsWith("bot"));
		const pass = kinds.every((word) => word === "person");
		for (const [n, on] of [bots, pass].entries())
			companyButtons[n]?.setAttribute("aria-pressed", String(on));
	}
	for (const select of [...kindInputs, players])
		select.addEventListener("input", markCompany);
	markCompany();

	const presets = info.variants.map((variant) =>
		h(
			"button",
			{
				type: "button",
				class: "preset",
				onclick: () => {
					for (const [name, value] of Object.entries(variant.options))
						fields.get(name)?.write(value);
					follow();
				},
			},
			variant.title,
		),
	);
	/** Marks the preset that the options are, and hides what does not apply to them. */
	function follow() {
		let values: Record<string, unknown>;
		try {
			values = Object.fromEntries(
				[...fields].map(([name, each]) => [name, each.read()]),
			);
		} catch {
			return; // what is being typed is no JSON yet
		}
		for (const [n, variant] of info.variants.entries())
			presets[n]?.setAttribute(
				"aria-pressed",
				String(
					Object.entries(variant.options).every(
						([name, value]) =>
							JSON.stringify(values[name]) === JSON.stringify(value),
					),
				),
			);
		for (const [name, [other, value]] of Object.entries(
			renderer.optionApplies ?? {},
		))
			fields
				.get(name)
				?.element.toggleAttribute("hidden", values[other] !== value);
	}

	const trying = (act: () => void) => {
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
		{
			class: "setup",
			onsubmit: (event: SubmitEvent) => {
				event.preventDefault();
				trying(() => {
					const options: Record<string, unknown> = {};
					for (const [name, each] of fields) options[name] = each.read();
					if (info.minPlayers !== info.maxPlayers)
						options.players = Number(players.value);
					const typed = seed.value.trim();
					if (typed !== "")
						options.seed = /^\d{1,15}$/.test(typed) ? Number(typed) : typed;
					if (chance.value === "manual") options.chance = "manual";
					start(options, typedNames(), chosenPlayers());
				});
			},
		},
		h(
			"fieldset",
			{ class: "names" },
			h("legend", {}, words.setup.whoPlays),
			h(
				"div",
				{ class: "presets" },
				...companyButtons,
				info.minPlayers === info.maxPlayers ? null : players,
			),
			...rows,
		),
		presets.length > 1
			? h(
					"fieldset",
					{ class: "names" },
					h("legend", {}, words.setup.waysToPlay),
					h("div", { class: "presets" }, ...presets),
				)
			: null,
		h(
			"details",
			{ class: "more", oninput: () => follow() },
			h("summary", {}, words.setup.more),
			...[...fields.values()].map((each) => each.element),
			h(
				"label",
				{ class: "field" },
				h("span", {}, words.setup.seed),
				seed,
				h("small", {}, words.setup.aboutSeed),
			),
			h("label", { class: "field" }, h("span", {}, words.setup.chance), chance),
		),
		wrong.element,
		h(
			"div",
			{ class: "buttons" },
			h("button", { type: "submit", class: "main-button" }, words.setup.start),
		),
	);

	follow();

	const examples = h(
		"ul",
		{ class: "scenarios" },
		...scenarios.map((scenario) =>
			h(
				"li",
				{},
				h(
					"button",
					{
						type: "button",
						"data-scenario": scenario.id,
						onclick: () =>
							trying(() =>
								start({ scenario: scenario.id }, typedNames(), chosenPlayers()),
							),
					},
					h("b", {}, scenario.title),
					h("span", {}, scenario.note),
					h("small", {}, scenario.rules.join(" · ")),
				),
			),
		),
	);

	const element = dialog(
		words,
		words.setup.title(info.title),
		form,
		...(scenarios.length === 0
			? []
			: [
					h(
						"details",
						{ class: "examples" },
						h("summary", {}, words.setup.scenarios(scenarios.length)),
						examples,
					),
				]),
	);
	return element;
}

/** One option as a field. */
function field(
	words: Words,
	option: OptionInfo,
	say: (name: string) => string,
): Field {
	const help = h("small", {}, option.text);
	const label = h("span", {}, say(option.name));
	if (option.kind === "choice") {
		const select = h(
			"select",
			{ name: option.name },
			...option.values.map((value) => h("option", { value }, say(value))),
		);
		select.value = String(option.default);
		return {
			element: h("label", { class: "field" }, label, select, help),
			read: () => select.value,
			write: (value) => {
				select.value = String(value);
			},
		};
	}
	if (option.kind === "switch") {
		const box = h("input", { type: "checkbox", name: option.name });
		box.checked = option.default === true;
		return {
			element: h("label", { class: "field switch" }, box, label, help),
			read: () => box.checked,
			write: (value) => {
				box.checked = value === true;
			},
		};
	}
	if (option.kind === "whole") {
		const input = h("input", {
			type: "number",
			name: option.name,
			min: option.min,
			max: option.max,
			step: 1,
			value: Number(option.default),
			required: true,
		});
		return {
			element: h("label", { class: "field" }, label, input, help),
			read: () => Number(input.value),
			write: (value) => {
				input.value = String(value);
			},
		};
	}
	if (option.kind === "choices") return choices(option, say(option.name), help);
	const area = h("textarea", {
		name: option.name,
		rows: 4,
		spellcheck: "false",
		placeholder: words.setup.builtIn,
	});
	const open = h(
		"details",
		{ class: "more" },
		h("summary", {}, say(option.name)),
		h("label", { class: "field" }, help, area),
	);
	return {
		element: open,
		read: () => {
			if (area.value.trim() === "") return option.default;
			try {
				return parseJson(area.value);
			} catch {
				throw new Said((words) => words.setup.notJson(say(option.name)));
			}
		},
		write: (value) => {
			area.value = value === null ? "" : JSON.stringify(value);
		},
	};
}

/** Several choices among the same values: a select for each, folded away. */
function choices(
	option: Extract<OptionInfo, { kind: "choices" }>,
	label: string,
	help: HTMLElement,
): Field {
	const selects = option.entries.map((entry) => {
		const select = h(
			"select",
			{ name: `${option.name}.${entry.name}` },
			...option.values.map(({ value, label }) => h("option", { value }, label)),
		);
		select.value = entry.value;
		return { entry, select };
	});
	const open = h(
		"details",
		{ class: "more choices" },
		h("summary", {}, label),
		help,
		...selects.map(({ entry, select }) =>
			h("label", { class: "field" }, h("span", {}, entry.label), select),
		),
	);
	const chosen = () =>
		Object.fromEntries(
			selects
				.filter(({ entry, select }) => select.value !== entry.value)
				.map(({ entry, select }) => [entry.name, select.value]),
		);
	return {
		element: open,
		read: chosen,
		write: (given) => {
			const values = new Map(Object.entries(given ?? {}));
			for (const { entry, select } of selects)
				select.value = values.get(entry.name) ?? entry.value;
			open.open = Object.keys(chosen()).length > 0;
		},
	};
}
