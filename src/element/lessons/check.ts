// What is wrong with a lesson: first its shape, then, played through the engine, its moves. Each problem names the step and
// the field, says what was found and what was expected. Knows no page and no game.

import type { Actor, AnyMove } from "../../js/types/index.d.ts";
import type {
	Lesson,
	LessonExpect,
	LessonPlay,
	LessonProblem,
	LessonStep,
} from "../lesson.ts";
import { cut, messageOf, problemWords } from "../words.ts";
import type { AnyGame, Engine } from "./run.ts";
import { answers, asked, BEGINNINGS, begin, fits, make } from "./run.ts";

type Tell = (field: string, message: string) => void;
type Fields = Record<string, unknown>;

const LESSON = ["format", "game", "title", "steps"];
const STEP = [
	"title",
	"text",
	"task",
	...BEGINNINGS,
	"before",
	"view",
	"expect",
	"hint",
	"tries",
	"then",
	"after",
	"rules",
];

/** So many problems are told of at most. */
const MOST_PROBLEMS = 100;
/** The most entries of a list: steps, moves of a step, tries. */
const MOST_ENTRIES = 200;
/** The most fields of a move: far more than any has. */
const MOST_FIELDS = 50;

/** Everything that is wrong with a lesson; an empty list when nothing is. */
export function problems(lesson: unknown, engine: Engine): LessonProblem[] {
	const found: LessonProblem[] = [];
	const teller: (step: number | null) => Tell = (step) => (field, message) => {
		const title =
			step === null
				? undefined
				: (lesson as Partial<Lesson>).steps?.[step - 1]?.title;
		const where =
			step === null ? problemWords.whole : problemWords.step(step, title);
		if (found.length === MOST_PROBLEMS) return;
		found.push({
			step,
			field: cut(field),
			message: problemWords.problem(where, cut(field), message),
		});
	};
	shape(lesson, engine, teller);
	if (found.length === 0) playThrough(lesson as Lesson, engine, teller);
	return found;
}

/** The shape: which fields there are and of what kind. */
function shape(
	lesson: unknown,
	engine: Engine,
	teller: (step: number | null) => Tell,
) {
	const tell = teller(null);
	if (!isObject(lesson))
		return tell("lesson", problemWords.lesson(LESSON, kind(lesson)));
	strangers(lesson, LESSON, "", tell);
	if (lesson.format !== 1)
		tell("format", problemWords.format(kind(lesson.format)));
	const ids = engine.games().map(({ id }) => id);
	if (!ids.some((id) => id === lesson.game))
		tell("game", problemWords.games(ids, kind(lesson.game)));
	text(lesson, "title", tell);
	if (!Array.isArray(lesson.steps) || lesson.steps.length === 0)
		return tell("steps", problemWords.steps(kind(lesson.steps)));
	if (isTooLong(lesson.steps, "steps", tell)) return;
	for (const [index, step] of lesson.steps.entries())
		stepShape(step, index, teller(index + 1));
}

function stepShape(step: unknown, index: number, tell: Tell) {
	if (!isObject(step)) return tell("step", problemWords.aStep(kind(step)));
	strangers(step, STEP, "", tell);
	for (const field of ["title", "text", "task", "after"])
		text(step, field, tell);
	if (step.hint !== undefined) text(step, "hint", tell);
	beginning(step, index, tell);
	if (
		step.view !== undefined &&
		step.view !== "all" &&
		!Number.isInteger(step.view)
	)
		tell("view", problemWords.view(kind(step.view)));
	expectation(step.expect, "expect", tell);
	each(step, "before", tell, (item, field) => {
		if (isPlay(item, field, tell))
			strangers(item, ["play", "seat"], field, tell);
	});
	each(step, "then", tell, (item, field) => {
		if (isObject(item) && "expect" in item) {
			strangers(item, ["expect", "hint"], field, tell);
			expectation(item.expect, `${field}.expect`, tell);
			if (item.hint !== undefined) text(item, "hint", tell, field);
		} else if (isPlay(item, field, tell))
			strangers(item, ["play", "seat"], field, tell);
	});
	each(step, "tries", tell, (item, field) => {
		if (!isObject(item)) return tell(field, problemWords.aTry(kind(item)));
		strangers(item, ["move", "rule", "says", "label"], field, tell);
		if (!isMove(item.move))
			tell(`${field}.move`, problemWords.aMove(kind(item.move)));
		for (const name of ["rule", "says", "label"])
			if (item[name] !== undefined) text(item, name, tell, field);
		if (item.rule === undefined && item.says === undefined)
			tell(`${field}.says`, problemWords.saysNeeded);
	});
	each(step, "rules", tell, (item, field) => {
		if (typeof item !== "string")
			tell(field, problemWords.ruleNumber(kind(item)));
	});
}

function beginning(step: Fields, index: number, tell: Tell) {
	const ways = BEGINNINGS.filter((way) => step[way] !== undefined);
	if (ways.length !== 1)
		return tell(
			ways[1] ?? "scenario",
			problemWords.oneBeginning(BEGINNINGS, ways),
		);
	if (step.continue !== undefined) {
		if (step.continue !== true)
			tell("continue", problemWords.continues(kind(step.continue)));
		else if (index === 0) tell("continue", problemWords.nothingToContinue);
	}
	if (step.scenario !== undefined) text(step, "scenario", tell);
	if (step.position !== undefined && !isObject(step.position))
		tell("position", problemWords.position(kind(step.position)));
	if (step.options === undefined) return;
	if (!isObject(step.options))
		tell("options", problemWords.options(kind(step.options)));
	else if (step.options.seed === undefined)
		tell("options.seed", problemWords.seedNeeded);
	else if (step.options.chance !== undefined)
		tell("options.chance", problemWords.scripted);
}

/** The moves, tried on the engine. */
function playThrough(
	lesson: Lesson,
	engine: Engine,
	teller: (step: number | null) => Tell,
) {
	const known = new Set(engine.rules(lesson.game).map(({ id }) => String(id)));
	let game: AnyGame | null = null;
	lesson.steps.forEach((step, index) => {
		const tell = teller(index + 1);
		const cited = [
			...(step.rules ?? []).map((id, n) => [`rules[${n}]`, id]),
			...(step.tries ?? []).flatMap(({ rule }, n) =>
				rule === undefined ? [] : [[`tries[${n}].rule`, rule]],
			),
		];
		for (const [field = "", id = ""] of cited)
			if (!known.has(id)) tell(field, problemWords.noRule(lesson.game, id));
		if (!step.continue) {
			game?.free();
			game = opened(lesson, step, engine, tell);
		}
		// Without a position nothing can be said of the moves; the step that spoilt it has been told of.
		if (game === null) return;
		if (!stepMoves(game, step, tell)) {
			game.free();
			game = null;
		}
	});
	(game as AnyGame | null)?.free();
}

function opened(lesson: Lesson, step: LessonStep, engine: Engine, tell: Tell) {
	const all = engine.scenarios(lesson.game).map(({ id }) => String(id));
	if (step.scenario !== undefined && !all.includes(step.scenario)) {
		tell(
			"scenario",
			problemWords.scenario(lesson.game, all, kind(step.scenario)),
		);
		return null;
	}
	try {
		return begin(engine, lesson, step);
	} catch (error) {
		tell(
			step.position === undefined ? "options" : "position",
			problemWords.notTaken(messageOf(error)),
		);
		return null;
	}
}

/** All moves of a step. Says whether the next step can go on from here. */
function stepMoves(game: AnyGame, step: LessonStep, tell: Tell) {
	for (const [n, play] of (step.before ?? []).entries())
		if (!scripted(game, play, `before[${n}]`, tell)) return false;
	if (
		typeof step.view === "number" &&
		(step.view < 0 || step.view >= game.players)
	)
		tell("view", problemWords.seats(game.players, step.view));
	wrongTries(game, step, tell);
	if (!reader(game, step, step.expect, "expect", tell)) return false;
	return (step.then ?? []).every((item, n) =>
		"play" in item
			? scripted(game, item, `then[${n}]`, tell)
			: reader(game, step, item.expect, `then[${n}].expect`, tell),
	);
}

function scripted(game: AnyGame, play: LessonPlay, field: string, tell: Tell) {
	try {
		make(game, play);
		return true;
	} catch (error) {
		tell(
			`${field}.play`,
			problemWords.cannotBePlayed(brief(play.play), messageOf(error)),
		);
		return false;
	}
}

/** The reader's move: the answers are legal, and the first is made. */
function reader(
	game: AnyGame,
	step: LessonStep,
	expect: LessonExpect,
	field: string,
	tell: Tell,
) {
	const actor = asked(game, step);
	if (actor === null) {
		tell(field, problemWords.over);
		return false;
	}
	const moves = game.legalMoves(actor);
	const move = moves.find((each) => answers(expect, each));
	// What is right later in a step may depend on what was answered before, so there one answer is enough.
	const needed =
		expect === "any" || (move !== undefined && field !== "expect")
			? []
			: [expect].flat();
	let fine = true;
	for (const [n, pattern] of needed.entries()) {
		if (moves.some((each) => fits(pattern, each))) continue;
		fine = false;
		tell(
			Array.isArray(expect) ? `${field}[${n}]` : field,
			problemWords.notLegal(
				brief(pattern),
				actor,
				whyNot(game, pattern, actor) ?? problemWords.legalAre(some(moves)),
			),
		);
	}
	if (!fine || move === undefined) return false;
	game.apply(move, actor);
	return true;
}

function wrongTries(game: AnyGame, step: LessonStep, tell: Tell) {
	const actor = asked(game, step);
	if (actor === null) return;
	const moves = game.legalMoves(actor);
	for (const [n, { move, rule }] of (step.tries ?? []).entries()) {
		const field = `tries[${n}]`;
		if (rule === undefined) {
			const meant = moves.filter((each) => fits(move, each));
			if (meant.length === 0)
				tell(
					`${field}.rule`,
					problemWords.ruleNeeded(
						brief(move),
						whyNot(game, move, actor) ?? problemWords.legalAre(some(moves)),
					),
				);
			else if (meant.every((each) => answers(step.expect, each)))
				tell(`${field}.move`, problemWords.askedFor(brief(move)));
			continue;
		}
		const verdict = judged(game, move, actor);
		if (verdict === null)
			tell(`${field}.move`, problemWords.noWholeMove(brief(move)));
		else if (verdict.legal)
			tell(`${field}.rule`, problemWords.isLegal(brief(move), rule));
		else if (verdict.rule !== rule)
			tell(
				`${field}.rule`,
				problemWords.otherRule(
					brief(move),
					verdict.rule ?? verdict.code,
					verdict.reason,
					rule,
				),
			);
	}
}

/** The engine's verdict; null for what is no move at all. */
function judged(game: AnyGame, move: unknown, actor: Actor) {
	try {
		return game.check(move as AnyMove, actor);
	} catch {
		return null;
	}
}

function whyNot(game: AnyGame, move: unknown, actor: Actor) {
	const verdict = judged(game, move, actor);
	return verdict === null || verdict.legal
		? null
		: `${verdict.reason}${verdict.rule === null ? "" : ` (${verdict.rule})`}`;
}

const isObject = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isMove = (value: unknown) =>
	isObject(value) &&
	typeof value.type === "string" &&
	Object.keys(value).length <= MOST_FIELDS;

function isPlay(item: unknown, field: string, tell: Tell): item is Fields {
	if (!isObject(item) || !("play" in item)) {
		tell(field, problemWords.aPlay(kind(item)));
		return false;
	}
	if (!isMove(item.play))
		tell(`${field}.play`, problemWords.aMove(kind(item.play)));
	if (
		item.seat !== undefined &&
		item.seat !== "chance" &&
		!Number.isInteger(item.seat)
	)
		tell(`${field}.seat`, problemWords.seat(kind(item.seat)));
	return true;
}

function expectation(expect: unknown, field: string, tell: Tell) {
	if (expect === "any" || isMove(expect)) return;
	if (!Array.isArray(expect) || expect.length === 0)
		return tell(field, problemWords.expect(kind(expect)));
	if (isTooLong(expect, field, tell)) return;
	expect.forEach((move, n) => {
		if (!isMove(move)) tell(`${field}[${n}]`, problemWords.aMove(kind(move)));
	});
}

function text(object: Fields, field: string, tell: Tell, within: string = "") {
	const value = object[field];
	if (typeof value !== "string" || value.trim() === "")
		tell(
			within === "" ? field : `${within}.${field}`,
			problemWords.text(kind(value)),
		);
}

function each(
	object: Fields,
	field: string,
	tell: Tell,
	look: (item: unknown, field: string) => void,
) {
	const value = object[field];
	if (value === undefined) return;
	if (!Array.isArray(value)) return tell(field, problemWords.list(kind(value)));
	if (isTooLong(value, field, tell)) return;
	for (const [n, item] of value.entries()) look(item, `${field}[${n}]`);
}

/** A list that takes too long to play through. */
function isTooLong(list: unknown[], field: string, tell: Tell) {
	const tooLong = list.length > MOST_ENTRIES;
	if (tooLong) tell(field, problemWords.tooMany(list.length, MOST_ENTRIES));
	return tooLong;
}

/** Fields that nobody reads are usually misspelt. */
function strangers(
	object: Fields,
	known: readonly string[],
	within: string,
	tell: Tell,
) {
	for (const field of Object.keys(object))
		if (!known.includes(field))
			tell(
				within === "" ? field : `${within}.${field}`,
				problemWords.noField(known),
			);
}

function kind(value: unknown) {
	if (value === undefined) return problemWords.kinds.missing;
	if (typeof value === "string")
		return value.trim() === ""
			? problemWords.kinds.emptyText
			: `«${cut(value)}»`;
	if (Array.isArray(value))
		return value.length === 0
			? problemWords.kinds.emptyList
			: problemWords.kinds.list;
	return isObject(value) ? problemWords.kinds.object : cut(String(value));
}

function brief(move: unknown) {
	try {
		const written = JSON.stringify(move);
		return written.length > 160 ? `${written.slice(0, 157)}…` : written;
	} catch {
		return problemWords.kinds.noJson;
	}
}

const some = (moves: readonly unknown[]) =>
	moves.slice(0, 4).map(brief).join(", ") +
	(moves.length > 4 ? problemWords.more(moves.length - 4) : "");
