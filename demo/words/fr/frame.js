// Written by npm run docs.
Object.assign(globalThis, {
	frameWords: {
		"frame.notLoaded": "La table de « {game} » n’a pas pu être chargée : ce jeu existe-t-il ?",
		"frame.which": "Quel jeu ? L’adresse de cette page le nomme : {example}",
		"frame.title": "Une table"
	},
});
