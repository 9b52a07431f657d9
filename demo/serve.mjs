// `npm start`: the demo from the committed package, in Node alone. Serves `demo/` and `pkg/` and nothing else.
//
//   node demo/serve.mjs FOLDER  serves another copy of the project than this one
//   PORT=3000 npm start       another port than 8080, or than the next one that is free
//   HOST=0.0.0.0 npm start    for other machines, too; without it only this machine is answered

import { fileURLToPath } from "node:url";
import { NOT_FOUND, pagesOf } from "./pages.mjs";
import { listen } from "./static.mjs";

const ROOT = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const find = pagesOf(ROOT);

/** Serves on this port, or on the next one that is free. @param {number} port @returns {ReturnType<typeof listen>} */
async function serveFrom(port) {
	try {
		const host = process.env.HOST ?? "127.0.0.1";
		return await listen({ find, notFound: NOT_FOUND, host, port });
	} catch (error) {
		const { code } = /** @type {NodeJS.ErrnoException} */ (error);
		if (code !== "EADDRINUSE" || port >= 65535) throw error;
		return serveFrom(port + 1);
	}
}

const { port } = await serveFrom(Number(process.env.PORT ?? 8080));
console.log(`http://localhost:${port}/demo/`);
