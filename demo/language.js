// Runs before anything is painted: which language the page speaks. The address says it (?lang=fr), else what the visitor chose
// here, else the browser. The words themselves come with words.js; until then nothing is shown, so that no English flashes.

(() => {
	const { documentElement: root, currentScript } = document;
	/** The languages of this page have a file of words each. @type {Record<string, string | undefined>} */
	const files = { ...currentScript?.dataset };

	/** A language of this page, also with a region. @param {string | null | undefined} lang */
	const known = (lang) => {
		const code = lang?.toLowerCase().split("-")[0] ?? "";
		return Object.hasOwn(files, code) ? code : undefined;
	};

	const asked = known(new URLSearchParams(location.search).get("lang"));
	let chosen = null;
	try {
		chosen = localStorage.getItem("ludotheque-language");
	} catch {
		// A browser that keeps nothing has a language all the same.
	}
	const lang =
		asked ??
		known(chosen) ??
		navigator.languages.map(known).find((each) => each !== undefined) ??
		"en";
	if (lang === "en") return;
	root.lang = lang;
	root.dataset.words = "coming";
	const early = document.createElement("link");
	Object.assign(early, { rel: "preload", as: "fetch", href: files[lang] });
	early.crossOrigin = "anonymous";
	document.head.append(early);
	// Whatever happens to the words, the page is not hidden for long.
	setTimeout(() => delete root.dataset.words, 4000);
})();
