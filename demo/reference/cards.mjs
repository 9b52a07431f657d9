// The cards of the gallery, one a game, from what `games()` says.

import { escapeHtml } from "./frame.mjs";

/** @typedef {import("ludotheque").GameInfo} GameInfo */

/** What stands between two marks of the gallery. */
export const CARDS = /(<!-- games -->\n)[\s\S]*?( *<!-- \/games -->)/;

/** Names as one says them: «A and B». @param {string} names separated by commas */
const spoken = (names) => names.replace(/, ([^,]*)$/, " and $1");

/** How many may play, in words. @param {GameInfo} info */
function players({ minPlayers: min, maxPlayers: max }) {
	if (min === max) return `${min} players`;
	return `${min} ${max === min + 1 ? "or" : "to"} ${max} players`;
}

/** Who made a game and when, for how many and how long. @param {GameInfo} info */
export function facts(info) {
	const made = [spoken(info.author), info.year].filter((each) => each !== null);
	return `<p class="facts"><span>${escapeHtml(made.join(", "))}</span> <span>${players(info)}, ${info.minutes} minutes</span></p>`;
}

/** @param {GameInfo} info */
function card(info) {
	const { id } = info;
	const [title, summary] = [info.title, info.summary].map((text) =>
		escapeHtml(text),
	);
	return `        <li class="card" data-game="${id}">
          <a class="miniature" href="${id}.html" tabindex="-1" aria-hidden="true">
            <picture>
              <source srcset="shots/${id}-card-dark.webp" media="(prefers-color-scheme: dark)" />
              <img src="shots/${id}-card-light.webp" alt="" width="480" height="480" fetchpriority="high" />
            </picture>
          </a>
          <div class="words">
            <h2><a href="${id}.html">${title}</a></h2>
            ${facts(info)}
            <p>${summary}</p>
          </div>
          <p class="card-ways">
            <a class="go" href="${id}.html" aria-label="Play ${title}">Play</a>
            <a href="${id}.html?lesson=${id}" aria-label="Tour of ${title}">Tour</a>
            <a data-setup="${id}" href="${id}.html?way=setup" aria-label="Set up a game of ${title}">Set up</a>
          </p>
        </li>
`;
}

/** The gallery with its cards. @param {string} page @param {GameInfo[]} infos */
export function withCards(page, infos) {
	if (!CARDS.test(page))
		throw new Error("the gallery has no marks for its cards");
	return page.replace(
		CARDS,
		(_, before, after) => before + infos.map(card).join("") + after,
	);
}
