// `npm run report [-- --games N --random N --seed N --only ID]`: bots against each other and against random play on fixed seeds.
// Prints win rates with 95 % intervals, lengths, the advantage of the first seat and branching, and writes a page with plots.

import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { games, rules } from "ludotheque";
import {
	bars,
	course,
	escapeHtml,
	histogram,
	interval,
	mean,
	percent,
	quantile,
	whiskers,
} from "./figures.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values: given } = parseArgs({
	options: {
		games: { type: "string", default: "20" },
		random: { type: "string", default: "400" },
		seed: { type: "string", default: "1" },
		only: { type: "string", default: "" },
	},
});
const [GAMES, RANDOM, SEED] = [given.games, given.random, given.seed].map(
	Number,
);
const shelf = games().filter(({ id }) => id.startsWith(given.only));

/** The contests of a game: each is a name and who sits where; the champion changes seats from game to game. */
function contests({ id, minPlayers: players }) {
	const list = [];
	const add = (kind, champion, others, count) => {
		for (let n = 0; n < count; n += 1) {
			const place = n % players;
			list.push({
				kind,
				place,
				game: id,
				players,
				seed: SEED * 100_000 + n,
				seats: Array.from({ length: players }, (_, seat) =>
					seat === place ? champion : others,
				),
			});
		}
	};
	add("random", "random", "random", RANDOM);
	for (const level of ["easy", "medium", "hard"])
		add(`${level} against random`, level, "random", GAMES);
	add("medium against easy", "medium", "easy", GAMES);
	add("hard against easy", "hard", "easy", GAMES);
	add("hard against hard", "hard", "hard", GAMES);
	return list;
}

/** Plays all contests on all cores; results come back in the order of the contests. */
async function playAll(list) {
	const results = new Array(list.length);
	let next = 0;
	let done = 0;
	const started = Date.now();
	const show = () => {
		const share = done / list.length;
		const left =
			done === 0
				? ""
				: `, about ${Math.ceil((((Date.now() - started) / share) * (1 - share)) / 60_000)} min left`;
		process.stdout.write(
			`\r[${"█".repeat(Math.round(30 * share)).padEnd(30, "·")}] ${done} of ${list.length} games${left}   `,
		);
	};
	await Promise.all(
		Array.from(
			{ length: availableParallelism() },
			() =>
				new Promise((resolve, reject) => {
					const thread = new Worker(new URL("./play.mjs", import.meta.url));
					const give = () => {
						if (next >= list.length) return thread.terminate().then(resolve);
						thread.postMessage(list[next]);
						thread.at = next;
						next += 1;
						return undefined;
					};
					thread.on("error", reject);
					thread.on("message", ({ result }) => {
						results[thread.at] = result;
						done += 1;
						show();
						give();
					});
					give();
				}),
		),
	);
	process.stdout.write("\n");
	return results;
}

const first = (result, seat) =>
	result.ranking[0].includes(seat) ? 1 / result.ranking[0].length : 0;

function summary(info, list, results) {
	const of = (kind) =>
		list.flatMap((contest, n) =>
			contest.kind === kind ? [{ contest, result: results[n] }] : [],
		);
	const kinds = [...new Set(list.map(({ kind }) => kind))].filter(
		(kind) => kind.includes("against") && kind !== "hard against hard",
	);
	const wins = kinds.map((kind) => {
		const played = of(kind);
		return {
			name: kind,
			games: played.length,
			wins: played.reduce(
				(sum, { contest, result }) => sum + first(result, contest.place),
				0,
			),
		};
	});
	const random = of("random").map(({ result }) => result);
	const strong = of("hard against hard").map(({ result }) => result);
	const opening = [
		["random play", random],
		["hard against hard", strong],
	].map(([name, played]) => ({
		name: `first seat, ${name}`,
		games: played.length,
		wins: played.reduce((sum, result) => sum + first(result, 0), 0),
	}));
	const tenths = Array.from({ length: 10 }, (_, n) =>
		mean(
			random.map(({ branching }) =>
				mean(
					branching.slice(
						Math.floor((n * branching.length) / 10),
						Math.max(
							Math.floor((n * branching.length) / 10) + 1,
							Math.floor(((n + 1) * branching.length) / 10),
						),
					),
				),
			),
		),
	);
	const used = {};
	const all = [...random, ...strong];
	for (const result of all)
		for (const [rule, count] of Object.entries(result.rules))
			used[rule] = (used[rule] ?? 0) + count;
	const titles = new Map(rules(info.id).map(({ id, title }) => [id, title]));
	const usage = Object.entries(used)
		.map(([name, count]) => ({
			name,
			title: titles.get(name) ?? "",
			value: count / all.length,
		}))
		.sort((a, b) => b.value - a.value);
	return { info, wins, opening, random, strong, tenths, usage };
}

function tell({ info, wins, opening, random, strong, tenths }) {
	console.log(`\n${info.title}, ${info.minPlayers} players`);
	for (const { name, wins: won, games: count } of [...wins, ...opening]) {
		const [low, high] = interval(won, count);
		console.log(
			`  ${name.padEnd(32)} ${percent(won / count).padStart(6)}  (${percent(low)} to ${percent(high)}, ${count} games)`,
		);
	}
	for (const [name, played] of [
		["random play", random],
		["hard against hard", strong],
	]) {
		const plies = played.map((result) => result.plies);
		console.log(
			`  plies, ${name}: mean ${mean(plies).toFixed(1)}, middle half ${quantile(plies, 0.25)} to ${quantile(plies, 0.75)}, longest ${Math.max(...plies)}`,
		);
	}
	console.log(
		`  branching in random play: mean ${mean(random.map(({ branching }) => mean(branching))).toFixed(1)}, first tenth ${tenths[0].toFixed(1)}, last tenth ${tenths[9].toFixed(1)}`,
	);
}

function section({ info, wins, opening, random, strong, tenths, usage }) {
	const even = 1 / info.minPlayers;
	return `<section><h2 id="${info.id}">${escapeHtml(info.title)}</h2>
<p>${info.minPlayers} players; ${random.length} random games, ${strong.length} games for each contest of bots. An even share is ${percent(even)}.</p>
<h3>Who wins</h3>${whiskers(wins)}
<h3>What the first seat is worth</h3>${whiskers(opening)}
<h3>Length of random games</h3>${histogram(
		random.map(({ plies }) => plies),
		"plies",
	)}
<h3>Length of games between hard bots</h3>${histogram(
		strong.map(({ plies }) => plies),
		"plies",
	)}
<h3>Legal moves in the course of a random game</h3>${course(tenths, "legal moves")}
<h3>How often a rule made something happen, per game</h3>${bars(usage, "events per game")}
</section>`;
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f3efe6,#14171a);--ink:light-dark(#22252a,#eee9dd);--muted:light-dark(#5b5d61,#aeaba1);--line:light-dark(#dad3c3,#363c42);--accent:light-dark(#7a4f00,#f0c052)}
body{margin:0 auto;max-width:760px;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}h1{margin-bottom:0}h2{margin-top:48px;border-top:1px solid var(--line);padding-top:24px}h3{margin-bottom:4px}
svg{display:block;width:100%;max-width:440px;height:auto;font:12px system-ui,sans-serif}text{fill:var(--ink)}.tick{fill:var(--muted);text-anchor:middle}.name{text-anchor:end}.over{text-anchor:start}.grid,.axis{stroke:var(--line)}.reach{stroke:var(--accent);stroke-width:3}.mark,.bar{fill:var(--accent)}.line{fill:none;stroke:var(--accent);stroke-width:3}nav a{color:var(--accent);margin-right:14px}p{color:var(--muted)}`;

const list = shelf.flatMap(contests);
const results = await playAll(list);
const chapters = shelf.map((info) =>
	summary(
		info,
		list.filter(({ game }) => game === info.id),
		results.filter((_, n) => list[n].game === info.id),
	),
);
chapters.forEach(tell);
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Self-play · Ludotheque</title><style>${STYLE}</style></head><body>
<h1>Self-play</h1><p>Bots and random play against each other, on fixed seeds from ${SEED}. A mark is the share of games won (shared first places count in part), the line its 95 % interval.</p>
<nav>${shelf.map(({ id, title }) => `<a href="#${id}">${escapeHtml(title)}</a>`).join("")}</nav>${chapters.map(section).join("\n")}</body></html>\n`;
const out = join(root, "target/report.html");
mkdirSync(join(root, "target"), { recursive: true });
writeFileSync(out, page);
console.log(`\nThe page: target/report.html`);
