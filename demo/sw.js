// The pages without a network. What a page has used is kept, and no other game is fetched, unless the visitor asks for all of
// them. The network comes first, always; what is kept is the answer when there is none.
//
//   { type: "keep", addresses }   from a page that was opened before this worker was there: what it has used
//   { type: "keep all" }          from the visitor; how far it is goes back through the port of the message

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (
	/** @type {unknown} */ (self)
);
const VERSION = new URL(location.href).searchParams.get("v") ?? "0";
const PREFIX = `ludotheque ${new URL("./", location.href).pathname} `;
const CACHE = PREFIX + VERSION;
/** Stands in the cache of a visitor who asked for everything: the next version fetches everything, too. */
const EVERYTHING = new URL("everything-is-kept", location.href).href;
/** Where a visit begins: every other page is linked from these, or from one that is. */
const PAGES = ["./", "index.html"];
/** What a page or a module names in quotes: there is no list of files to forget one in. */
const NAMED =
	/["'`(]((?:\.{1,2}\/)*[\w-][\w./-]*\.(?:html|m?js|css|svg|json|wasm|webp|sources))["'`)]/g;

worker.addEventListener("install", (event) => {
	event.waitUntil(takeOver().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
	event.waitUntil(
		(async () => {
			await Promise.all(
				(await olderCaches()).map((name) => caches.delete(name)),
			);
			await worker.clients.claim();
		})(),
	);
});

worker.addEventListener("message", (event) => {
	const {
		data,
		ports: [port],
	} = event;
	if (data?.type === "keep") event.waitUntil(keep(data.addresses));
	if (data?.type === "keep all")
		event.waitUntil(keepAll((progress) => port?.postMessage(progress)));
});

worker.addEventListener("fetch", (event) => {
	const { request } = event;
	if (
		request.method !== "GET" ||
		new URL(request.url).origin !== location.origin
	)
		return;
	event.respondWith(answer(event));
});

async function olderCaches() {
	return (await caches.keys()).filter(
		(name) => name.startsWith(PREFIX) && name !== CACHE,
	);
}

/** What the version before has kept is fetched anew. */
async function takeOver() {
	for (const name of await olderCaches()) {
		const addresses = (await (await caches.open(name)).keys()).map(
			({ url }) => url,
		);
		if (addresses.includes(EVERYTHING)) await keepAll(() => {});
		else await keep(addresses);
	}
}

/** @param {FetchEvent} event */
async function answer(event) {
	const { request } = event;
	const cache = await caches.open(CACHE);
	try {
		const fresh = await fetch(request);
		// A range or an error is nothing to keep. The page does not wait for the keeping: WebAssembly compiles while it streams.
		if (fresh.status === 200)
			event.waitUntil(cache.put(plain(request.url), fresh.clone()));
		return fresh;
	} catch (error) {
		const kept = await cache.match(plain(request.url));
		if (kept !== undefined) return kept;
		throw error;
	}
}

/**
 * A page is the same page whatever is asked of it.
 * @param {string} address
 */
function plain(address) {
	const url = new URL(address);
	return url.origin + url.pathname;
}

/**
 * Fetches a file and keeps it; null when there is none. Rejects without a network.
 * @param {Cache} cache
 * @param {string} address
 */
async function keepOne(cache, address) {
	const found = await fetch(address, { cache: "no-cache" });
	if (found.status !== 200) return null;
	await cache.put(address, found.clone());
	return found;
}

/**
 * Keeps what a page has used and is not kept yet.
 * @param {string[]} addresses
 */
async function keep(addresses) {
	const cache = await caches.open(CACHE);
	const own = addresses
		.filter((address) => new URL(address).origin === location.origin)
		.map(plain);
	await Promise.allSettled(
		[...new Set(own)].map(
			async (address) =>
				(await cache.match(address)) ?? keepOne(cache, address),
		),
	);
}

/**
 * Keeps the pages and everything they lead to; but the entry with the rules inside, which repeats them, is for bundlers.
 * Not everything that is named in a page is there: pages show code.
 * @param {(progress: { kept: number, known: number, failed: number, bytes: number, done: boolean }) => void} tell
 */
async function keepAll(tell) {
	const cache = await caches.open(CACHE);
	const base = new URL("../", location.href).href;
	const known = new Set(PAGES.map((page) => new URL(page, location.href).href));
	const seen = new Set(known);
	const waiting = [...known];
	let [kept, failed, bytes] = [0, 0, 0];
	for (
		let batch = waiting.splice(0, 6);
		batch.length > 0;
		batch = waiting.splice(0, 6)
	) {
		await Promise.all(
			batch.map(async (address) => {
				const found = await keepOne(cache, address).catch(() => undefined);
				if (found === undefined) failed += 1;
				if (!found) return void known.delete(address);
				const body = await found.arrayBuffer();
				kept += 1;
				bytes += body.byteLength;
				if (
					!/html|css|javascript/.test(found.headers.get("content-type") ?? "")
				)
					return;
				for (const [, name = ""] of new TextDecoder()
					.decode(body)
					.matchAll(NAMED)) {
					const next = plain(new URL(name, address).href);
					if (
						!next.startsWith(base) ||
						next.endsWith("/pkg/index.js") ||
						seen.has(next)
					)
						continue;
					seen.add(next);
					known.add(next);
					waiting.push(next);
				}
			}),
		);
		tell({ kept, known: known.size, failed, bytes, done: false });
	}
	if (failed === 0) await cache.put(EVERYTHING, new Response(""));
	tell({ kept, known: known.size, failed, bytes, done: true });
}
