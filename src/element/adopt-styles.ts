// Style sheets, parsed once for all tables of a page. Made by script, so a strict content policy has nothing against them.

import { h } from "./svg.ts";

const sheets: Map<string, CSSStyleSheet> = new Map();

/** Whether sheets can be made by script and shared: not in the documents of every test tool. */
const constructs = () =>
	typeof globalThis.CSSStyleSheet?.prototype.replaceSync === "function" &&
	"adoptedStyleSheets" in Document.prototype;

/**
 * Gives a shadow root this content under these style texts.
 * @param content takes the place of whatever was there
 */
export function fillShadow(
	shadow: ShadowRoot,
	texts: string[],
	content: Element,
) {
	if (!constructs())
		return shadow.replaceChildren(
			...texts.map((text) => h("style", {}, text)),
			content,
		);
	shadow.adoptedStyleSheets = texts.map((text) => {
		let sheet = sheets.get(text);
		if (sheet === undefined) {
			sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			sheets.set(text, sheet);
		}
		return sheet;
	});
	shadow.replaceChildren(content);
}
