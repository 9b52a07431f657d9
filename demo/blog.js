// The sample article needs one line: the element. The rest shows under each board how it is embedded, read from the page.

import "../pkg/element.js";
import { h } from "./dom.js";
import "./page.js";
import { inWords, say } from "./words.js";

for (const [at, table] of document
	.querySelectorAll("figure > ludo-table")
	.entries()) {
	const source = /** @type {Element} */ (table.cloneNode(false));
	source.removeAttribute("class");
	// The browser writes quotes inside quotes as &quot;; a person would take the other kind.
	const text = source.outerHTML.replace(
		/="([^"]*&quot;[^"]*)"/g,
		(_, value) => `='${value.replaceAll("&quot;", '"')}'`,
	);
	const summary = h("summary");
	const listing = h(
		"pre",
		{ tabindex: "0", role: "region" },
		h("code", {}, text),
	);
	inWords(() => {
		summary.textContent = say("article.embedded");
		listing.ariaLabel = say("article.element", { n: at + 1 });
	});
	table.parentElement?.append(
		h("details", { class: "embed" }, summary, listing),
	);
}
