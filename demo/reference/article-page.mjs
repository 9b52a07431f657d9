// The sample article: its words stand in demo/words, its boards here.

import { translatedPage, withWords } from "./translated-page.mjs";
import { Places } from "./words.mjs";

/** The boards, as they are embedded. */
const BOARDS = {
	safe: `<ludo-table game="kopis" scenario="bastion" controls="undo" class="small"></ludo-table>`,
	holds: `<ludo-table game="kopis" scenario="blocked" controls="undo" class="small"></ludo-table>`,
	last: `<ludo-table game="kopis" options='{"position":{"mode":"storm","phase":"battle","turn":1,"board":["..B...",".brb..",".rrbbr",".rrrbB",".RrbR.","......"],"waiting":{"south":[],"west":[],"north":[],"east":["3"]},"bastion":"c2","captured":[1,0]}}' controls="undo" class="small"></ludo-table>`,
	whole: `<ludo-table game="kopis" move-list='[{"type":"slide","side":"south","line":"c"},{"type":"slide","side":"north","line":"d"},{"type":"slide","side":"west","line":"3"},{"type":"slide","side":"east","line":"4"},{"type":"slide","side":"south","line":"c"},{"type":"slide","side":"north","line":"b"},{"type":"slide","side":"south","line":"d"},{"type":"slide","side":"east","line":"5"},{"type":"slide","side":"west","line":"3"},{"type":"slide","side":"north","line":"c"},{"type":"slide","side":"west","line":"4"},{"type":"slide","side":"east","line":"2"},{"type":"slide","side":"west","line":"4"},{"type":"slide","side":"north","line":"e"},{"type":"slide","side":"south","line":"c"},{"type":"slide","side":"east","line":"3"}]' controls="log rules"></ludo-table>`,
	now: `<ludo-table game="kopis" lesson="kopis" controls="undo" class="small"></ludo-table>`,
};

const PARTS = /** @type {Record<string, string[]>} */ ({
	"article.now.2": ['a href="kopis.html"'],
	"article.made.2": ['a href="embed.html" hreflang="en"'],
});

/** @param {Places} places */
function writer(places) {
	const paragraph = (/** @type {string} */ name) =>
		`        ${places.element("p", `article.${name}`, { parts: PARTS[`article.${name}`] ?? [] })}\n`;
	return {
		paragraph,
		heading: (/** @type {string} */ section) =>
			`        ${places.element("h2", `article.${section}.heading`)}\n`,
		figure: (/** @type {keyof typeof BOARDS} */ section) =>
			`        <figure${section === "whole" ? ' class="wide"' : ""}>
          ${BOARDS[section]}
          ${places.element("figcaption", `article.${section}.figure`)}
        </figure>
`,
	};
}

/** The article and its words. */
export function articlePage() {
	const places = new Places();
	places.speak("article.embedded", "article.element");
	const { heading, paragraph, figure } = writer(places);
	const body = `    <main id="main">
      <article>
        ${places.element("h1", "article.heading")}
        ${places.element('p class="facts"', "article.facts")}
${paragraph("intro.1")}${paragraph("intro.2")}
${heading("safe")}${paragraph("safe.1")}${figure("safe")}${paragraph("safe.2")}${paragraph("safe.3")}
${heading("holds")}${paragraph("holds.1")}${figure("holds")}${paragraph("holds.2")}
${heading("last")}${paragraph("last.1")}${paragraph("last.2")}${figure("last")}${paragraph("last.3")}
${heading("whole")}${paragraph("whole.1")}${figure("whole")}
${heading("now")}${paragraph("now.1")}${figure("now")}${paragraph("now.2")}
${heading("made")}${paragraph("made.1")}        <pre tabindex="0" role="region"${places.attributes({ "aria-label": "article.script" })}><code>&lt;script type=&quot;module&quot; src=&quot;ludotheque/element.js&quot;&gt;&lt;/script&gt;</code></pre>
${paragraph("made.2")}${paragraph("made.3")}      </article>
    </main>
`;
	const html = translatedPage(places, {
		file: "blog.html",
		className: "article-page",
		title: (voice) =>
			voice.say("site.title", { title: voice.say("article.heading") }),
		description: ["article.description"],
		head: '    <link rel="modulepreload" href="../pkg/element.js" />\n',
		script: "blog.js",
		current: { "blog.html": "page" },
		body,
	});
	return withWords("blog.html", html, places);
}
