// Style sheets, parsed once for all tables of a page. Made by script, so a strict content policy has nothing against them.

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Dresses a shadow root in these style texts.
 * @param {ShadowRoot} shadow
 * @param {string[]} texts
 */
export function dress(shadow, texts) {
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
