// Written by npm run docs.
Object.assign(globalThis, {
	frameWords: {
		"frame.notLoaded": "Der Tisch von „{game}“ konnte nicht geladen werden: Gibt es so ein Spiel?",
		"frame.which": "Welches Spiel? Die Adresse dieser Seite nennt es: {example}",
		"frame.title": "Ein Tisch"
	},
});
