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

	/** @param {string} text */
	function say(text) {
		const words = document.createElement("p");
		words.setAttribute("role", "alert");
		words.textContent = text;
		document.body.replaceChildren(words);
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
		script.onerror = () =>
			say(`The table of «${game}» could not be loaded: is there such a game?`);
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

	const game = id("game");
	if (game !== undefined) lay(game);
	else
		say("Which game? The address of this page names it: frame.html?game=kopis");
})();
