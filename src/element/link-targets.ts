// Links with a game in them, opened by a page: which table is the target of which link.

import type { Shared } from "./share-links.ts";
import { read, textIn } from "./share-links.ts";
import { linkWords, messageOf } from "./words.ts";

/** A table that may be the target of a link. */
interface LinkTarget {
	element: HTMLElement;
	/** The game it plays; null if it opens no links */
	wants: () => string | null;
	open: (shared: Shared) => void;
	complain: (message: string) => void;
}

/** How long a page may take to make the table that a link is for. */
const WAIT = 1000;

const targets: Set<LinkTarget> = new Set();
/** The link that was opened last. */
let opened: string | null = null;
let due = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks again when everything that happens now has happened. */
function look() {
	if (due) return;
	due = true;
	queueMicrotask(() => {
		due = false;
		void follow();
	});
}

const moved = () => {
	opened = null;
	look();
};

/** The tables that open links, in the order of the document. */
function able() {
	const following = (a: LinkTarget, b: LinkTarget) =>
		a.element.compareDocumentPosition(b.element) &
		Node.DOCUMENT_POSITION_FOLLOWING
			? -1
			: 1;
	return [...targets]
		.filter((target) => target.wants() !== null)
		.sort(following);
}

async function follow() {
	const text = textIn(location.hash);
	if (text === null || text === opened || able().length === 0) return;
	let shared: Shared;
	try {
		shared = await read(text);
	} catch (error) {
		if (text === opened) return;
		opened = text;
		able()[0]?.complain(messageOf(error));
		return;
	}
	clearTimeout(timer);
	if (text === opened) return;
	const target = able().find((each) => each.wants() === shared.game);
	if (target !== undefined) {
		opened = text;
		target.open(shared);
		return;
	}
	timer = setTimeout(() => {
		if (text === opened) return;
		opened = text;
		able()[0]?.complain(linkWords.otherGame(shared.game.slice(0, 40)));
	}, WAIT);
}

/** A table comes to the page. Returns a function that takes it away. */
export function join(target: LinkTarget) {
	if (targets.size === 0) window.addEventListener("hashchange", moved);
	targets.add(target);
	look();
	return () => {
		targets.delete(target);
		if (targets.size === 0) {
			window.removeEventListener("hashchange", moved);
			clearTimeout(timer);
		}
	};
}

/** The game has gone on: the address no longer says where it stands. */
export function forget() {
	if (textIn(location.hash) !== null)
		history.replaceState(
			history.state,
			"",
			location.pathname + location.search,
		);
}
