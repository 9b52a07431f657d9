// A static server in Node alone: what `npm start` runs, and what the tests serve their pages with. Files are compressed where
// the browser takes it, and kept by the browser until they change.

import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".ts": "text/plain; charset=utf-8",
	".md": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
};
/** Pictures are compressed already. */
const COMPRESSED = [".png", ".webp"];

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** @typedef {{ name: string, pack: (bytes: Buffer) => Promise<Buffer> }} Encoding */
/** The encodings that are offered, the best first. @type {Encoding[]} */
const ENCODINGS = [
	{
		name: "br",
		pack: (bytes) =>
			asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	},
	{ name: "gzip", pack: (bytes) => asGzip(bytes) },
];

/**
 * The best encoding that a browser takes and that helps this file; none for pictures.
 * @param {string} accepted the header `accept-encoding`
 * @param {string} path
 */
function encodingFor(accepted, path) {
	if (COMPRESSED.includes(extname(path))) return null;
	const taken = accepted.split(",").map((each) => each.split(";")[0]?.trim());
	return ENCODINGS.find(({ name }) => taken.includes(name)) ?? null;
}

/** What was compressed, by path and encoding. @type {Map<string, { version: string, bytes: Buffer }>} */
const compressed = new Map();

/**
 * The bytes of a file as they are sent.
 * @param {{ path: string, version: string }} file
 * @param {Encoding | null} encoding
 */
async function bytesOf({ path, version }, encoding) {
	if (encoding === null) return readFile(path);
	const key = `${encoding.name} ${path}`;
	const known = compressed.get(key);
	if (known?.version === version) return known.bytes;
	const bytes = await encoding.pack(await readFile(path));
	compressed.set(key, { version, bytes });
	return bytes;
}

/**
 * A file of some folders below a root, by a path from the root; null when there is none, or when it lies elsewhere.
 * @param {string} root
 * @param {string[]} folders
 * @param {string} name
 */
export async function fileIn(root, folders, name) {
	if (name.includes("\0")) return null;
	try {
		const path = await realpath(
			join(root, name.endsWith("/") ? `${name}index.html` : name),
		);
		const base = await realpath(root);
		const isOpen = folders.some((folder) =>
			path.startsWith(join(base, folder, sep)),
		);
		return isOpen && (await stat(path)).isFile() ? path : null;
	} catch {
		return null;
	}
}

/**
 * What is behind an address: a file by its path, a text that is in no file, another address, or nothing.
 * @typedef {{ path: string } | { text: string, type?: string } | { location: string } | null} Found
 */

/**
 * Answers requests for a site.
 * @param {object} site
 * @param {(pathname: string) => Found | Promise<Found>} site.find
 * @param {(pathname: string) => Record<string, string>} [site.headers] what an answer says besides
 * @param {string} [site.notFound] the page that is shown where nothing is found
 */
export function answering({ find, headers = () => ({}), notFound = "" }) {
	/**
	 * @param {import("node:http").IncomingMessage} request
	 * @param {import("node:http").ServerResponse} response
	 */
	async function answer(request, response) {
		const isHead = request.method === "HEAD";
		if (request.method !== "GET" && !isHead)
			return response.writeHead(405, { allow: "GET, HEAD" }).end();
		/** @type {Found} */
		let found = null;
		let pathname = "";
		try {
			const { pathname: path, search } = new URL(
				request.url ?? "/",
				"http://localhost",
			);
			pathname = decodeURIComponent(path);
			found = await find(pathname);
			if (found !== null && "location" in found)
				found = { location: found.location + search };
		} catch {
			// An address that is none.
		}
		const besides = headers(pathname);
		if (found === null)
			return response
				.writeHead(404, { "content-type": TYPES[".html"], ...besides })
				.end(isHead ? undefined : notFound);
		if ("location" in found)
			return response.writeHead(302, { location: found.location }).end();
		if ("text" in found)
			return response
				.writeHead(200, {
					"content-type": found.type ?? TYPES[extname(pathname)] ?? "text/html",
					...besides,
				})
				.end(isHead ? undefined : found.text);
		const { path } = found;
		const { size, mtimeMs } = await stat(path);
		const version = `${size}-${mtimeMs}`;
		const encoding = encodingFor(
			String(request.headers["accept-encoding"] ?? ""),
			path,
		);
		const etag = `"${version}${encoding === null ? "" : `-${encoding.name}`}"`;
		// Kept by the browser, and asked for again only by its version: a rebuilt package shows at once.
		const kept = {
			"cache-control": "no-cache",
			etag,
			vary: "accept-encoding",
			...besides,
		};
		if (request.headers["if-none-match"] === etag)
			return response.writeHead(304, kept).end();
		const bytes = await bytesOf({ path, version }, encoding);
		return response
			.writeHead(200, {
				...kept,
				"content-type": TYPES[extname(path)] ?? "application/octet-stream",
				"content-length": bytes.length,
				"x-content-type-options": "nosniff",
				...(encoding === null ? {} : { "content-encoding": encoding.name }),
			})
			.end(isHead ? undefined : bytes);
	}

	return (
		/** @type {import("node:http").IncomingMessage} */ request,
		/** @type {import("node:http").ServerResponse} */ response,
	) => {
		answer(request, response).catch(() => response.destroy());
	};
}

/**
 * Starts a server; gives its port and how to close it.
 * @param {Parameters<typeof answering>[0] & { host?: string, port?: number }} site `port` 0, which is left out, is any that is free
 */
export async function listen({ host = "127.0.0.1", port = 0, ...site }) {
	const server = createServer(answering(site));
	await new Promise((done, failed) => {
		server.once("error", failed);
		server.listen(port, host, () => done(undefined));
	});
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("the server has no port");
	return {
		port: address.port,
		close() {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done(undefined)));
		},
	};
}
