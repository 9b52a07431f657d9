// Who made a game and when, for how many and how long: as each language says it.

/** @typedef {import("./words.mjs").Voice} Voice */
/** @typedef {import("./words.mjs").Places} Places */

/** @param {Voice} voice @param {string} id */
function made(voice, id) {
	const { author, year } = voice.info(id);
	const authors = voice.list(author.split(", "));
	return year === null
		? authors
		: voice.say("facts.made", { authors, year: String(year) });
}

/** @param {Voice} voice @param {string} id */
function company(voice, id) {
	const { minPlayers: min, maxPlayers: max, minutes } = voice.info(id);
	const way = min === max ? "same" : max === min + 1 ? "or" : "to";
	return voice.say(`facts.${way}`, { min, max, minutes });
}

/** @param {Places} places @param {string} id */
export const facts = (places, id) =>
	`<p class="facts">${places.element("span", `${id}.made`, { said: (voice) => made(voice, id) })} ${places.element("span", `${id}.company`, { said: (voice) => company(voice, id) })}</p>`;
