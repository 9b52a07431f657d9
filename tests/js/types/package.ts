// What the types promise: positive cases, and mistakes that must not compile. Compiled by `tsc --strict`, never run.

import type {
	Detail,
	Game,
	GameId,
	KopisEvent,
	KopisMove,
	KopisState,
	Level,
	Outcome,
	Suggestion,
	Totals,
	Verdict,
} from "ludotheque";
import init, {
	createGame,
	games,
	isGameId,
	RulesError,
	restoreGame,
	rules,
	scenarios,
} from "ludotheque";
import type { Lesson, LessonProblem, LudoTable } from "ludotheque/element";
import { validateLesson } from "ludotheque/element";
import type { KopisState as KopisStateAlone } from "ludotheque/kopis";
import initKopis, * as kopis from "ludotheque/kopis";
// @ts-expect-error an entry for one game knows no other
import { games as noGames } from "ludotheque/kopis";
import * as troiaAlone from "ludotheque/troia";
import initWeb from "ludotheque/web";
import type { Bot } from "ludotheque/worker";
import { createBot } from "ludotheque/worker";

await init();
await init("kopis");
await init(["kopis", "troia"], { lang: "en" });
await initWeb("kopis", { source: new URL("https://example.org/kopis.wasm") });
await initKopis({ source: "https://example.org/kopis.wasm" });

const alone: Game<"kopis"> = kopis.createGame({
	seed: 42,
	mode: "suddenDeath",
});
const sameGame: Game<"kopis"> = kopis.restoreGame(alone.save());
const sameState: KopisStateAlone = sameGame.state();
const aloneTexts: string[] = [
	...kopis.rules().map(({ text }) => text),
	...troiaAlone.scenarios("en").map(({ note }) => note),
];
const byAddress: string = "kopis";
if (isGameId(byAddress)) createGame(byAddress);
void [sameState, aloneTexts];

const game: Game<"kopis"> = createGame("kopis", {
	seed: 42,
	mode: "suddenDeath",
	setup: "advanced",
});
createGame("kopis");
createGame("kopis", { scenario: "capture", chance: "manual" });
createGame("kopis", { position: game.state(), seed: "x" });
createGame("kopis", {
	position: {
		mode: "storm",
		phase: "battle",
		turn: 0,
		board: [],
		waiting: { south: ["b"], west: ["2"], north: [], east: [] },
		bastion: null,
	},
});

const moves: readonly Readonly<KopisMove>[] = game.legalMoves();
const [move = { type: "slide", side: "south", line: "c" } as const] = moves;
const events: KopisEvent[] = game.apply(move, 0);
for (const event of events) {
	if (event.type === "captured") {
		const at: string = event.at;
		const rule: string = event.rule;
		void [at, rule];
	}
	if (event.type === "gameOver") {
		const scores: [number, number] = event.scores;
		void scores;
	}
}
const verdict: Verdict = game.check({
	type: "slide",
	side: "south",
	line: "c",
});
if (!verdict.legal) {
	const reason: string = verdict.reason;
	const detail: Detail = verdict.detail;
	const { line } = detail.params;
	void [reason, line];
}
const state: KopisState = game.view(1);
const outcome: Outcome | null = game.outcome();
const one: Outcome = game.playRandom();
const many: Totals = game.playRandom({ games: 10 });
const anyGame: Game = restoreGame(game.save());
const id: GameId = anyGame.id;
const infos: string[] = games().map(({ title }) => title);
const texts: string[] = rules("kopis").map(({ text }) => text);
const notes: string[] = scenarios("kopis").map(({ note }) => note);
{
	using owned = createGame("kopis");
	void owned;
}
try {
	game.apply({ type: "step", from: "a1", to: "a2" });
} catch (error) {
	if (error instanceof RulesError && error.code === "illegal-move")
		void [error.rule, error.detail.id];
}
void [state, outcome, one, many, id, infos, texts, notes];

const troia = createGame("troia", {
	players: 3,
	plans: "box",
	contours: "examined",
	bridges: false,
});
const locos = createGame("ptites-locos", {
	players: 4,
	repairTiles: true,
	platformEnds: "slide",
	chance: "manual",
});
const fracht = createGame("frachtexpress", {
	players: 4,
	advanced: true,
	layout: "author",
});
const koplopers = createGame("koplopers", {
	players: 2,
	variant: "advanced",
	coupledTrains: "onePointPerTurn",
});
for (const { move, weight } of locos.chanceOutcomes())
	if (move.type === "rolled") void (move.dice[0] + weight);
for (const piece of troia.view(0).pieces) void (piece.layer === null);
for (const legal of fracht.legalMoves())
	for (const event of fracht.apply(legal)) void event.rule.length;
for (const train of koplopers.state().seats.flatMap((seat) => seat.trains))
	void train.id;

const level: Level = "hard";
const suggestion: Suggestion<"kopis"> = game.suggest({
	ms: 100,
	level,
	seed: "own",
	seat: 0,
});
const suggested: KopisMove =
	suggestion.line[0]?.move ?? suggestion.candidates[0]?.move ?? suggestion.move;
game.apply(suggested);
const bot: Bot = createBot();
const best: Promise<Suggestion<"kopis">> = bot.suggest(game, {
	iterations: 500,
	signal: AbortSignal.timeout(1000),
	onProgress: ({ iterations, of, best }) =>
		console.log(iterations, of, best.move.type),
});
void best.then(({ value, exact }) => value + Number(exact));
bot.close();
const again: boolean = game.canRedo();
void again;

// @ts-expect-error no such game
void init("chess");
// @ts-expect-error no such language
void init("kopis", { lang: "xx" });
// @ts-expect-error this entry has its WebAssembly inside
void init("kopis", { source: "kopis.wasm" });
// @ts-expect-error an entry for one game has its own options
kopis.createGame({ bridges: true });
// @ts-expect-error an entry for one game knows no other
noGames();

// @ts-expect-error a game has its own options
createGame("troia", { mode: "storm" });
// @ts-expect-error a game has its own moves
locos.apply({ type: "slide", side: "south", line: "c" });
// @ts-expect-error no such game
createGame("chess");
// @ts-expect-error no such option
createGame("kopis", { speed: 3 });
// @ts-expect-error no such mode
createGame("kopis", { mode: "blitz" });
// @ts-expect-error a position brings its own options
createGame("kopis", { position: game.state(), mode: "storm" });
// @ts-expect-error a scenario brings its own options
createGame("kopis", { scenario: "capture", players: 2 });
createGame("kopis", {
	// @ts-expect-error a position has a board
	position: {
		mode: "storm",
		phase: "battle",
		turn: 0,
		waiting: { south: [], west: [], north: [], east: [] },
		bastion: null,
	},
});
// @ts-expect-error no such line
game.apply({ type: "slide", side: "south", line: "g" });
// @ts-expect-error a slide has a side
game.apply({ type: "slide", line: "c" });
// @ts-expect-error no such move
game.check({ type: "pass" });
// @ts-expect-error a seat is a number
game.view("0");
// @ts-expect-error no such level
game.suggest({ level: "grand" });
// @ts-expect-error a suggestion is of its own game
const alien: Suggestion<"troia"> = game.suggest();
void alien;
// @ts-expect-error progress is a function
void bot.suggest(game, { onProgress: 3 });
// @ts-expect-error an event has no such type
events.some((event) => event.type === "exploded");
// @ts-expect-error a seed is a number or a text
createGame("kopis", { seed: true });

// The element: attributes as properties, methods, events.
const table: LudoTable = document.createElement("ludo-table");
table.game = "kopis";
const onTheTable: Game | null = table.game;
table.players = ["person", "bot:hard"];
table.players = "person, bot";
table.options = { seed: 3 };
table.view = 1;
table.moveList = [
	{ type: "slide", side: "south", line: "c" },
	{ seat: 1, move: { type: "slide", side: "north", line: "d" } },
];
table.moveList = game.history();
table.addEventListener("move", ({ detail }) =>
	detail.events.map((event) => event.rule),
);
table.addEventListener("refusal", ({ detail }) =>
	detail.verdict.reason.toUpperCase(),
);
table.addEventListener("over", ({ detail }) => detail.outcome.ranking.flat());
table.addEventListener("click", (event) => event.clientX);
const shared: Promise<string> = table.link();
table.newGame({ scenario: "capture" }, ["Ada", "Bo"], ["person", "bot:easy"]);
table.load().then((same) => same.play(move, 0));
// @ts-expect-error
table.theme = "blue";
// @ts-expect-error
table.game = "chess";
// @ts-expect-error
table.players = ["robot"];
// @ts-expect-error
table.addEventListener("move", ({ detail }) => detail.nothing);
void [onTheTable, shared];

// Lessons: as data, by their id or address, and what is wrong with them.
const lesson: Lesson = {
	format: 1,
	game: "kopis",
	title: "One slide",
	steps: [
		{
			title: "In",
			text: "The fortresses stand in the middle.",
			task: "Slide in on file c.",
			scenario: "slide",
			expect: [{ type: "slide", line: "c" }],
			tries: [
				{
					move: { type: "slide", side: "south", line: "a" },
					rule: "KOP-13",
					label: "Why not a?",
				},
			],
			// biome-ignore lint/suspicious/noThenProperty: lessons are data, which nobody awaits
			then: [
				{ play: { type: "slide", side: "north", line: "d" }, seat: 1 },
				{ expect: "any" },
			],
			after: "It pushed.",
		},
	],
};
table.lesson = lesson;
table.lesson = "kopis";
table.lesson = null;
table.addEventListener(
	"lesson",
	({ detail }) => detail.done && detail.step === detail.of,
);
const wrong: Promise<LessonProblem[]> = validateLesson(lesson);
// @ts-expect-error
lesson.format = 2;
// @ts-expect-error
for (const step of lesson.steps) step.expect = "all";
void wrong;
