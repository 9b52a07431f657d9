// The page for frames. Its words are classic scripts, as it is itself: in a sandboxed frame nothing else may be loaded from a
// server that lets no other origin read.

import { OTHERS, Places } from "./words.mjs";

/** The page for frames and its words, by their names from the folder of the demo. @returns {[string, string][]} */
export function framePage() {
	const places = new Places();
	places.speak("frame.notLoaded", "frame.which");
	const title = places.element("title", "frame.title");
	const words = OTHERS.map((lang) => ` data-${lang}="words/${lang}/frame.js"`);
	const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${title}
    <meta name="robots" content="noindex" />
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="frame.css" />
    ${places.block()}
    <script src="frame.js"${words.join("")} defer></script>
  </head>
  <body></body>
</html>
`;
	return [
		["frame.html", html],
		...OTHERS.map(
			(lang) =>
				/** @type {[string, string]} */ ([
					`words/${lang}/frame.js`,
					`// Written by npm run docs.\nObject.assign(globalThis, {\n\tframeWords: ${JSON.stringify(places.words(lang), null, "\t").replaceAll("\n", "\n\t")},\n});\n`,
				]),
		),
	];
}
