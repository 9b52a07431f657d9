// Written by npm run docs.
Object.assign(globalThis, {
	frameWords: {
		"frame.notLoaded": "De tafel van ‘{game}’ kon niet worden geladen: bestaat dat spel?",
		"frame.which": "Welk spel? Het adres van deze pagina noemt het: {example}",
		"frame.title": "Een tafel"
	},
});
