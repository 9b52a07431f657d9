// A bare table for an <iframe>: frame.html?game=kopis&scenario=capture&lang=fr. It tells the page around it how high it is.
//
// In a frame that is sandboxed with `allow-scripts` alone nothing may be fetched from a server that does not allow it, no module
// either: so this is a classic script, and so is the table.

(() => {
	/** The attributes that an address may set. What a browser keeps is for the pages of this site alone. */
	const ATTRIBUTES = [
		"scenario",
		"options",
		"players",
		"names",
		"view",
		"curtain",
		"controls",
		"readonly",
		"move-list",
		"theme",
		"lang",
	];
	const query = new URLSearchParams(location.search);
	/** The address of the words of a language. @type {Record<string, string | undefined>} */
	const files = { ...document.currentScript?.dataset };
	/** What this page says; in another language than English a script of its own brings it. @type {Record<string, string>} */
	let words = JSON.parse(document.getElementById("words")?.textContent ?? "");
	/** What is wrong, if anything is: the name of what is said, and what is put into it. @type {[name: string, value: string] | null} */
	let complaint = null;

	/** @param {string} name @param {string} value */
	function complain(name, value) {
		complaint = [name, value];
		const element = document.createElement("p");
		element.setAttribute("role", "alert");
		element.textContent = (words[name] ?? "").replace(/\{\w+\}/, value);
		document.body.replaceChildren(element);
	}

	/** The page itself speaks the language of its table. @param {string} lang */
	function speak(lang) {
		const file = files[lang.toLowerCase().split("-")[0] ?? ""];
		if (file === undefined) return;
		const script = document.createElement("script");
		script.src = file;
		script.onload = () => {
			words = /** @type {any} */ (globalThis).frameWords;
			document.documentElement.lang = lang;
			document.title = words["frame.title"] ?? document.title;
			if (complaint !== null) complain(...complaint);
		};
		document.head.append(script);
	}

	/** The address of a script of the package, or of a lesson, never comes from the query: only a plain id. @param {string} name */
	const id = (name) => /^[a-z]+(-[a-z]+)*$/.exec(query.get(name) ?? "")?.[0];

	/** @param {string} game */
	function lay(game) {
		const table = document.createElement("ludo-table");
		table.setAttribute("game", game);
		for (const name of ATTRIBUTES) {
			const value = query.get(name);
			if (value !== null) table.setAttribute(name, value);
		}
		const lesson = id("lesson");
		if (lesson !== undefined) table.setAttribute("lesson", lesson);
		table.setAttribute("frame", "frame.html");
		const theme = query.get("theme");
		if (theme === "light" || theme === "dark")
			document.documentElement.dataset.theme = theme;
		document.body.append(table);
		// There is one table and nothing to scroll past: no reason to wait.
		customElements
			.whenDefined("ludo-table")
			.then(() => table.load())
			.catch(() => {
				// The table itself says what is wrong.
			});

		const script = document.createElement("script");
		script.src = `../pkg/table-${game}.js`;
		script.onerror = () => complain("frame.notLoaded", game);
		document.head.append(script);
	}

	const tell = () =>
		parent.postMessage(
			{
				type: "ludotheque:height",
				height: Math.ceil(document.body.getBoundingClientRect().height),
			},
			"*",
		);
	if (parent !== window) new ResizeObserver(tell).observe(document.body);

	speak(query.get("lang") ?? "en");
	const game = id("game");
	if (game !== undefined) lay(game);
	else complain("frame.which", "frame.html?game=kopis");
})();
