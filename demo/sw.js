// The pages without a network. On its first visit it reads the pages, follows everything they name, and keeps it;
// afterwards the network comes first, always, and what is kept is the answer when there is none.
// There is no list of files to forget one in: what a page or a module names in quotes is fetched.

/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = new URL(location.href).searchParams.get("v") ?? "0";
const PREFIX = `ludotheque ${new URL("./", location.href).pathname} `;
const CACHE = PREFIX + VERSION;
const PAGES = ["./", "index.html", "kopis.html", "ptites-locos.html", "troia.html", "frachtexpress.html", "koplopers.html", "blog.html", "plain.html", "embed.html", "frontend.html", "server.html", "reference/index.html"];
const NAMED = /["'`(]((?:\.{1,2}\/)*[\w-][\w./-]*\.(?:html|m?js|css|svg|json|wasm|webp|sources))["'`)]/g;

worker.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  })());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(event));
});

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    // A range or an error is nothing to keep. The page does not wait for the keeping: WebAssembly compiles while it streams.
    if (fresh.status === 200) event.waitUntil(cache.put(plain(request.url), fresh.clone()));
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

/** Keeps the pages and everything they lead to; but the entry with the rules inside, which repeats them, is for bundlers. */
async function fill() {
  const cache = await caches.open(CACHE);
  const base = new URL("../", location.href).href;
  const seen = new Set(PAGES.map((page) => new URL(page, location.href).href));
  const waiting = [...seen];
  for (let batch = waiting.splice(0, 6); batch.length > 0; batch = waiting.splice(0, 6)) {
    await Promise.all(batch.map(async (address) => {
      const found = await fetch(address, { cache: "no-cache" }).catch(() => null);
      if (found === null || found.status !== 200) return;
      await cache.put(address, found.clone());
      if (!/html|css|javascript/.test(found.headers.get("content-type") ?? "")) return;
      for (const [, name = ""] of (await found.text()).matchAll(NAMED)) {
        const next = plain(new URL(name, address).href);
        if (next.startsWith(base) && !next.endsWith("/pkg/index.js") && !seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }));
  }
}
