// Every sentence of the table itself, in one place, grouped by where it is said. The words of a game are in its own words.ts.

/** What went wrong, in the words of whoever threw it. */
export const messageOf = (error: unknown) =>
	error instanceof Error ? error.message : String(error);

/** What somebody gave, short enough to be said again. */
export const cut = (text: string) =>
	text.length > 80 ? `${text.slice(0, 79)}…` : text;

/** A reason of the engine as a sentence. */
export const sentence = (reason: string) =>
	`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** "a, b or c" */
export const either = (all: readonly string[]) =>
	`${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;

const both = (all: readonly string[]) =>
	`${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;

export const tableWords = {
	loads: (title: string) => `${title} loads when it comes into sight.`,
	cannotBeShown: "This table cannot be shown.",
	tryAgain: "Try again",
	notReady:
		"The table is not ready: wait for its event «ready», or for load().",
	noDocument: "The table is in no document.",
	removed: "The table was taken out of its document.",
	noRenderer: (game: string) => `There is no table for the game «${game}».`,
	noWebAssembly:
		"This browser has no WebAssembly, or does not allow it, and the rules of the game need it.",
	rulesNotLoaded: (why: string) => `The rules could not be loaded: ${why}`,
	otherGame: (theirs: string, ours: string) =>
		`This is a game of ${theirs}, and the table plays ${ours}.`,
	isGameOf: (game: string) => `it is a game of ${game}`,
	lessonHere: (wanted: string) =>
		`This table plays a lesson, which leaves no place for ${wanted}: take «lesson» away first.`,
	aNewGame: "a new game",
	aSavedGame: "a saved game",
	freshGame: (why: string) => `${why} A fresh game was started.`,
	keptGame: (why: string) =>
		`${why} The game that this browser kept is on the table.`,
	stays: (why: string) => `${why} The game on the table stays.`,
};

export const sessionWords = {
	replay: "This table shows a replay: nothing can be played in it.",
	hintThinking: "Hint: thinking about it.",
	noHint: (why: string) => `There is no hint: ${why}.`,
	hint: (steps: string, percent: string, proven: boolean) =>
		`Hint: ${steps} (${percent} chance to win${proven ? ", proven" : ""}).`,
	hintSteps: (labels: readonly string[]) => labels.join(", then "),
	botFailed: (name: string, why: string) =>
		`The bot of ${name} cannot play (${why}). The seat is played by hand.`,
};

export const attributeWords = {
	empty: (attribute: string) => `The attribute «${attribute}» is empty.`,
	given: (attribute: string, value: string) =>
		`The attribute «${attribute}» is «${value}».`,
	game: (ids: readonly string[]) =>
		`It has to be the id of a game: ${either(ids)}.`,
	oneOf: (all: readonly string[]) => `It has to be ${either(all)}.`,
	oneOfThese: (all: readonly string[]) =>
		`It has to be one of these: ${all.join(", ")}.`,
	gameOfLesson: "Beside the address of a lesson the id of its game is needed.",
	lesson: (ids: readonly string[]) =>
		`It has to be the game of a built-in lesson (${either(ids)}) or the address of a lesson, with a «/» or «.json» in it.`,
	notJson: (why: string) => `That is not JSON (${why}).`,
	options:
		'It has to be an object with options of the game, such as {"seed":7}.',
	player: (word: string, levels: readonly string[]) =>
		`There is no player «${word}». Each seat is person, bot, ${either(levels)}, or nobody.`,
	players: (count: number) => `${count} players`,
	seats: (count: number) => `This game has ${count} seats.`,
	view: "It has to be actor (whoever is to act), all (everything is shown), or a seat, counted from 0.",
	viewOf: (players: number) =>
		`The seats of this game are 0 to ${players - 1}; or it is actor or all.`,
	control: (word: string, controls: readonly string[]) =>
		`There is no control «${word}». Allowed are ${both(controls)}.`,
	moveList:
		"It has to be a list of moves, or of objects with a seat and a move.",
	noMove: (n: number) => `Entry ${n} is no move.`,
	tooManyMoves: (moves: number, most: number) =>
		`It has ${moves} moves, and a replay has at most ${most}.`,
	moveRefused: (n: number, rule: string | undefined) =>
		`Move ${n} cannot be played${rule === undefined ? "" : ` (${rule})`}.`,
};

export const jsonWords = { doubled: "a field is given twice" };

export const linkWords = {
	hidden:
		"Something in this game is still hidden, and a link would give it away. When the game is over, the link of the whole game can be copied here.",
	impossible: "This game cannot be put into a link.",
	damaged: "This link is damaged: no game can be read from it.",
	noGame: "This link is damaged: what it holds is no game.",
	otherFormat: (theirs: string, ours: number) =>
		`This link has the format ${theirs}, and this table reads the format ${ours}: it was made by another version of the package.`,
	otherRules: " It was made with another version of the rules.",
	unplayable: (older: string, why: string) =>
		`The game in this link cannot be played.${older} It stops here: ${why}.`,
	otherGame: (game: string) =>
		`This link holds a game of «${game}», which is not played here.`,
	tooLong: (characters: number, most: number) =>
		`This link has ${characters} characters, and a link has at most ${most}.`,
	tooManyMoves: (moves: number, most: number) =>
		`This game has ${moves} moves, and a link holds at most ${most}.`,
	tooBig: "This link is damaged: it holds more text than any game has.",
	tooSlow: "The game in this link takes too long to open.",
	opening: (percent: number) => `The link is being opened: ${percent} %.`,
};

export const storageWords = {
	damaged: "The game that this browser kept is damaged.",
	otherFormat: (theirs: string, ours: number) =>
		`The game that this browser kept has the format ${theirs}, and this table reads the format ${ours}: it was kept by another version of the package.`,
	unplayable: (why: string) =>
		`The game that this browser kept cannot be played on: ${why}.`,
	notLost: "The kept one is not lost: it is put aside when you play.",
	putAside: (most: number) =>
		`The earlier game that this browser kept was put aside. At most ${most} are; the oldest goes first.`,
	toFile: "Save it to a file",
	goBack: "Go back to it",
	elsewhere:
		"This game is now played in another tab or on another table. What you play here is not kept.",
	playHere: "Play here",
	notKept:
		"This browser does not keep the game: its storage is full or not allowed. To keep it, save it to a file.",
	asideTitle: "Put aside",
	asideAbout: (most: number) =>
		`Games that made place for another one. At most ${most} are put aside; the oldest goes first.`,
	asideMoves: (moves: number) => `A game, moves made: ${moves}`,
	asideUnreadable: "A game that cannot be read",
};

export const seatWords = {
	all: "Seats",
	numbered: (seat: number) => `Seat ${seat + 1}`,
	you: "You",
	points: " points",
	winner: "Winner",
	draw: "Draw",
	thinks: "Thinks",
	toMove: "To move",
	played: { bot: "Bot", nobody: "By script" },
	moves: (moves: number) => `(${moves} moves)`,
	level: (level: string) => `, ${level}`,
};

export const curtainWords = {
	label: (name: string) => `Curtain. ${name} is next.`,
	next: (name: string) => `${name} is next`,
	pass: "Pass the screen. What the others know stays behind the curtain.",
	lift: (name: string) => `I am ${name}`,
	back: "Take the last move back",
	moment: "One moment",
	thinking: (name: string) => `${name} is thinking`,
};

export const buttonWords = {
	toolbar: "Game",
	undo: "Undo",
	redo: "Redo",
	hint: "Hint",
	random: "Random move",
	new: "New",
	share: "Share",
	save: "Save",
	more: "More",
	stepBack: "Step back",
	skip: "Skip to my turn",
	chance: "Let chance decide",
	close: "Close",
	shortcut: (words: string, key: string) => `${words} (${key})`,
};

export const boardWords = {
	board: "Board",
	closer: "Closer",
	further: "Further away",
	whole: "Whole board",
};

export const timelineWords = {
	label: "Look back",
	slider: "Move that is shown",
	first: "To the beginning",
	previous: "One move back",
	play: "Play",
	pause: "Pause",
	next: "One move on",
	last: "To the last move",
	at: (move: number, of: number) => `Move ${move} of ${of}`,
	shortly: (move: number, of: number) => `${move} of ${of}`,
	nowAt: (move: number) => (move === 0 ? "No move yet" : `Now: move ${move}`),
	looking: (move: number, of: number) => `Looking back: move ${move} of ${of}.`,
	beginning: "The beginning of the game.",
	backToNow: "Back to now.",
	playOn: "Play on from here",
	now: "Back to now",
	rematch: "Rematch",
	replay: "Replay",
	share: "Share",
	graph: "Graph",
	hidden:
		"What was hidden then was for one of you alone. It can be looked at when the game is over.",
	playsOn:
		"This is a copy of the game from that move on. What chance draws from here is new.",
	goBack: "Go back to the game before",
};

export const graphWords = {
	title: "What each could expect",
	about:
		"A bot was asked what the seat that decides could expect: 0 is to come last, 1 is to win alone.",
	reckons: (done: number, of: number) => `${done} of ${of} decisions`,
	progress: "The graph is being made",
	cancel: "Cancel",
	close: "Close the graph",
	failed: (why: string) => `The graph cannot be made: ${why}`,
	label: (moves: number) =>
		`Graph of the game, ${moves} moves. Left and right go along it, Enter shows the move.`,
	percent: (value: number) => `${Math.round(100 * value)} %`,
	point: (step: number, name: string, percent: string) =>
		`Before move ${step + 1}: ${name} could expect ${percent}.`,
	turn: (step: number, name: string, from: string, to: string) =>
		`Move ${step}: ${name} goes from ${from} to ${to}`,
	turns: "The largest turns of fortune",
	noTurns: "Nothing turned by much.",
	end: "The end",
};

export const panelWords = {
	panel: "Log and rules",
	sheet: "Open or close the sheet",
	log: "Log",
	rules: "Rules",
	nothingYet: "Nothing has happened yet.",
	earlier: "Show earlier moves",
	later: "Show later moves",
	round: (round: number) => `Round ${round}`,
	waited: "While you waited",
	moved: (name: string, moves: number) =>
		`${name} made ${moves} ${moves === 1 ? "move" : "moves"}.`,
};

export const ruleWords = {
	kinds: {
		rulebook: "Rule of the book",
		public: "From a public description",
		ruling: "Our ruling where the book is silent",
	},
	chapters: {
		goal: "The game and its goal",
		setup: "Set-up",
		turn: "Your turn",
		end: "The end",
		scoring: "Scoring",
		variants: "Variants",
		rulings: "Rulings",
	},
	contents: "Chapters of the rules",
	aid: "Player aid",
	aidOf: (game: string) => `${game}: player aid`,
	print: "Print",
	picture: (title: string) => `Picture: ${title}`,
	mark: (id: string, title: string, kind: string) => `${id}, ${title}. ${kind}`,
	cited: (id: string, title: string) => `${id}, ${title}.`,
	source: (source: string) => `: ${source}`,
	amongAll: "See it among all rules",
	search: "Search the rules",
	none: "No rule has these words.",
	lastMove: "last move",
	onlyLastMove: " of the last move",
	reconstructed: "Reconstructed: ",
};

export const shareWords = {
	title: "Share this game",
	making: "Making the link.",
	link: "The link",
	copy: "Copy the link",
	about:
		"The link holds the whole game and opens it at this move. Nothing is stored anywhere else.",
	length: (characters: number) => `${characters} characters.`,
	copied: "Copied.",
	selected: "Selected: copy it with the keyboard.",
	embed: "Put this table into a page",
	aboutEmbedding:
		"The table as it was set up, without the moves that were made at it.",
	tag: "The element, for a page that loads it",
	frame: "A frame, for a page without scripts of its own",
	copyCode: { tag: "Copy the element", frame: "Copy the frame" },
};

export const saveWords = {
	title: "Save and restore",
	about: (kept: boolean) =>
		`${kept ? "The running game is kept in this browser. To take it elsewhere, save" : "To keep the running game, save"} it to a file. To go on with a saved game, open its file.`,
	secret: (kept: boolean) =>
		`Something in this game is still hidden${kept ? "; it is kept in this browser" : ""}. A file of it holds the table's secrets: what is hidden, and the seed that decides what is drawn next. Its content is not shown here, but whoever opens the file can read it. When the game is over, nothing is secret any more.`,
	finish: "Finish the game first",
	aboutRestoring: "To restore a game, choose its file or paste its text here.",
	text: "The game as text",
	asText: "Or as text, to copy and paste:",
	restore: "Restore this text",
	toFile: "Save to file",
	open: "Open file",
	copy: "Copy",
};

export const setupWords = {
	title: (game: string) => `New game of ${game}`,
	waysToPlay: "Ways to play",
	players: "Players",
	count: (players: number) => `${players} players`,
	whoPlays: "Who plays",
	company: {
		bots: "You against easy bots",
		pass: "Pass and play: several at this screen",
	},
	playerOf: (seat: string) => `Who plays ${seat}`,
	nameOf: (seat: string) => `Name of ${seat}`,
	more: "More options",
	seed: "Seed",
	randomSeed: "random",
	aboutSeed: "The same seed and the same moves give the same game.",
	chance: "Chance",
	drawn: "Drawn by the table",
	byHand: "Entered by hand",
	start: "Start the game",
	scenarios: (count: number) => `Positions from the rulebook (${count})`,
	builtIn: "JSON; empty for the built-in table",
	notJson: (option: string) => `${option}: this is not JSON`,
	kinds: [
		["person", "Person"],
		["bot:easy", "Bot, easy"],
		["bot:medium", "Bot, medium"],
		["bot:hard", "Bot, hard"],
		["nobody", "Nobody: by script"],
	],
} as const;

export const moreWords = {
	title: "More",
	pace: "Bots play",
	paces: {
		slow: "slowly, move by move",
		usual: "so that you wait two seconds at most",
		fast: "fast",
		instant: "at once",
	},
	fullScreen: "Full screen",
	leaveFullScreen: "Leave full screen",
	flip: "Turn the board round",
	keys: "Keys",
	keyList: [
		[["Tab"], "to the board, to the buttons, to the panel"],
		[["←", "↑", "→", "↓"], "from one thing that can be pressed to the next"],
		[
			["Shift", "arrows"],
			"to anything on the board, also what cannot be pressed",
		],
		[["Enter", "Space"], "press it"],
		[["Esc"], "close what is open, or step back"],
		[["U", "R"], "undo, redo"],
		[["?"], "this list"],
	],
} as const;

export const lessonWords = {
	label: (title: string) => `Lesson: ${title}`,
	step: (step: number, of: number) => `Step ${step} of ${of}`,
	back: "Back",
	hint: "Hint",
	again: "Try again",
	restart: "Start over",
	skip: "Skip",
	next: "Next",
	playNow: "Play now against an easy bot",
	somethingElse:
		"You may do that, but this step is about something else. Back to where we were.",
	otherGame: (title: string, theirs: string, ours: string) =>
		`The lesson «${title}» is about ${theirs}, and the attribute «game» says ${ours}.`,
	notLoaded: (address: string, status: number | null) =>
		`The lesson ${address} could not be loaded${status === null ? "" : ` (${status})`}.`,
	notJson: (address: string, why: string) =>
		`The lesson ${address} is not JSON (${why}).`,
	given: "The lesson",
	at: (address: string) => `The lesson ${address}`,
	problems: (lesson: string, count: number) =>
		`${lesson} has ${count === 1 ? "a problem" : `${count} problems`}.`,
};

/** What is wrong with a lesson, for its author. */
export const problemWords = {
	tooMany: (count: number, most: number) =>
		`there are ${count}, and at most ${most} are read`,
	whole: "The lesson",
	step: (n: number, title: unknown) =>
		`Step ${n}${typeof title === "string" && title !== "" ? ` («${cut(title)}»)` : ""}`,
	problem: (where: string, field: string, message: string) =>
		`${where}, ${field}: ${message}.`,
	lesson: (fields: readonly string[], found: string) =>
		`a lesson is an object with ${fields.join(", ")}; this is ${found}`,
	format: (found: string) => `the format is 1; this is ${found}`,
	games: (ids: readonly string[], found: string) =>
		`the games are ${ids.join(", ")}; this is ${found}`,
	steps: (found: string) =>
		`a list of at least one step is needed; this is ${found}`,
	aStep: (found: string) => `a step is an object; this is ${found}`,
	view: (found: string) => `a seat (0, 1, …) or "all"; this is ${found}`,
	aTry: (found: string) =>
		`a try is an object with move, rule, says and label; this is ${found}`,
	aMove: (found: string) => `a move is an object with a type; this is ${found}`,
	saysNeeded:
		"a try without a rule is legal, so something must be said about it",
	ruleNumber: (found: string) =>
		`the number of a rule, as text; this is ${found}`,
	oneBeginning: (all: readonly string[], found: readonly string[]) =>
		`a step begins in one way (${all.join(", ")}); this one has ${found.join(" and ") || "none"}`,
	continues: (found: string) => `it is true or left out; this is ${found}`,
	nothingToContinue: "the first step has nothing to continue",
	position: (found: string) => `a position is an object; this is ${found}`,
	options: (found: string) => `options are an object; this is ${found}`,
	seedNeeded: "a seed is needed, or every reader would see another game",
	scripted:
		"chance is scripted in a lesson: write what it draws in «before» and «then»",
	noRule: (game: string, rule: string) => `${game} has no rule ${cut(rule)}`,
	scenario: (game: string, all: readonly string[], found: string) =>
		`the examples of ${game} are ${all.join(", ")}; this is ${found}`,
	notTaken: (why: string) => `the rules do not take it: ${why}`,
	seats: (players: number, found: number) =>
		`the seats are 0 to ${players - 1}; this is ${found}`,
	cannotBePlayed: (move: string, why: string) =>
		`${move} cannot be played: ${why}`,
	over: "the game is over, so nobody can move",
	legalAre: (moves: string) => `legal are ${moves}`,
	notLegal: (move: string, actor: number | "chance", why: string) =>
		`${move} is no legal move of ${actor === "chance" ? "chance" : `seat ${actor}`}: ${why}`,
	ruleNeeded: (move: string, why: string) =>
		`${move} is not legal, so the rule that forbids it is needed: ${why}`,
	askedFor: (move: string) => `${move} is what the step asks for`,
	noWholeMove: (move: string) => `${move} is not a whole move of this game`,
	isLegal: (move: string, rule: string) =>
		`${move} is legal, so ${rule} does not forbid it`,
	otherRule: (move: string, by: string, why: string, rule: string) =>
		`${move} is refused by ${by} (${why}), not by ${rule}`,
	aPlay: (found: string) =>
		`a scripted move is written { "play": move }; this is ${found}`,
	seat: (found: string) => `a seat (0, 1, …) or "chance"; this is ${found}`,
	expect: (found: string) =>
		`a move with its type, a list of moves, or "any"; this is ${found}`,
	text: (found: string) => `a text is needed; this is ${found}`,
	list: (found: string) => `a list is needed; this is ${found}`,
	noField: (known: readonly string[]) =>
		`there is no such field; the fields are ${known.join(", ")}`,
	kinds: {
		missing: "missing",
		emptyText: "an empty text",
		emptyList: "an empty list",
		list: "a list",
		object: "an object",
		noJson: "what is no JSON",
	},
	more: (count: number) => ` and ${count} more`,
};
