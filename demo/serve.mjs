// A static server for the demo: Node alone, nothing to install. Serves `demo/` and `pkg/` and nothing else.
//
//   node demo/serve.mjs FOLDER  serves another copy of the project than this one
//   PORT=3000 npm start       another port than 8080, or than the next one that is free
//   HOST=0.0.0.0 npm start    for other machines, too; without it only this machine is answered

import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ROOT = await realpath(
	process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url)),
);
const OPEN = ["demo", "pkg"].map((folder) => join(ROOT, folder) + sep);

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

const NOT_FOUND = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Not found · Ludotheque</title>
  <link rel="stylesheet" href="/demo/style.css" />
  <main>
    <h1>There is no such page</h1>
    <p><a href="/demo/">To the games</a></p>
  </main>
</html>
`;

/**
 * The file behind a path of the address, or null when it is not ours to give.
 * @param {string} pathname
 */
async function find(pathname) {
	let name;
	try {
		name = decodeURIComponent(pathname);
	} catch {
		return null;
	}
	if (name.includes("\0")) return null;
	if (name.endsWith("/")) name += "index.html";
	try {
		const path = await realpath(join(ROOT, name));
		if (!OPEN.some((folder) => path.startsWith(folder))) return null;
		const info = await stat(path);
		if (!info.isFile()) return null;
		return { path, version: `${info.size}-${info.mtimeMs}` };
	} catch {
		return null;
	}
}

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
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(request, response) {
	const { pathname, search } = URL.canParse(
		request.url ?? "/",
		"http://localhost",
	)
		? new URL(request.url ?? "/", "http://localhost")
		: { pathname: "", search: "" };
	const isHead = request.method === "HEAD";
	if (request.method !== "GET" && !isHead) {
		response.writeHead(405, { allow: "GET, HEAD" }).end();
		return;
	}
	if (pathname === "/" || pathname === "/demo") {
		response.writeHead(302, { location: `/demo/${search}` }).end();
		return;
	}
	const file = await find(pathname);
	if (file === null) {
		response
			.writeHead(404, { "content-type": TYPES[".html"] })
			.end(isHead ? undefined : NOT_FOUND);
		return;
	}
	const encoding = encodingFor(
		String(request.headers["accept-encoding"] ?? ""),
		file.path,
	);
	const etag = `"${file.version}${encoding === null ? "" : `-${encoding.name}`}"`;
	// Kept by the browser, and asked for again only by its version: a rebuilt package shows at once.
	const kept = { "cache-control": "no-cache", etag, vary: "accept-encoding" };
	if (request.headers["if-none-match"] === etag) {
		response.writeHead(304, kept).end();
		return;
	}
	const bytes = await bytesOf(file, encoding);
	response.writeHead(200, {
		...kept,
		"content-type": TYPES[extname(file.path)] ?? "application/octet-stream",
		"content-length": bytes.length,
		"x-content-type-options": "nosniff",
		...(encoding === null ? {} : { "content-encoding": encoding.name }),
	});
	response.end(isHead ? undefined : bytes);
}

const server = createServer((request, response) => {
	answer(request, response).catch(() => response.destroy());
});

const host = process.env.HOST ?? "127.0.0.1";
const fixed = process.env.PORT;
let port = fixed === undefined ? 8080 : Number(fixed);

server.on("error", (error) => {
	const busy =
		/** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
	if (!busy || port >= 65535) throw error;
	port += 1;
	server.listen(port, host);
});
server.on("listening", () => {
	const address = server.address();
	if (address !== null && typeof address === "object")
		console.log(`http://localhost:${address.port}/demo/`);
});
server.listen(port, host);
