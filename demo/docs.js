// The pages of the documentation: a board under each example of one, made from the very text that is shown.

import "../pkg/element.js";
import "./page.js";

for (const shown of document.querySelectorAll('[data-run="css"]')) {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(shown.textContent ?? "");
	document.adoptedStyleSheets.push(sheet);
}

for (const figure of document.querySelectorAll("figure[data-live]")) {
	const example = new DOMParser().parseFromString(
		figure.querySelector("code")?.textContent ?? "",
		"text/html",
	);
	const table = example.querySelector("ludo-table");
	if (table !== null)
		figure.querySelector("figcaption")?.before(document.adoptNode(table));
}
