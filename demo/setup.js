// Setting up a game in the gallery: how it is played, who sits where. The answer is an address of the game's page.

import { h } from "./dom.js";

/** @typedef {import("../pkg/web.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/web.js").OptionInfo} OptionInfo */

const SEATED = [
	["person", "A person"],
	["bot:easy", "Bot, easy"],
	["bot:medium", "Bot, medium"],
	["bot:hard", "Bot, hard"],
];

/**
 * Opens the form.
 * @param {GameInfo} info
 */
export function setup(info) {
	const variant = h(
		"select",
		{ name: "variant" },
		...info.variants.map(({ id, title }) => h("option", { value: id }, title)),
	);
	const counts = Array.from(
		{ length: info.maxPlayers - info.minPlayers + 1 },
		(_, n) => String(info.minPlayers + n),
	);
	const count = h(
		"select",
		{ name: "count" },
		...counts.map((n) =>
			h("option", { value: n, selected: Number(n) === info.defaultPlayers }, n),
		),
	);
	const seats = Array.from({ length: info.maxPlayers }, (_, seat) => {
		const select = h(
			"select",
			{ name: `seat${seat}` },
			...SEATED.map(([value = "", words = ""]) =>
				h(
					"option",
					{ value, selected: value === (seat === 0 ? "person" : "bot:easy") },
					words,
				),
			),
		);
		return {
			select,
			label: h(
				"label",
				{ class: "row" },
				h("span", {}, `Seat ${seat + 1}`),
				select,
			),
		};
	});
	const fields = info.options.filter(({ kind }) => kind !== "table").map(field);
	const more =
		fields.length === 0
			? ""
			: h(
					"details",
					{},
					h("summary", {}, "Options one by one"),
					...fields.map(({ element }) => element),
				);

	const showSeats = () =>
		seats.forEach(({ label }, seat) => {
			label.hidden = seat >= Number(count.value);
		});
	const takeVariant = () => {
		const chosen = info.variants.find(({ id }) => id === variant.value);
		const options = new Map(Object.entries(chosen?.options ?? {}));
		for (const each of fields) each.write(options.get(each.name));
	};
	count.addEventListener("change", showSeats);
	variant.addEventListener("change", takeVariant);
	showSeats();
	takeVariant();

	const form = h(
		"form",
		{
			method: "dialog",
			onsubmit: (/** @type {SubmitEvent} */ event) => {
				event.preventDefault();
				const players = Number(count.value);
				const options = {
					...Object.fromEntries(fields.map((each) => [each.name, each.read()])),
					...(counts.length > 1 ? { players } : {}),
				};
				const query = new URLSearchParams({
					options: JSON.stringify(options),
					players: seats
						.slice(0, players)
						.map(({ select }) => select.value)
						.join(" "),
				});
				location.assign(`${info.id}.html?${query}`);
			},
		},
		h("h2", { id: "setup-title" }, info.title),
		info.variants.length > 1
			? h("label", { class: "row" }, h("span", {}, "Way to play"), variant)
			: "",
		counts.length > 1
			? h("label", { class: "row" }, h("span", {}, "Players"), count)
			: "",
		...seats.map(({ label }) => label),
		more,
		h(
			"p",
			{ class: "card-ways" },
			h("button", { type: "submit", class: "go" }, "Start the game"),
			h("button", { type: "button", onclick: () => dialog.close() }, "Cancel"),
		),
	);
	const dialog = h(
		"dialog",
		{
			class: "setup",
			"aria-labelledby": "setup-title",
			onclose: () => dialog.remove(),
		},
		form,
	);
	document.body.append(dialog);
	dialog.showModal();
}

/**
 * An option as a field of the form.
 * @param {OptionInfo} option
 */
function field(option) {
	/** @param {HTMLElement} input */
	const row = (input) =>
		h(
			"label",
			{ class: "row", title: option.text },
			h("span", {}, spaced(option.name)),
			input,
		);
	if (option.kind === "choice") {
		const select = h(
			"select",
			{ name: option.name },
			...option.values.map((value) => h("option", { value }, spaced(value))),
		);
		return {
			name: option.name,
			element: row(select),
			read: () => /** @type {unknown} */ (select.value),
			write: (/** @type {unknown} */ value) => {
				select.value = String(value ?? option.default);
			},
		};
	}
	if (option.kind === "switch") {
		const box = h("input", { type: "checkbox", name: option.name });
		return {
			name: option.name,
			element: row(box),
			read: () => /** @type {unknown} */ (box.checked),
			write: (/** @type {unknown} */ value) => {
				box.checked = value === true;
			},
		};
	}
	if (option.kind === "choices") return choices(option);
	const whole = /** @type {Extract<OptionInfo, { kind: "whole" }>} */ (option);
	const input = h("input", {
		type: "number",
		name: option.name,
		min: String(whole.min),
		max: String(whole.max),
	});
	return {
		name: option.name,
		element: row(input),
		read: () => /** @type {unknown} */ (input.valueAsNumber),
		write: (/** @type {unknown} */ value) => {
			input.value = String(value ?? whole.default);
		},
	};
}

/**
 * Several choices among the same values: a select for each.
 * @param {Extract<OptionInfo, { kind: "choices" }>} option
 */
function choices(option) {
	const selects = option.entries.map((entry) => ({
		entry,
		select: h(
			"select",
			{ name: `${option.name}.${entry.name}` },
			...option.values.map(({ value, label }) => h("option", { value }, label)),
		),
	}));
	return {
		name: option.name,
		element: h(
			"fieldset",
			{ title: option.text },
			h("legend", {}, spaced(option.name)),
			...selects.map(({ entry, select }) =>
				h("label", { class: "row" }, h("span", {}, entry.label), select),
			),
		),
		read: () =>
			/** @type {unknown} */ (
				Object.fromEntries(
					selects
						.filter(({ entry, select }) => select.value !== entry.value)
						.map(({ entry, select }) => [entry.name, select.value]),
				)
			),
		write: (/** @type {unknown} */ given) => {
			const values = new Map(Object.entries(given ?? {}));
			for (const { entry, select } of selects)
				select.value = values.get(entry.name) ?? entry.value;
		},
	};
}

/** @param {string} name `suddenDeath` is «Sudden death» */
function spaced(name) {
	return name
		.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
		.replace(/^./, (letter) => letter.toUpperCase());
}
