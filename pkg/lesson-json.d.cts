// `ludotheque/lessons/<game>.json` for CommonJS: the tour of a game, as data.

import type { Lesson } from "./lesson.cjs";

/** The tour of the game. */
declare const lesson: Lesson;
export = lesson;
