// The page of a game: one template for all of them. What a page says of its game (description, lead, about, reconstructed) stands
// in demo/words under the id of the game.

import { facts } from "./facts.mjs";
import { escapeHtml } from "./html-text.mjs";
import { translatedPage, withWords } from "./translated-page.mjs";
import { english, Places } from "./words.mjs";

/** @typedef {import("ludotheque").GameInfo} GameInfo */

/** The numbered parts of what is said of a game, where it has any: links, titles in another language, names of options. @type {Record<string, string[]>} */
const PARTS = {
	"kopis.about.2": ['a href="blog.html"'],
	"ptites-locos.about.1": ['i lang="de"', 'i lang="de"'],
	"troia.about.1": ['i lang="de"'],
	"frachtexpress.about.1": ['i lang="en"'],
	"koplopers.about.1": ['i lang="nl"', 'i lang="nl"'],
};

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

/** The paragraphs about a game. @param {Places} places @param {string} id */
function about(places, id) {
	const keys = Object.keys(english()).filter((key) =>
		key.startsWith(`${id}.about.`),
	);
	return keys
		.map(
			(key) =>
				`          ${places.element("p", key, { parts: PARTS[key] ?? [] })}\n`,
		)
		.join("");
}

/**
 * The page of a game and its words.
 * @param {GameInfo} info
 * @param {string} firstRule the rule that the panel opens with
 */
export function gamePage(info, firstRule) {
	const { id } = info;
	const title = escapeHtml(info.title);
	const places = new Places();
	places.speak("game.foreignLesson");
	const option = english()[`${id}.reconstructed`]?.includes("<1>")
		? ["code"]
		: [];
	const body = `    <main id="main">
      <div class="game-head">
        <div>
          <h1>${title}</h1>
          ${facts(places, id)}
        </div>
        ${places.element('p class="lead"', `${id}.lead`)}
        <nav class="ways" aria-label="${title}">
          ${places.element(`a href="${id}.html" data-way="play"`, "game.play")}
          ${places.element(`a href="${id}.html?way=pass" data-way="pass"`, "game.pass")}
          ${places.element(`a href="${id}.html?lesson=${id}" data-way="lesson"`, "game.tour")}
          ${places.element('a href="#positions"', "game.positions")}
          ${places.element(`a href="#${firstRule}"`, "game.rules")}
        </nav>
      </div>
      <ludo-table game="${id}">
        <picture slot="poster" class="board-poster">
          <source srcset="shots/${id}-board-dark.webp" media="(prefers-color-scheme: dark)" />
          <img src="shots/${id}-board-light.webp"${places.attributes({ alt: ["game.board", (voice) => voice.say("game.board", { title: info.title })] })} />
        </picture>
        ${places.element("p", "game.loading")}
      </ludo-table>
      <div class="about">
        <section aria-labelledby="about">
          ${places.element('h2 id="about"', "game.about")}
${about(places, id)}        </section>
        <section aria-labelledby="reconstructed">
          ${places.element('h2 id="reconstructed"', "game.reconstructed")}
          ${places.element("p", `${id}.reconstructed`, { parts: option })}
          ${places.element('h2 id="embed"', "game.own")}
          <pre tabindex="0" role="region" aria-labelledby="embed"><code>&lt;script type=&quot;module&quot;
  src=&quot;ludotheque/element.js&quot;&gt;&lt;/script&gt;
&lt;ludo-table game=&quot;${id}&quot;&gt;&lt;/ludo-table&gt;</code></pre>
          ${places.element("p", "game.embedding", { parts: ['a href="embed.html" hreflang="en"', `a href="reference/${id}.html" hreflang="en"`] })}
        </section>
      </div>
      <section aria-labelledby="positions">
        ${places.element('h2 id="positions"', "game.fromRulebook")}
        ${places.element("p", "game.fromRulebookText")}
        <ul class="positions" id="list"></ul>
      </section>
    </main>
`;
	const html = translatedPage(places, {
		file: `${id}.html`,
		className: "game-page",
		title: (voice) => voice.say("site.title", { title: info.title }),
		description: [`${id}.description`],
		head: preloaded(id),
		script: "game.js",
		body,
	});
	return withWords(`${id}.html`, html, places);
}
