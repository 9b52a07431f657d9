export default {
	reporter: "line",
	use: {
		baseURL: process.env.ADDRESS,
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: ["--no-sandbox", "--disable-gpu"],
		},
	},
};
