// What is known of the game before its picture is loaded.

import type { Frame } from "../renderer.ts";

const frame: Frame = {
	size: [2000, 1712],
	small: { upTo: 640, size: [1280, 3804] },
	lines: 2,
	asking: [76, 142],
	renderer: () => import("./index.ts"),
	tour: () => import("../../../text/lessons/troia.en.json"),
};

export default frame;
