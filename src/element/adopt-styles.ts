// Style sheets, parsed once for all tables of a page. Made by script, so a strict content policy has nothing against them.

const sheets: Map<string, CSSStyleSheet> = new Map();

/** Gives a shadow root these style texts. */
export function adoptStyles(shadow: ShadowRoot, texts: string[]) {
	shadow.adoptedStyleSheets = texts.map((text) => {
		let sheet = sheets.get(text);
		if (sheet === undefined) {
			sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			sheets.set(text, sheet);
		}
		return sheet;
	});
}
