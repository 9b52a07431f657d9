// What is known of the game before its picture is loaded.

import type { Frame } from "../renderer.ts";

const frame: Frame = {
	size: [824, 908],
	asking: [76, 112],
	renderer: () => import("./index.ts"),
	tour: () => import("../../../text/lessons/ptites-locos.en.json"),
};

export default frame;
