// Lessons, WebAssembly and styles are files, and they have types. Compiled, never run.

import type { Lesson } from "ludotheque/element";
import wasm from "ludotheque/kopis.wasm";
import kopis from "ludotheque/lessons/kopis.json";
import locos from "ludotheque/lessons/ptites-locos.json";
import init from "ludotheque/web";
import "ludotheque/tokens.css";

const lessons: Lesson[] = [kopis, locos];
const steps: string[] = kopis.steps.map(({ task }) => task);
const table = document.createElement("ludo-table");
table.lesson = kopis;
await init("kopis", { source: wasm });

// @ts-expect-error a lesson has no such part
void kopis.chapters;
// @ts-expect-error it is not a text
const text: string = kopis;
// @ts-expect-error what a bundler makes of a file is for `init`
wasm.byteLength;

void [lessons, steps, text];
