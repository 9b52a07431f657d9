// What the servers of this project serve: `demo/` and `pkg/` and nothing else.

import { fileIn } from "./static.mjs";

export const NOT_FOUND = `<!doctype html>
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

/** Finds the pages of a copy of the project. @param {string} root */
export const pagesOf = (root) => async (/** @type {string} */ pathname) => {
	if (pathname === "/" || pathname === "/demo") return { location: "/demo/" };
	const path = await fileIn(root, ["demo", "pkg"], pathname);
	return path === null ? null : { path };
};
