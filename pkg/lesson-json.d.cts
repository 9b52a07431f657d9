// `ludotheque/lessons/<game>.json` for CommonJS: the tour of a game, as data.

import type { Lesson } from "./lesson.js" with { "resolution-mode": "import" };

/** The tour of the game. */
declare const lesson: Lesson;
export = lesson;
