// `npm run test:types`: the sources and the demo, and what the declarations promise, for the oldest and the newest compiler
// that we know of and for each way to find a file.

import { join } from "node:path";
import { root, run } from "../../src/pack/tools.mjs";

const oldest = join(root, "node_modules/typescript-5/bin/tsc");
const compile = (project) => run("tsc", ["-p", project]);

compile("tsconfig.json");
compile("tests/js/tsconfig.demo.json");
for (const resolution of ["", ".node16", ".bundler"]) {
	const project = `tests/js/tsconfig${resolution}.json`;
	compile(project);
	run(process.execPath, [oldest, "-p", project]);
}
