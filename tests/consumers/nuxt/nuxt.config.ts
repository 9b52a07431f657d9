export default defineNuxtConfig({
	compatibilityDate: "2026-07-01",
	telemetry: false,
	app: { head: { link: [{ rel: "icon", href: "data:," }] } },
	vue: {
		compilerOptions: { isCustomElement: (tag) => tag === "ludo-table" },
	},
});
