// The gallery: a card for each game, from what `games()` says in each language, and one for a page of one's own.

import { facts } from "./facts.mjs";
import { escapeHtml } from "./html-text.mjs";
import { translatedPage, withWords } from "./translated-page.mjs";
import { Places } from "./words.mjs";

/** @typedef {import("ludotheque").GameInfo} GameInfo */

/** What the first board needs, all at once. @param {string} first the id of its game */
function preloaded(first) {
	const early = ["element", "engine", "web", "games.en"].map(
		(name) => `../pkg/${name}.js`,
	);
	const late = [`element-${first}`, `glue-${first}`, `text-${first}.en`].map(
		(name) => `../pkg/${name}.js`,
	);
	const links = [
		...[...early, "page.js"].map((href) => `href="${href}"`),
		...late.map((href) => `href="${href}" fetchpriority="low"`),
		'href="offline.js"',
	].map((link) => `    <link rel="modulepreload" ${link} />\n`);
	return `${links.join("")}    <link rel="preload" href="../pkg/${first}.wasm" as="fetch" type="application/wasm" crossorigin fetchpriority="low" />\n`;
}

/** @param {Places} places @param {GameInfo} info */
function card(places, { id, title }) {
	const named = (/** @type {string} */ key) =>
		places.attributes({
			"aria-label": [`${key}.${id}`, (voice) => voice.say(key, { title })],
		});
	const word = (/** @type {string} */ key) => escapeHtml(places.text(key));
	return `        <li class="card" data-game="${id}">
          <a class="miniature" href="${id}.html" tabindex="-1" aria-hidden="true">
            <picture>
              <source srcset="shots/${id}-card-dark.webp" media="(prefers-color-scheme: dark)" />
              <img src="shots/${id}-card-light.webp" alt="" width="480" height="480" fetchpriority="high" />
            </picture>
          </a>
          <div class="words">
            <h2><a href="${id}.html">${escapeHtml(title)}</a></h2>
            ${facts(places, id)}
            ${places.element("p", `${id}.summary`, { said: (voice) => voice.info(id).summary })}
          </div>
          <p class="card-ways">
            <a class="go" href="${id}.html"${named("card.playGame")} data-t="card.play">${word("card.play")}</a>
            <a href="${id}.html?lesson=${id}"${named("card.tourOfGame")} data-t="card.tour">${word("card.tour")}</a>
            <a data-setup="${id}" href="${id}.html?way=setup"${named("card.setupOfGame")} data-t="card.setup">${word("card.setup")}</a>
          </p>
        </li>
`;
}

/** What leads an author on; all but the article is English. */
const AUTHORS = [
	['a class="go" href="embed.html" hreflang="en"', "own.embed"],
	['a href="frontend.html" hreflang="en"', "own.frontend"],
	['a href="server.html" hreflang="en"', "own.server"],
	['a href="test.html" hreflang="en"', "own.test"],
	['a href="reference/index.html" hreflang="en"', "own.reference"],
	['a href="blog.html"', "own.article"],
	['a href="plain.html" hreflang="en"', "own.plain"],
];

/** @param {Places} places */
const own = (places) => `        <li class="card own">
          <div class="words">
            ${places.element("h2", "own.heading")}
            ${places.element("p", "own.text")}
            <pre tabindex="0" role="region"${places.attributes({ "aria-label": "own.listing" })}><code>&lt;script type=&quot;module&quot;
  src=&quot;ludotheque/element.js&quot;&gt;&lt;/script&gt;
&lt;ludo-table game=&quot;kopis&quot;&gt;&lt;/ludo-table&gt;</code></pre>
            ${places.element("p", "own.more")}
          </div>
          <p class="card-ways">
${AUTHORS.map(([tag = "", key = ""]) => `            ${places.element(tag, key)}\n`).join("")}          </p>
        </li>
`;

/** The gallery and its words. @param {GameInfo[]} infos */
export function galleryPage(infos) {
	const places = new Places();
	places.speak(
		"gallery.pause",
		"gallery.resume",
		"offline.looking",
		"offline.progress",
		"offline.failed",
		"offline.done",
	);
	const body = `    <main id="main">
      <div class="gallery-head">
        ${places.element("h1", "gallery.heading")}
        ${places.element('p class="lead"', "gallery.lead")}
        ${places.element('button type="button" id="motion" hidden', "gallery.pause")}
      </div>
      <ul class="gallery">
${infos.map((info) => card(places, info)).join("")}${own(places)}      </ul>
    </main>
    <section class="offline" id="offline"${places.attributes({ "aria-label": "offline.label" })} hidden>
      ${places.element('button type="button"', "offline.keep")}
      ${places.element("p", "offline.about")}
      <p role="status"></p>
    </section>
`;
	const html = translatedPage(places, {
		file: "index.html",
		className: "gallery-page",
		title: () => "Ludotheque",
		description: ["gallery.description"],
		head: preloaded(infos[0]?.id ?? ""),
		script: "gallery.js",
		current: { "index.html": "page" },
		body,
	});
	return withWords("index.html", html, places);
}
