// Everything that a person, a screen reader or a script of the page could get to see of a page, as text: the document with all
// shadow trees, attributes and what stands in fields; dialogs that were opened, also when they are gone; what was announced,
// selected, copied and told by events; title, address, history and storage. Runs in the page, before its scripts.

/** @typedef {import("playwright-core").Page} Page */

export function record() {
	/** @type {Set<HTMLDialogElement>} */
	const dialogs = new Set();
	/** @type {string[]} */
	let heard = [];
	const { showModal } = HTMLDialogElement.prototype;
	HTMLDialogElement.prototype.showModal = function () {
		dialogs.add(this);
		return showModal.call(this);
	};
	const clipboard = {
		writeText: async (/** @type {string} */ text) => {
			heard.push(`copied: ${text}`);
		},
	};
	Object.defineProperty(navigator, "clipboard", { value: clipboard });
	for (const name of ["ready", "move", "over", "refusal"])
		addEventListener(name, (event) =>
			heard.push(
				`event ${name}: ${JSON.stringify(/** @type {any} */ (event).detail)}`,
			),
		);
	/** What waits longer than for the next task waits until the test lets time pass. @type {Map<number, () => void>} */
	const waiting = new Map();
	const { setTimeout: later, clearTimeout: never } = window;
	let timers = 1e9;
	/** @type {any} */ (window).setTimeout = (
		/** @type {(...args: any[]) => void} */ act,
		delay = 0,
		/** @type {any[]} */ ...args
	) => {
		if (delay < 100) return later(act, delay, ...args);
		timers += 1;
		waiting.set(timers, () => act(...args));
		return timers;
	};
	window.clearTimeout = (timer) => {
		if (!waiting.delete(Number(timer))) never(timer);
	};
	let random = 1;
	Math.random = () => {
		random = (random * 16807) % 2147483647;
		return random / 2147483647;
	};

	const LIVE = "[aria-live], [role=status], [role=log], [role=alert]";
	/** @type {WeakMap<Node, string>} */
	const said = new WeakMap();
	let changes = 0;
	function listen(/** @type {Document | ShadowRoot} */ root) {
		new MutationObserver((records) => {
			changes += records.length;
		}).observe(root, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true,
		});
		new MutationObserver(() => {
			for (const region of root.querySelectorAll(LIVE)) {
				const text = region.textContent ?? "";
				if (said.get(region) !== text && text !== "")
					heard.push(`announced: ${text}`);
				said.set(region, text);
			}
		}).observe(root, { subtree: true, childList: true, characterData: true });
	}
	listen(document);
	const { attachShadow } = Element.prototype;
	Element.prototype.attachShadow = function (options) {
		const root = attachShadow.call(this, options);
		listen(root);
		return root;
	};

	/** @param {Node} node @returns {string} */
	function written(node) {
		if (!(node instanceof Element)) return node.nodeValue ?? "";
		if (node.localName === "script") return "";
		const attributes = [...node.attributes]
			.map(({ name, value }) => ` ${name}="${value}"`)
			.sort();
		const field = /** @type {any} */ (node);
		const value = ["input", "textarea", "select"].includes(node.localName)
			? ` value:${field.value} checked:${field.checked}`
			: "";
		const inside = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
		return `<${node.localName}${attributes.join("")}${value}>\n${inside.map(written).join("")}</>`;
	}

	/** A kept game is the whole game, for this browser to go on with: of it only the rest is compared. @param {string} text */
	const withoutSave = (text) =>
		text.replace(/"save":"(?:[^"\\]|\\.)*"/g, '"save":…');

	Object.assign(window, {
		recorder: {
			/** Forgets what was heard, and begins to draw lots anew. */
			begin() {
				heard = [];
				random = 1;
				dialogs.clear();
				waiting.clear();
			},
			/** Forgets what was heard and opened so far. */
			deaf() {
				heard = [];
				for (const dialog of dialogs) if (!dialog.open) dialogs.delete(dialog);
			},
			/** Waits until the page has drawn two frames in which it did not change. */
			async quiet() {
				const drawn = () =>
					new Promise((done) => requestAnimationFrame(() => later(done)));
				for (let still = 0; still < 2; ) {
					const before = changes;
					await drawn();
					still = changes === before ? still + 1 : 0;
				}
			},
			/** Everything that waits for some time to pass. */
			pass() {
				const due = [...waiting.values()];
				waiting.clear();
				for (const act of due) act();
			},
			shown() {
				// What is to be stored is stored at once when a page is left.
				dispatchEvent(new Event("pagehide"));
				const stored = [localStorage, sessionStorage].map((storage) =>
					Object.keys(storage)
						.sort()
						.map((key) => `${key}: ${withoutSave(storage[key])}`),
				);
				return [
					`title: ${document.title}`,
					`address: ${location.href}`,
					`history: ${JSON.stringify(history.state)}`,
					`storage: ${stored.flat().join("\n")} ${document.cookie}`,
					`heard: ${heard.join("\n")}`,
					`selected: ${getSelection()}`,
					`dialogs: ${[...dialogs].map(written).join("\n")}`,
					`page: ${written(document.documentElement)}`,
				].join("\n");
			},
		},
	});
}

/** What differs first, for the message of a test. @param {string} one @param {string} two */
export function firstDifference(one, two) {
	const [left, right] = [one.split("\n"), two.split("\n")];
	const n = left.findIndex((line, at) => line !== right[at]);
	return n < 0 && left.length === right.length
		? ""
		: `${left[n]?.slice(0, 400)}\n  instead of\n${right[n]?.slice(0, 400)}`;
}
