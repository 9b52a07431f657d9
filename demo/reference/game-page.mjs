// The page of a game: one template for all of them. What a page says of its game (description, lead, about, reconstructed) is
// written by hand in that page and kept; everything else is written from here.

import { facts } from "./cards.mjs";
import { escapeHtml } from "./frame.mjs";

/** @typedef {import("ludotheque").GameInfo} GameInfo */

/** Where the parts that are written by hand stand. */
const BY_HAND = {
	description: /<meta name="description" content="([^"]*)" \/>/,
	lead: /<p class="lead">(.*)<\/p>/,
	about: /<h2 id="about">The game<\/h2>\n([\s\S]*?) {8}<\/section>/,
	reconstructed:
		/<h2 id="reconstructed">What is reconstructed<\/h2>\n([\s\S]*?) {10}<h2 id="embed">/,
};

/**
 * A part of a page that is written by hand.
 * @param {string} page
 * @param {keyof typeof BY_HAND} part
 */
function kept(page, part) {
	const [, text] = BY_HAND[part].exec(page) ?? [];
	if (text === undefined) throw new Error(`the page has no ${part}`);
	return text;
}

/** What the table of a game will ask for, all at once: else each file would be found only in the one before. @param {string} id */
function preloaded(id) {
	const modules = [
		...["element", "engine", "web", "games.en"],
		...[`element-${id}`, `glue-${id}`, `text-${id}.en`],
	].map((name) => `../pkg/${name}.js`);
	const links = [...modules, "dom.js", "page.js"].map(
		(href) => `    <link rel="modulepreload" href="${href}" />\n`,
	);
	return `${links.join("")}    <link rel="preload" href="../pkg/${id}.wasm" as="fetch" type="application/wasm" crossorigin />\n`;
}

/**
 * The page of a game, anew.
 * @param {string} page as it is
 * @param {GameInfo} info
 * @param {string} firstRule the rule that the panel opens with
 */
export function gamePage(page, info, firstRule) {
	const { id } = info;
	const title = escapeHtml(info.title);
	return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Ludotheque</title>
    <meta name="description" content="${kept(page, "description")}" />
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="style.css" />
${preloaded(id)}    <script src="theme.js"></script>
    <script type="module" src="game.js"></script>
  </head>
  <body class="game-page">
    <a class="skip" href="#main">Skip to the content</a>
    <header class="page-head">
      <a class="brand" href="index.html"><img src="icon.svg" alt="" width="28" height="28" /><span>Ludotheque</span></a>
      <nav aria-label="Pages"><a href="index.html">Games</a><a href="blog.html">Article</a><a href="plain.html">Code</a><a href="embed.html">Docs</a></nav>
      <button type="button" id="theme"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><circle cx="12" cy="12" r="9" fill="none" stroke="currentcolor" stroke-width="2" /><path d="M12 3a9 9 0 0 1 0 18z" fill="currentcolor" /></svg><span>Theme: </span><b>auto</b></button>
    </header>
    <main id="main">
      <div class="game-head">
        <div>
          <h1>${title}</h1>
          ${facts(info)}
        </div>
        <p class="lead">${kept(page, "lead")}</p>
        <nav class="ways" aria-label="${title}">
          <a href="${id}.html" data-way="play">Play</a>
          <a href="${id}.html?way=pass" data-way="pass">Pass and play</a>
          <a href="${id}.html?lesson=${id}" data-way="lesson">Tour</a>
          <a href="#positions">Positions</a>
          <a href="#${firstRule}">Rules</a>
        </nav>
      </div>
      <ludo-table game="${id}">
        <picture slot="poster" class="board-poster">
          <source srcset="shots/${id}-board-dark.webp" media="(prefers-color-scheme: dark)" />
          <img src="shots/${id}-board-light.webp" alt="The board of ${title}" />
        </picture>
        <p>The board can be played on as soon as it has loaded. That needs JavaScript and WebAssembly.</p>
      </ludo-table>
      <div class="about">
        <section aria-labelledby="about">
          <h2 id="about">The game</h2>
${kept(page, "about")}        </section>
        <section aria-labelledby="reconstructed">
          <h2 id="reconstructed">What is reconstructed</h2>
${kept(page, "reconstructed")}          <h2 id="embed">On your own page</h2>
          <pre tabindex="0" role="region" aria-labelledby="embed"><code>&lt;script type=&quot;module&quot;
  src=&quot;ludotheque/element.js&quot;&gt;&lt;/script&gt;
&lt;ludo-table game=&quot;${id}&quot;&gt;&lt;/ludo-table&gt;</code></pre>
          <p><a href="embed.html">How a game is embedded</a>, and <a href="reference/${id}.html">its types</a>.</p>
        </section>
      </div>
      <section aria-labelledby="positions">
        <h2 id="positions">Positions from the rulebook</h2>
        <p>Each opens on the table above, ready to be played on.</p>
        <ul class="positions" id="list"></ul>
      </section>
    </main>
    <footer class="foot">Unofficial, and not affiliated with the authors or publishers of the games.</footer>
  </body>
</html>
`;
}
