// The attributes of a table as properties: texts, switches, lists and objects.

import { playersIn, wordOf } from "./settings.ts";

function parsed(text: string | null) {
	try {
		return text === null ? null : JSON.parse(text);
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
				name !== "game" &&
				name !== "lesson"
			)
				continue;
			const value = own[name];
			delete own[name];
			own[name] = value;
		}
	}

	/** @param value null takes the attribute away */
	#set(name: string, value: unknown) {
		if (value === null || value === undefined || value === false)
			this.removeAttribute(name);
		else this.setAttribute(name, value === true ? "" : String(value));
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
		this.#set("options", value === null ? null : JSON.stringify(value));
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
		this.#set(
			"players",
			typeof value === "string" ? value : (value?.join(" ") ?? null),
		);
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
		this.#set("controls", Array.isArray(value) ? value.join(" ") : value);
	}

	get readonly() {
		return this.hasAttribute("readonly");
	}
	set readonly(value) {
		this.#set("readonly", Boolean(value));
	}

	get moveList(): unknown[] | null {
		return parsed(this.getAttribute("move-list"));
	}
	set moveList(value) {
		this.#set("move-list", value === null ? null : JSON.stringify(value));
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
		this.#set(
			"names",
			typeof value === "string" ? value : (value?.join(",") ?? null),
		);
	}

	get curtain(): string {
		return this.getAttribute("curtain") ?? "auto";
	}
	set curtain(value) {
		this.#set("curtain", value);
	}

	get keep() {
		return this.hasAttribute("keep");
	}
	set keep(value) {
		this.#set("keep", Boolean(value));
	}
}
