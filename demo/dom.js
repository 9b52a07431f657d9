// One helper for the pages: an HTML element with attributes, listeners and children. Text is always text, never markup.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | null | ((event: any) => void)>} [attributes] a function is a listener
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === "function")
			element.addEventListener(name.replace(/^on/, ""), value);
		else if (value !== null && value !== false)
			element.setAttribute(name, value === true ? "" : value);
	}
	element.append(...children);
	return element;
}
