// The browser and the driver of this machine; without a driver named, WebdriverIO would fetch one.

export const address = process.env.ADDRESS;
export const options = {
	logLevel: "error",
	capabilities: {
		browserName: "chrome",
		"goog:chromeOptions": {
			binary: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: ["headless=new", "no-sandbox", "disable-gpu"],
		},
		"wdio:chromedriverOptions": {
			binary: process.env.CHROMEDRIVER ?? "/usr/bin/chromedriver",
		},
	},
};
