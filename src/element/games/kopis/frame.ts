// What is known of the game before its picture is loaded.

import type { Frame } from "../renderer.ts";

const frame: Frame = {
	size: [812, 812],
	asking: [52, 74],
	renderer: () => import("./index.ts"),
	tour: () => import("../../../text/lessons/kopis.en.json"),
};

export default frame;
