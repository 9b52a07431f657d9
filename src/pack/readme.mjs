// The README of the package, from that of the project. It is read where the files of the project are not: a link to one of them
// becomes its words, and a picture of the project is left out.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tools.mjs";

/** A row of a table of pictures, whose pictures are left out. */
const EMPTY_ROW = /^\|(?: *\|)+\n/gm;
const HEAD_OF_NOTHING = /^\|(?: --- \|)+\n\n/gm;
const PICTURE = /!\[[^\]]*\]\((?!https?:)[^)]*\)/g;
const LINK = /\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g;

export function readme() {
	return readFileSync(join(root, "README.md"), "utf8")
		.replace(PICTURE, "")
		.replace(LINK, "$1")
		.replace(EMPTY_ROW, "")
		.replace(HEAD_OF_NOTHING, "")
		.replace(/\n{3,}/g, "\n\n");
}
