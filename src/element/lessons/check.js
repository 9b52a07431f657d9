// What is wrong with a lesson: first its shape, then, played through the engine, its moves. Each problem names the step and
// the field, says what was found and what was expected. Knows no page and no game.

import { answers, asked, begin, BEGINNINGS, fits, make } from "./run.js";

/** @typedef {import("./run.js").Engine} Engine */
/** @typedef {import("./run.js").AnyGame} AnyGame */
/** @typedef {import("../lesson.d.ts").Lesson} Lesson */
/** @typedef {import("../lesson.d.ts").LessonStep} LessonStep */
/** @typedef {import("../lesson.d.ts").LessonProblem} LessonProblem */
/** @typedef {import("../lesson.d.ts").LessonExpect} LessonExpect */
/** @typedef {(field: string, message: string) => void} Tell */
/** @typedef {Record<string, unknown>} Fields */

const LESSON = ["format", "game", "title", "steps"];
const STEP = ["title", "text", "task", ...BEGINNINGS, "before", "view", "expect", "hint", "tries", "then", "after", "rules"];

/**
 * Everything that is wrong with a lesson; an empty list when nothing is.
 * @param {unknown} lesson
 * @param {Engine} engine
 * @returns {LessonProblem[]}
 */
export function problems(lesson, engine) {
  /** @type {LessonProblem[]} */
  const found = [];
  /** @type {(step: number | null) => Tell} */
  const teller = (step) => (field, message) => {
    const title = step === null ? undefined : /** @type {any} */ (lesson).steps[step - 1]?.title;
    const where = step === null ? "The lesson" : `Step ${step}${typeof title === "string" && title !== "" ? ` («${title}»)` : ""}`;
    found.push({ step, field, message: `${where}, ${field}: ${message}.` });
  };
  shape(lesson, engine, teller);
  if (found.length === 0) playThrough(/** @type {Lesson} */ (lesson), engine, teller);
  return found;
}

/**
 * The shape: which fields there are and of what kind.
 * @param {unknown} lesson
 * @param {Engine} engine
 * @param {(step: number | null) => Tell} teller
 */
function shape(lesson, engine, teller) {
  const tell = teller(null);
  if (!isObject(lesson)) return tell("lesson", `a lesson is an object with ${LESSON.join(", ")}; this is ${kind(lesson)}`);
  strangers(lesson, LESSON, "", tell);
  if (lesson.format !== 1) tell("format", `the format is 1; this is ${kind(lesson.format)}`);
  const ids = engine.games().map(({ id }) => id);
  if (!ids.some((id) => id === lesson.game)) tell("game", `the games are ${ids.join(", ")}; this is ${kind(lesson.game)}`);
  text(lesson, "title", tell);
  if (!Array.isArray(lesson.steps) || lesson.steps.length === 0) return tell("steps", `a list of at least one step is needed; this is ${kind(lesson.steps)}`);
  lesson.steps.forEach((step, index) => stepShape(step, index, teller(index + 1)));
}

/**
 * @param {unknown} step
 * @param {number} index
 * @param {Tell} tell
 */
function stepShape(step, index, tell) {
  if (!isObject(step)) return tell("step", `a step is an object; this is ${kind(step)}`);
  strangers(step, STEP, "", tell);
  for (const field of ["title", "text", "task", "after"]) text(step, field, tell);
  if (step.hint !== undefined) text(step, "hint", tell);
  beginning(step, index, tell);
  if (step.view !== undefined && step.view !== "all" && !Number.isInteger(step.view)) tell("view", `a seat (0, 1, …) or "all"; this is ${kind(step.view)}`);
  expectation(step.expect, "expect", tell);
  each(step, "before", tell, (item, field) => {
    if (isPlay(item, field, tell)) strangers(item, ["play", "seat"], field, tell);
  });
  each(step, "then", tell, (item, field) => {
    if (isObject(item) && "expect" in item) {
      strangers(item, ["expect", "hint"], field, tell);
      expectation(item.expect, `${field}.expect`, tell);
      if (item.hint !== undefined) text(item, "hint", tell, field);
    } else if (isPlay(item, field, tell)) strangers(item, ["play", "seat"], field, tell);
  });
  each(step, "tries", tell, (item, field) => {
    if (!isObject(item)) return tell(field, `a try is an object with move, rule, says and label; this is ${kind(item)}`);
    strangers(item, ["move", "rule", "says", "label"], field, tell);
    if (!isMove(item.move)) tell(`${field}.move`, `a move is an object with a type; this is ${kind(item.move)}`);
    for (const name of ["rule", "says", "label"]) if (item[name] !== undefined) text(item, name, tell, field);
    if (item.rule === undefined && item.says === undefined) tell(`${field}.says`, "a try without a rule is legal, so something must be said about it");
  });
  each(step, "rules", tell, (item, field) => {
    if (typeof item !== "string") tell(field, `the number of a rule, as text; this is ${kind(item)}`);
  });
}

/**
 * @param {Fields} step
 * @param {number} index
 * @param {Tell} tell
 */
function beginning(step, index, tell) {
  const ways = BEGINNINGS.filter((way) => step[way] !== undefined);
  if (ways.length !== 1) return tell(ways[1] ?? "scenario", `a step begins in one way (${BEGINNINGS.join(", ")}); this one has ${ways.join(" and ") || "none"}`);
  if (step.continue !== undefined) {
    if (step.continue !== true) tell("continue", `it is true or left out; this is ${kind(step.continue)}`);
    else if (index === 0) tell("continue", "the first step has nothing to continue");
  }
  if (step.scenario !== undefined) text(step, "scenario", tell);
  if (step.position !== undefined && !isObject(step.position)) tell("position", `a position is an object; this is ${kind(step.position)}`);
  if (step.options === undefined) return;
  if (!isObject(step.options)) tell("options", `options are an object; this is ${kind(step.options)}`);
  else if (step.options.seed === undefined) tell("options.seed", "a seed is needed, or every reader would see another game");
  else if (step.options.chance !== undefined) tell("options.chance", "chance is scripted in a lesson: write what it draws in «before» and «then»");
}

/**
 * The moves, tried on the engine.
 * @param {Lesson} lesson
 * @param {Engine} engine
 * @param {(step: number | null) => Tell} teller
 */
function playThrough(lesson, engine, teller) {
  const known = new Set(engine.rules(lesson.game).map(({ id }) => String(id)));
  /** @type {AnyGame | null} */
  let game = null;
  lesson.steps.forEach((step, index) => {
    const tell = teller(index + 1);
    const cited = [...(step.rules ?? []).map((id, n) => [`rules[${n}]`, id]), ...(step.tries ?? []).flatMap(({ rule }, n) => (rule === undefined ? [] : [[`tries[${n}].rule`, rule]]))];
    for (const [field = "", id = ""] of cited) if (!known.has(id)) tell(field, `${lesson.game} has no rule ${id}`);
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
  /** @type {AnyGame | null} */ (game)?.free();
}

/**
 * @param {Lesson} lesson
 * @param {LessonStep} step
 * @param {Engine} engine
 * @param {Tell} tell
 */
function opened(lesson, step, engine, tell) {
  const all = engine.scenarios(lesson.game).map(({ id }) => String(id));
  if (step.scenario !== undefined && !all.includes(step.scenario)) {
    tell("scenario", `the examples of ${lesson.game} are ${all.join(", ")}; this is ${kind(step.scenario)}`);
    return null;
  }
  try {
    return begin(engine, lesson, step);
  } catch (error) {
    tell(step.position === undefined ? "options" : "position", `the rules do not take it: ${said(error)}`);
    return null;
  }
}

/**
 * All moves of a step. Says whether the next step can go on from here.
 * @param {AnyGame} game
 * @param {LessonStep} step
 * @param {Tell} tell
 */
function stepMoves(game, step, tell) {
  for (const [n, play] of (step.before ?? []).entries()) if (!scripted(game, play, `before[${n}]`, tell)) return false;
  if (typeof step.view === "number" && (step.view < 0 || step.view >= game.players)) tell("view", `the seats are 0 to ${game.players - 1}; this is ${step.view}`);
  wrongTries(game, step, tell);
  if (!reader(game, step, step.expect, "expect", tell)) return false;
  return (step.then ?? []).every((item, n) => ("play" in item ? scripted(game, item, `then[${n}]`, tell) : reader(game, step, item.expect, `then[${n}].expect`, tell)));
}

/**
 * @param {AnyGame} game
 * @param {import("../lesson.d.ts").LessonPlay} play
 * @param {string} field
 * @param {Tell} tell
 */
function scripted(game, play, field, tell) {
  try {
    make(game, play);
    return true;
  } catch (error) {
    tell(`${field}.play`, `${brief(play.play)} cannot be played: ${said(error)}`);
    return false;
  }
}

/**
 * The reader's move: the answers are legal, and the first is made.
 * @param {AnyGame} game
 * @param {LessonStep} step
 * @param {LessonExpect} expect
 * @param {string} field
 * @param {Tell} tell
 */
function reader(game, step, expect, field, tell) {
  const actor = asked(game, step);
  if (actor === null) {
    tell(field, "the game is over, so nobody can move");
    return false;
  }
  const moves = game.legalMoves(actor);
  const move = moves.find((each) => answers(expect, each));
  // What is right later in a step may depend on what was answered before, so there one answer is enough.
  const needed = expect === "any" || (move !== undefined && field !== "expect") ? [] : [expect].flat();
  let fine = true;
  for (const [n, pattern] of needed.entries()) {
    if (moves.some((each) => fits(pattern, each))) continue;
    fine = false;
    tell(Array.isArray(expect) ? `${field}[${n}]` : field, `${brief(pattern)} is no legal move of ${actor === "chance" ? "chance" : `seat ${actor}`}: ${whyNot(game, pattern, actor) ?? `legal are ${some(moves)}`}`);
  }
  if (!fine || move === undefined) return false;
  game.apply(move, actor);
  return true;
}

/**
 * @param {AnyGame} game
 * @param {LessonStep} step
 * @param {Tell} tell
 */
function wrongTries(game, step, tell) {
  const actor = asked(game, step);
  if (actor === null) return;
  const moves = game.legalMoves(actor);
  for (const [n, { move, rule }] of (step.tries ?? []).entries()) {
    const field = `tries[${n}]`;
    if (rule === undefined) {
      const meant = moves.filter((each) => fits(move, each));
      if (meant.length === 0) tell(`${field}.rule`, `${brief(move)} is not legal, so the rule that forbids it is needed: ${whyNot(game, move, actor) ?? `legal are ${some(moves)}`}`);
      else if (meant.every((each) => answers(step.expect, each))) tell(`${field}.move`, `${brief(move)} is what the step asks for`);
      continue;
    }
    const verdict = judged(game, move, actor);
    if (verdict === null) tell(`${field}.move`, `${brief(move)} is not a whole move of this game`);
    else if (verdict.legal) tell(`${field}.rule`, `${brief(move)} is legal, so ${rule} does not forbid it`);
    else if (verdict.rule !== rule) tell(`${field}.rule`, `${brief(move)} is refused by ${verdict.rule ?? verdict.code} (${verdict.reason}), not by ${rule}`);
  }
}

/**
 * The engine's verdict; null for what is no move at all.
 * @param {AnyGame} game
 * @param {unknown} move
 * @param {import("../../js/types/index.d.ts").Actor} actor
 */
function judged(game, move, actor) {
  try {
    return game.check(/** @type {any} */ (move), actor);
  } catch {
    return null;
  }
}

/**
 * @param {AnyGame} game
 * @param {unknown} move
 * @param {import("../../js/types/index.d.ts").Actor} actor
 */
function whyNot(game, move, actor) {
  const verdict = judged(game, move, actor);
  return verdict === null || verdict.legal ? null : `${verdict.reason}${verdict.rule === null ? "" : ` (${verdict.rule})`}`;
}

/** @param {unknown} value @returns {value is Fields} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isMove = (value) => isObject(value) && typeof value.type === "string";

/**
 * @param {unknown} item
 * @param {string} field
 * @param {Tell} tell
 * @returns {item is Fields}
 */
function isPlay(item, field, tell) {
  if (!isObject(item) || !("play" in item)) {
    tell(field, `a scripted move is written { "play": move }; this is ${kind(item)}`);
    return false;
  }
  if (!isMove(item.play)) tell(`${field}.play`, `a move is an object with a type; this is ${kind(item.play)}`);
  if (item.seat !== undefined && item.seat !== "chance" && !Number.isInteger(item.seat)) tell(`${field}.seat`, `a seat (0, 1, …) or "chance"; this is ${kind(item.seat)}`);
  return true;
}

/**
 * @param {unknown} expect
 * @param {string} field
 * @param {Tell} tell
 */
function expectation(expect, field, tell) {
  if (expect === "any" || isMove(expect)) return;
  if (!Array.isArray(expect) || expect.length === 0) return tell(field, `a move with its type, a list of moves, or "any"; this is ${kind(expect)}`);
  expect.forEach((move, n) => {
    if (!isMove(move)) tell(`${field}[${n}]`, `a move is an object with a type; this is ${kind(move)}`);
  });
}

/**
 * @param {Fields} object
 * @param {string} field
 * @param {Tell} tell
 * @param {string} [within]
 */
function text(object, field, tell, within = "") {
  const value = object[field];
  if (typeof value !== "string" || value.trim() === "") tell(within === "" ? field : `${within}.${field}`, `a text is needed; this is ${kind(value)}`);
}

/**
 * @param {Fields} object
 * @param {string} field
 * @param {Tell} tell
 * @param {(item: unknown, field: string) => void} look
 */
function each(object, field, tell, look) {
  const value = object[field];
  if (value === undefined) return;
  if (!Array.isArray(value)) return tell(field, `a list is needed; this is ${kind(value)}`);
  value.forEach((item, n) => look(item, `${field}[${n}]`));
}

/**
 * Fields that nobody reads are usually misspelt.
 * @param {Fields} object
 * @param {readonly string[]} known
 * @param {string} within
 * @param {Tell} tell
 */
function strangers(object, known, within, tell) {
  for (const field of Object.keys(object)) if (!known.includes(field)) tell(within === "" ? field : `${within}.${field}`, `there is no such field; the fields are ${known.join(", ")}`);
}

/** @param {unknown} value */
function kind(value) {
  if (value === undefined) return "missing";
  if (typeof value === "string") return value.trim() === "" ? "an empty text" : `«${value}»`;
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return isObject(value) ? "an object" : String(value);
}

/** @param {unknown} move */
function brief(move) {
  try {
    const written = JSON.stringify(move);
    return written.length > 160 ? `${written.slice(0, 157)}…` : written;
  } catch {
    return "what is no JSON";
  }
}

/** @param {readonly unknown[]} moves */
const some = (moves) => moves.slice(0, 4).map(brief).join(", ") + (moves.length > 4 ? ` and ${moves.length - 4} more` : "");

/** @param {unknown} error */
const said = (error) => (error instanceof Error ? error.message : String(error));
