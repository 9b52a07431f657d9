// `npm run soak [minutes] [first round]`: a long random walk through every game, natively, with every assertion on.
// A failure names its round; `npm run soak 1 ROUND` walks it again.

import { spawnSync } from "node:child_process";
import { env, root } from "../../src/pack/tools.mjs";

const [minutes, round] = [30, 1].map((usual, at) =>
	Number(process.argv[at + 2] ?? usual),
);
const { status } = spawnSync(
	"cargo",
	[
		"test",
		"--profile",
		"conformance",
		"--test",
		"it",
		"soak",
		"--",
		"--nocapture",
	],
	{
		cwd: root,
		env: {
			...env,
			SOAK_SECONDS: String(Math.round(minutes * 60)),
			SOAK_ROUND: String(round),
		},
		stdio: "inherit",
	},
);
process.exitCode = status ?? 1;
