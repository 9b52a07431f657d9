import { chromeLauncher } from "@web/test-runner-chrome";

export default {
	browsers: [
		chromeLauncher({
			launchOptions: {
				executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
				args: ["--no-sandbox", "--disable-gpu"],
			},
		}),
	],
	testFramework: { config: { timeout: 30_000 } },
};
