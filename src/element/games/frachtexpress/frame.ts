// What is known of the game before its picture is loaded.

import type { Frame } from "../renderer.ts";

const frame: Frame = {
	size: [936, 736],
	small: { upTo: 999, size: [624, 916] },
	lines: 2,
	pans: true,
	asking: [98, 140],
	renderer: () => import("./index.ts"),
	tour: () => import("../../../text/lessons/frachtexpress.en.json"),
};

export default frame;
