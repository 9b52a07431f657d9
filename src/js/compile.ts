// Where a compiled module comes from in a browser. Nothing here compiles synchronously.

import { refusal } from "./error.ts";
import type { GameId } from "./types/index.d.ts";

/** Compiles the bytes inside an entry: base64 of gzip. Not by `fetch` of a data address, which a strict policy forbids. */
export async function compileInlined(
	base64: string,
): Promise<WebAssembly.Module> {
	if (typeof DecompressionStream === "undefined")
		throw refusal("no-decompression", {});
	const letters = atob(base64);
	const zipped = new Uint8Array(letters.length);
	// A loop: `Uint8Array.from` goes through an iterator and takes many times as long.
	for (let n = 0; n < letters.length; n += 1) zipped[n] = letters.charCodeAt(n);
	// Not a Blob: those of jsdom cannot be read as a stream.
	const stream = new Response(zipped).body?.pipeThrough(
		new DecompressionStream("gzip"),
	);
	return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/** Compiles what a caller names as the source of a game: a URL, a response, bytes, or a module that is compiled already. */
export async function compileFrom(
	game: GameId,
	source: unknown,
): Promise<WebAssembly.Module> {
	const given = await source;
	if (given instanceof WebAssembly.Module) return given;
	if (given instanceof ArrayBuffer || ArrayBuffer.isView(given))
		return WebAssembly.compile(given as BufferSource);
	if (
		typeof given !== "string" &&
		!(given instanceof URL) &&
		!(given instanceof Request) &&
		!(given instanceof Response)
	)
		throw refusal("bad-source", {});
	const response = given instanceof Response ? given : await fetch(given);
	if (!response.ok)
		throw refusal("file-not-found", { game, status: response.status });
	const type = response.headers.get("content-type") ?? "";
	// Some servers answer with a page what they do not find.
	if (type.startsWith("text/html")) throw refusal("file-is-page", { game });
	// Browsers stream only what a server calls WebAssembly; some servers do not know the type, and some platforms do not stream.
	const streams =
		type === "application/wasm" &&
		typeof WebAssembly.compileStreaming === "function";
	return streams
		? WebAssembly.compileStreaming(response)
		: WebAssembly.compile(await response.arrayBuffer());
}
