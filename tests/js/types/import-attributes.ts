// A lesson as Node imports it. Compiled, never run; `module: "node16"` does not know the syntax.

import type { Lesson } from "ludotheque/element";
import troia from "ludotheque/lessons/troia.json" with { type: "json" };

const lesson: Lesson = troia;
// @ts-expect-error a lesson has no such part
void lesson.chapters;
