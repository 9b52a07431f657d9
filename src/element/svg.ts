// Element helpers: how every part of the table makes elements. Text is always text, never markup.

type Value =
	| string
	| number
	| boolean
	| null
	| undefined
	| ((event: never) => void);
export type Attributes = Record<string, Value>;

const SVG = "http://www.w3.org/2000/svg";

/** Sets attributes. A function is a listener, null or false takes the attribute away. */
export function set(element: Element, attributes: Attributes) {
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === "function")
			element.addEventListener(name.replace(/^on/, ""), value as EventListener);
		else if (value === null || value === undefined || value === false)
			element.removeAttribute(name);
		else if (element.getAttribute(name) !== String(value))
			element.setAttribute(name, value === true ? "" : String(value));
	}
}

/** An HTML element. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	set(element, attributes);
	for (const child of children) if (child !== null) element.append(child);
	return element;
}

/** An SVG element. */
export function s<Tag extends keyof SVGElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
	const element = document.createElementNS(
		SVG,
		tag,
	) as SVGElementTagNameMap[Tag];
	set(element, attributes);
	element.append(...children);
	return element;
}

/**
 * A group that is drawn again and again: a child is found by its key or made, and what is not asked for any more goes.
 * The children keep the order in which they were asked for.
 *
 *     const pieces = keyed(group(svg, "pieces"));
 *     for (const piece of view.pieces) pieces.put(piece.id, () => disc(piece), { transform: … });
 *     pieces.done();
 */
export function keyed(parent: Element) {
	const old: Map<string, SVGElement> = new Map();
	for (const child of parent.children) {
		const { key } = (child as SVGElement).dataset;
		if (key !== undefined) old.set(key, child as SVGElement);
	}
	let last: Element | null = null;
	return {
		/** @param attributes set each time */
		put(key: string, make: () => SVGElement, attributes: Attributes = {}) {
			const found = old.get(key);
			const element = found ?? make();
			old.delete(key);
			element.dataset.key = key;
			set(element, attributes);
			const next =
				last === null ? parent.firstElementChild : last.nextElementSibling;
			if (next !== element) parent.insertBefore(element, next);
			last = element;
			return element;
		},
		done() {
			for (const child of old.values()) child.remove();
		},
	};
}

/** The group of that name directly inside, made when it is not there. */
export function group(
	parent: Element,
	name: string,
	attributes: Attributes = {},
): SVGGElement {
	for (const child of parent.children) {
		const found = child as SVGGElement;
		if (found.dataset.group === name) return found;
	}
	const made = s("g", { "data-group": name, class: name, ...attributes });
	parent.append(made);
	return made;
}

/** "suddenDeath" in words: "Sudden death". */
export function words(name: string) {
	const spaced = name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[-_]/g, " ")
		.toLowerCase();
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
