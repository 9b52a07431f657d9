// What is known of the game before its picture is loaded.

import type { Frame } from "../renderer.ts";

const frame: Frame = {
	size: [1612, 1844],
	lines: 2,
	pans: true,
	hand: true,
	renderer: () => import("./index.ts"),
	tour: () => import("../../../text/lessons/koplopers.en.json"),
};

export default frame;
