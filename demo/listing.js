// Shows a source file of the page on the page, so that what is read is what runs.

import "./page.js";

for (const listing of document.querySelectorAll("[data-source]")) {
	const answer = await fetch(listing.getAttribute("data-source") ?? "");
	listing.textContent = answer.ok
		? await answer.text()
		: "The source could not be loaded.";
}
