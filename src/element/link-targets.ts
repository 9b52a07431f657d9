// Links with a game in them, opened by a page: which table is the target of which link.

import { soon } from "./platform.ts";
import type { Shared } from "./share-links.ts";
import { read, textIn } from "./share-links.ts";
import { Said } from "./words.ts";

/** A table that may be the target of a link. */
interface LinkTarget {
	element: HTMLElement;
	/** The game it plays; null if it opens no links */
	wants: () => string | null;
	/** @param wanted whether the address still asks for it */
	open: (shared: Shared, wanted: () => boolean) => void;
	complain: (why: unknown) => void;
}

/** How long a page may take to make the table that a link is for. */
const WAIT = 1000;

const targets: Set<LinkTarget> = new Set();
/** The link that was opened last. */
let opened: string | null = null;
let due = false;
let reading: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Settles when the link in the address has been read, and its table knows of it. */
export const linkRead = () => reading;

/** Looks again when everything that happens now has happened. */
function look() {
	if (due) return;
	due = true;
	reading = soon(() => {
		due = false;
		return follow();
	});
}

/**
 * The text of the link in the address; null where there is none. A fragment that no percent sign makes sense of, and that names
 * nothing on the page, was a link: it is damaged.
 */
function linkText() {
	const { hash } = location;
	const text = textIn(hash);
	const name = hash.slice(1);
	const named = () =>
		document.getElementById(name) !== null ||
		document.getElementsByName(name).length > 0;
	if (text === "") return named() ? null : "";
	if (text !== null) return text;
	return /%(?![0-9a-f]{2})/i.test(hash) && !named() ? "" : null;
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
	const text = linkText();
	if (text === null || text === opened || able().length === 0) return;
	let shared: Shared;
	try {
		shared = await read(text);
	} catch (error) {
		if (text === opened) return;
		opened = text;
		able()[0]?.complain(error);
		return;
	}
	clearTimeout(timer);
	if (text === opened) return;
	const target = able().find((each) => each.wants() === shared.game);
	if (target !== undefined) {
		opened = text;
		target.open(shared, () => linkText() === text);
		return;
	}
	timer = setTimeout(() => {
		if (text === opened) return;
		opened = text;
		able()[0]?.complain(
			new Said(({ link }) => link.otherGame(shared.game.slice(0, 40))),
		);
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
