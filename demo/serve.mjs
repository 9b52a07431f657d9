// A static server for the demo: Node alone, nothing to install. Serves `demo/` and `pkg/` and nothing else.

import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = await realpath(fileURLToPath(new URL("..", import.meta.url)));
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
		return info.isFile() ? { path, size: info.size } : null;
	} catch {
		return null;
	}
}

const server = createServer(async (request, response) => {
	const { pathname, search } = URL.canParse(
		request.url ?? "/",
		"http://localhost",
	)
		? new URL(request.url ?? "/", "http://localhost")
		: { pathname: "", search: "" };
	if (request.method !== "GET" && request.method !== "HEAD") {
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
			.writeHead(404, { "content-type": "text/plain; charset=utf-8" })
			.end("not found\n");
		return;
	}
	response.writeHead(200, {
		"content-type": TYPES[extname(file.path)] ?? "application/octet-stream",
		"content-length": file.size,
		"cache-control": "no-cache",
		"x-content-type-options": "nosniff",
	});
	if (request.method === "HEAD") response.end();
	else
		createReadStream(file.path)
			.on("error", () => response.destroy())
			.pipe(response);
});

const fixed = process.env.PORT;
let port = fixed === undefined ? 8080 : Number(fixed);

server.on("error", (error) => {
	const busy =
		/** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
	if (!busy || port >= 65535) throw error;
	port += 1;
	server.listen(port);
});
server.on("listening", () => {
	const address = server.address();
	if (address !== null && typeof address === "object")
		console.log(`http://localhost:${address.port}/demo/`);
});
server.listen(port);
