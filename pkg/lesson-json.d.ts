// `ludotheque/lessons/<game>.json`: the tour of a game, as data.

import type { Lesson } from "./lesson.js";

/** The tour of the game. */
declare const lesson: Lesson;
export default lesson;
