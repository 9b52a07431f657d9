// `npm run conformance`: the whole conformance suite; `npm run test:conformance` a fortieth part of it, as `npm test` does.
// `--part N` plays one game of N.

import { run } from "../../src/pack/tools.mjs";

const at = process.argv.indexOf("--part");
const part = at === -1 ? "1" : process.argv[at + 1];
run(
	"cargo",
	[
		"test",
		"--profile",
		"conformance",
		"--test",
		"it",
		"contract",
		"--",
		"--nocapture",
	],
	{ extra: { CONFORMANCE_DIVISOR: part } },
);
