import { defineConfig } from "vitepress";

export default defineConfig({
	title: "A consumer of ludotheque",
	head: [["link", { rel: "icon", href: "data:," }]],
	vue: {
		template: {
			compilerOptions: { isCustomElement: (tag) => tag === "ludo-table" },
		},
	},
});
