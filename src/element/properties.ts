// The attributes of a table as properties: texts, switches, lists and objects. A text is always the attribute itself: what a
// server has written, a framework sets once more as a property.

import { parseJson } from "./json.ts";
import { isOn, playersIn, wordOf } from "./settings.ts";

/** How the values of an attribute are joined; those of the others are JSON. */
const SEPARATORS: Record<string, string> = {
	players: " ",
	controls: " ",
	names: ",",
};

/** The text of an attribute that has this value, or null where it has none. */
function textOf(name: string, value: unknown) {
	if (value === null || value === undefined || value === false) return null;
	if (value === true) return "";
	if (typeof value !== "object") return String(value);
	const separator = SEPARATORS[name];
	return Array.isArray(value) && separator !== undefined
		? value.join(separator)
		: JSON.stringify(value);
}

/** These values as attributes, all of them text. */
export function tableAttributes(given: Record<string, unknown>) {
	const attributes: Record<string, string> = {};
	for (const [property, value] of Object.entries(given)) {
		const name = property === "moveList" ? "move-list" : property;
		const text = textOf(name, value);
		if (text !== null) attributes[name] = text;
	}
	return attributes;
}

function parsed(text: string | null) {
	try {
		return text === null ? null : parseJson(text);
	} catch {
		return null;
	}
}

// A server that renders a page loads this module, too, and has no elements: nothing is made of the class there.
const Base =
	globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

export class Reflecting extends Base {
	/** Properties that were set before the element was defined. */
	upgrade() {
		const own = this as unknown as Record<string, unknown>;
		for (const name of Object.keys(own)) {
			if (
				!(name in Reflecting.prototype) &&
				!["game", "lesson", "worker"].includes(name)
			)
				continue;
			const value = own[name];
			delete own[name];
			own[name] = value;
		}
	}

	#set(name: string, value: unknown) {
		const text = textOf(name, value);
		if (text === null) this.removeAttribute(name);
		else this.setAttribute(name, text);
	}

	get scenario() {
		return this.getAttribute("scenario");
	}
	set scenario(value) {
		this.#set("scenario", value);
	}

	get options(): Record<string, unknown> | null {
		return parsed(this.getAttribute("options"));
	}
	set options(value) {
		this.#set("options", textOf("options", value));
	}

	/** One word a seat. */
	get players(): string[] {
		try {
			return playersIn(this.getAttribute("players")).map(wordOf);
		} catch {
			return [];
		}
	}
	set players(value) {
		this.#set("players", textOf("players", value));
	}

	get solo() {
		return this.hasAttribute("solo");
	}
	set solo(value) {
		this.#set("solo", Boolean(value));
	}

	get view(): string {
		return this.getAttribute("view") ?? "actor";
	}
	set view(value) {
		this.#set("view", value);
	}

	get controls(): string | null {
		return this.getAttribute("controls");
	}
	set controls(value) {
		this.#set("controls", textOf("controls", value));
	}

	get readonly() {
		return isOn(this, "readonly");
	}
	set readonly(value) {
		this.#set("readonly", Boolean(value));
	}

	get moveList(): unknown[] | null {
		return parsed(this.getAttribute("move-list"));
	}
	set moveList(value) {
		this.#set("move-list", textOf("move-list", value));
	}

	get theme(): string {
		return this.getAttribute("theme") ?? "auto";
	}
	set theme(value) {
		this.#set("theme", value);
	}

	get names(): string[] {
		return (this.getAttribute("names") ?? "")
			.split(",")
			.map((name) => name.trim());
	}
	set names(value) {
		this.#set("names", textOf("names", value));
	}

	get curtain(): string {
		return this.getAttribute("curtain") ?? "auto";
	}
	set curtain(value) {
		this.#set("curtain", value);
	}

	get frame() {
		return this.getAttribute("frame");
	}
	set frame(value) {
		this.#set("frame", value);
	}

	get keep() {
		return isOn(this, "keep");
	}
	set keep(value) {
		this.#set("keep", Boolean(value));
	}
}
