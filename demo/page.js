// What every page does: the button for the theme, and a worker that keeps the pages for when there is no network.

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
const button = document.getElementById("theme");

function theme() {
	return (
		THEMES.find((each) => each === document.documentElement.dataset.theme) ??
		"auto"
	);
}

/** @param {typeof THEMES[number]} next */
function setTheme(next) {
	if (next === "auto") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = next;
	const word = button?.querySelector("b");
	// A page in several languages says the name of the theme in its own.
	if (word) word.textContent = button?.dataset[next] ?? next;
}

setTheme(theme());
document.addEventListener("words", () => setTheme(theme()));
button?.addEventListener("click", () => {
	const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length] ?? "auto";
	setTheme(next);
	try {
		localStorage.setItem("ludotheque-theme", next);
	} catch {
		// Not kept, then.
	}
});

/** The worker carries the version of the package in its address: another package, another worker, another cache. */
async function keepForLater() {
	if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http"))
		return;
	try {
		const answer = await fetch(new URL("../pkg/.sources", import.meta.url), {
			cache: "no-cache",
		});
		const [, version = "0"] =
			(answer.ok ? await answer.text() : "").match(/^package (\w{16})/) ?? [];
		await navigator.serviceWorker.register(
			new URL(`sw.js?v=${version}`, import.meta.url),
		);
		if (navigator.serviceWorker.controller !== null) return;
		// A first visit: the worker does not see what this page has loaded, and is loading, without it.
		const { active } = await navigator.serviceWorker.ready;
		/** @param {string[]} addresses */
		const keep = (addresses) =>
			active?.postMessage({ type: "keep", addresses });
		keep([location.href]);
		new PerformanceObserver((list) =>
			keep(list.getEntries().map(({ name }) => name)),
		).observe({ type: "resource", buffered: true });
	} catch {
		// Offline already, or a browser that wants no worker: the pages work without one.
	}
}

// After everything else: filling the cache is not worth a slower start.
if (document.readyState === "complete") void keepForLater();
else addEventListener("load", () => void keepForLater());
