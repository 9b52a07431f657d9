// What a page says, in the language that language.js has found, and another one when the visitor chooses it. Every place where
// something is said has a name (data-t for what stands in an element, data-t-of for its attributes); the words of a language are
// texts by these names. The event «words» of the document tells the scripts of the page that they have changed.

const { documentElement: root } = document;
/** The files of words, by languages. */
const files = {
	.../** @type {HTMLElement | null} */ (
		document.querySelector('script[src="language.js"]')
	)?.dataset,
};
const choice = /** @type {HTMLSelectElement | null} */ (
	document.getElementById("language")
);
/** Until another language is there: what scripts say stands in the page in English. @type {Record<string, string>} */
let words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
/** The parts of an element that have markup of their own, in the order of their numbers. @type {WeakMap<Element, Element[]>} */
const parts = new WeakMap();
/** Which change of language is the latest. */
let latest = 0;

/** What is said in a place. @param {string} name @param {Record<string, string | number>} [params] */
export function say(name, params = {}) {
	return (words[name] ?? name).replace(/\{(\w+)\}/g, (_, param) => {
		const value = params[param] ?? "";
		return typeof value === "number" ? value.toLocaleString(root.lang) : value;
	});
}

/** Shows something now, and again whenever the page speaks another language. @param {() => void} show */
export function inWords(show) {
	show();
	document.addEventListener("words", show);
}

/**
 * An address of this site: where this page was asked for in a language by its address, so is the next one.
 * @param {string} href relative to this page
 */
export function addressOf(href) {
	if (!isAsked()) return href;
	const url = new URL(href, location.href);
	url.searchParams.set("lang", root.lang);
	const file = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
	return `${file}${url.search}${url.hash}`;
}

/** Whether the address of this page says a language. */
function isAsked() {
	const lang = new URLSearchParams(location.search).get("lang");
	const code = lang?.toLowerCase().split("-")[0] ?? "";
	return Object.hasOwn(files, code);
}

/** Writes into an element. The texts are data: only numbered parts are elements, and these are the page's own. @param {Element} element @param {string} text */
function fill(element, text) {
	const own = parts.get(element) ?? [...element.children];
	parts.set(element, own);
	const pieces = text.split(/<(\d)>(.*?)<\/\1>/);
	element.replaceChildren();
	for (let at = 0; at < pieces.length; at += 3) {
		element.append(pieces[at] ?? "");
		const part = own[Number(pieces[at + 1]) - 1];
		if (part === undefined) continue;
		part.textContent = pieces[at + 2] ?? "";
		element.append(part);
	}
}

function showWords() {
	for (const element of document.querySelectorAll("[data-t]")) {
		const text = words[element.getAttribute("data-t") ?? ""];
		if (text !== undefined) fill(element, text);
	}
	for (const element of document.querySelectorAll("[data-t-of]"))
		for (const pair of (element.getAttribute("data-t-of") ?? "").split(" ")) {
			const [attribute = "", name = ""] = pair.split("=");
			const text = words[name];
			if (text !== undefined) element.setAttribute(attribute, text);
		}
}

function showLanguage() {
	if (choice === null) return;
	choice.value = root.lang;
	const short = choice.parentElement?.querySelector("b");
	if (short) short.textContent = root.lang.toUpperCase();
}

/** Links within a page, and to pages that are English, stay as they are. */
function leadOn() {
	for (const link of document.querySelectorAll(
		'a[href]:not([hreflang]):not([href^="#"])',
	))
		link.setAttribute("href", addressOf(link.getAttribute("href") ?? ""));
}

/**
 * The page speaks this language as soon as its words are there; without them it stays as it is.
 * @param {string} lang
 * @returns {Promise<boolean>} whether it does
 */
async function speak(lang) {
	latest += 1;
	const mine = latest;
	const file = files[lang];
	try {
		const answer = await fetch(new URL(file ?? "", import.meta.url));
		if (!answer.ok) return false;
		const found = await answer.json();
		if (mine !== latest) return false;
		words = found;
	} catch {
		return false;
	}
	root.lang = lang;
	showWords();
	return true;
}

function tell() {
	showLanguage();
	leadOn();
	delete root.dataset.words;
	document.dispatchEvent(new Event("words"));
}

if (root.lang === "en") tell();
else
	void speak(root.lang).then((spoken) => {
		if (!spoken) root.lang = "en";
		tell();
	});

choice?.addEventListener("change", async () => {
	const lang = choice.value;
	const spoken = await speak(lang);
	// Another one was chosen since.
	if (choice.value !== lang) return;
	if (spoken) {
		const asked = isAsked();
		try {
			localStorage.setItem("ludotheque-language", lang);
		} catch {
			// Not kept, then.
		}
		if (asked) {
			const url = new URL(location.href);
			url.searchParams.set("lang", lang);
			history.replaceState(history.state, "", url);
		}
	}
	tell();
});
