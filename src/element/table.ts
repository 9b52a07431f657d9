// <ludo-table game="kopis">: a table for any game of the package. Its attributes, properties, methods and events are described
// in element.d.ts. This file is the element: what its attributes say, when it loads, when it gives everything back. The game
// that is played on it is in session.ts.

import { gameInSave } from "../js/engine.ts";
import type {
	Actor,
	AnyMove,
	GameId,
	GameInfo,
	NewGame,
} from "../js/types/index.d.ts";
import type { MakeWorker } from "./bot-worker.ts";
import { copyOf, rematch } from "./copies.ts";
import { embedCodes } from "./embed-codes.ts";
import { framedGames, frameOf, rendererOf } from "./games/frames.ts";
import type { AnyGame, AnyRenderer, Frame } from "./games/renderer.ts";
import { Keeping } from "./keeping.ts";
import { loadWords, onLanguageOfPage, wordsThere } from "./languages.ts";
import { whenNearViewport } from "./lazy-loading.ts";
import type { LessonPlayer } from "./lessons/player.ts";
import { join, linkRead } from "./link-targets.ts";
import type { Engine } from "./loading.ts";
import { ready } from "./loading.ts";
import { more } from "./parts/more.ts";
import { placeholder, problem, waitingWords } from "./parts/placeholder.ts";
import { asideList } from "./parts/put-aside.ts";
import { saves } from "./parts/saves.ts";
import { setup } from "./parts/setup.ts";
import { shareDialog } from "./parts/share.ts";
import { exampleOf } from "./pictures.ts";
import { bringIntoView, soon } from "./platform.ts";
import { Reflecting } from "./properties.ts";
import type { SessionOptions } from "./session.ts";
import { TableSession } from "./session.ts";
import type { Settings } from "./settings.ts";
import {
	ATTRIBUTES,
	languageIn,
	playersIn,
	settingsOf,
	Wrong,
} from "./settings.ts";
import type { Shared } from "./share-links.ts";
import { address, encode, open } from "./share-links.ts";
import type { Watch } from "./slices.ts";
import { Unwanted } from "./slices.ts";
import { described, fresh, judge, kept, Unplayable } from "./start.ts";
import { asideTexts } from "./storage.ts";
import { english, messageOf, Said, type Words } from "./words.ts";

/** What was loaded for the game of the table. */
type Loaded = {
	engine: Engine;
	info: GameInfo;
	renderer: AnyRenderer;
	words: Words;
};
/** A game of a link, and whether the address still asks for it. */
type Linked = { shared: Shared; wanted: () => boolean };

/** A link that opens sooner says nothing of how far it is, in milliseconds. */
const SOON = 300;

/** The attributes that make another game of it, and those that the frame is built by; the others only change what it shows. */
const FRESH = ["game", "scenario", "options", "move-list", "lesson"];
const FRAME = ["controls", "lang"];

export class LudoTable extends Reflecting {
	static observedAttributes = ATTRIBUTES;

	#settings: Settings | null = null;
	#loaded: Loaded | null = null;
	#session: TableSession | null = null;
	/** The attributes that changed since they were last read. */ #changed: Set<string> =
		new Set();
	/** Counts the starts, so that a slow one does not overtake the next. */ #starts = 0;
	/** The game of a link, until it is on the table. */ #linked: Linked | null =
		null;
	/** The link that is being opened. */ #visiting: Promise<unknown> =
		Promise.resolve();
	#keeping = new Keeping({
		settings: () => this.#settings as Settings,
		session: () => this.#session,
		loaded: () => this.#loaded as Loaded,
	});
	/** The lesson as an object, when a page has set one. */ #given: unknown =
		null;
	#lesson: LessonPlayer | null = null;
	/** What a page has given for the bots. */ #worker: MakeWorker | null = null;
	/** What was wrong with a link, said when the table is there. */ #notice: unknown =
		null;
	#waiters: {
		resolve: (table: LudoTable) => void;
		reject: (error: unknown) => void;
	}[] = [];
	/** The language that is being loaded for a table that goes on in it. */ #translating: Promise<unknown> =
		Promise.resolve();
	#here = false;
	#callOff = () => {};
	#leave = () => {};
	#deaf = () => {};

	constructor() {
		super();
		this.attachShadow({ mode: "open" });
	}

	connectedCallback() {
		if (this.#here) return;
		this.#here = true;
		this.upgrade();
		this.#leave = join({
			element: this,
			wants: () =>
				this.#settings !== null &&
				this.#settings.moveList === null &&
				this.#settings.controls.has("share")
					? this.#settings.game
					: null,
			open: (shared, wanted) => {
				this.#visiting = this.#visit({ shared, wanted });
			},
			complain: (why) => this.#complain(why),
		});
		this.#deaf = onLanguageOfPage(() => this.#listen());
		this.#changed.clear();
		this.#read();
	}

	/** Taken out and put elsewhere at once, a table goes on as it was. */
	disconnectedCallback() {
		void soon(() => {
			if (this.isConnected || !this.#here) return;
			this.#here = false;
			this.#leave();
			this.#deaf();
			this.#clear();
			this.#settings = null;
			this.shadowRoot?.replaceChildren();
			this.#tell(new Said((words) => words.table.removed));
		});
	}

	connectedMoveCallback() {}

	/** The page says another language around the table: that is as if the attribute had changed. */
	#listen() {
		if (this.#settings?.language !== languageIn(this))
			this.attributeChangedCallback("lang", "", null);
	}

	/** Several attributes set one after the other are read once. */
	attributeChangedCallback(
		name: string,
		before: string | null,
		after: string | null,
	) {
		if (!this.#here || before === after) return;
		if (this.#changed.size === 0)
			void soon(() => this.#here && this.#changed.size > 0 && this.#read());
		this.#changed.add(name);
	}

	#clear() {
		this.#starts += 1;
		this.#callOff();
		this.#callOff = () => {};
		this.#lesson?.close();
		this.#lesson = null;
		this.#close();
		this.#keeping.close();
	}

	/** The game leaves the table; what was to be stored of it is stored before. */
	#close() {
		this.#keeping.flush();
		this.#session?.close();
		this.#session = null;
	}

	/** Reads the attributes and does what they ask for. */
	#read() {
		const changed = [...this.#changed];
		this.#changed.clear();
		try {
			const settings = settingsOf(this);
			const session = this.#session;
			this.#settings = settings;
			if (session === null || changed.some((name) => FRESH.includes(name)))
				return this.#wait();
			judge(settings, session.game);
			if (settings.language !== this.#words.lang)
				this.#translating = this.#translate(settings);
			else if (changed.some((name) => FRAME.includes(name))) this.#sitAnew();
			else
				session.adjust(settings, {
					names: changed.includes("names"),
					players: changed.includes("players"),
				});
		} catch (error) {
			this.#fail(error);
		}
	}

	/** The words of the language that was loaded last. */
	get #words() {
		return this.#loaded?.words ?? wordsThere(languageIn(this)) ?? english;
	}

	/** Shows something in the language of the table, at once if that is loaded. */
	#say(show: (words: Words) => void) {
		const lang = languageIn(this);
		const words = wordsThere(lang);
		if (words !== null) return show(words);
		const mine = this.#starts;
		void loadWords(lang)
			.catch(() => english)
			.then((loaded) => mine === this.#starts && show(loaded));
	}

	/** The same game at a new table: other things stand around it, or it speaks another language. */
	#sitAnew() {
		const { game, names, players, dealt } = this.#session as TableSession;
		const copy = game.clone();
		this.#close();
		this.#sit(copy, { names, players, dealt });
	}

	/** The table goes on in another language. Until that is loaded it stays as it is. */
	async #translate(settings: Settings) {
		const mine = this.#starts;
		try {
			const loaded = await this.#load(settings);
			const step = this.#lesson?.step ?? 0;
			const lesson = await this.#study(settings, loaded.words);
			if (mine !== this.#starts || this.#settings !== settings) return;
			this.#loaded = loaded;
			if (lesson === null) return this.#sitAnew();
			this.#lesson?.close();
			this.#lesson = lesson;
			this.#close();
			this.#sit(lesson.begin(loaded.info.id, step), {});
			lesson.tell(false);
		} catch (error) {
			if (mine === this.#starts) this.#fail(error);
		}
	}

	/** Loads the game of the table in its language. */
	async #load({ game, language }: Settings): Promise<Loaded> {
		const [renderer, engine, words] = await Promise.all([
			rendererOf(game, language),
			ready(game, language),
			loadWords(language),
		]);
		const info = engine.games(language).find(({ id }) => id === game);
		if (info === undefined || renderer === null)
			throw new Said(({ table }) => table.noRenderer(game));
		return { engine, info, renderer, words };
	}

	/** Shows an empty table until it comes near; then it loads. */
	#wait() {
		this.#clear();
		const settings = this.#settings as Settings;
		const info = framedGames().find(({ id }) => id === settings.game);
		const frame = frameOf(settings.game);
		if (info !== undefined && frame !== null)
			this.#showEmpty(settings, info, frame);
		this.#callOff = whenNearViewport(this, () => void this.#start());
	}

	#showEmpty(settings: Settings, info: GameInfo, frame: Frame) {
		const shadow = this.shadowRoot as ShadowRoot;
		placeholder(shadow, settings, info, frame);
		this.#say(({ table }) => waitingWords(shadow, table.loads(info.title)));
	}

	/** Loads at once, also far from the viewport. Resolves when the table is ready; rejects with what is wrong with it. */
	load() {
		return new Promise((resolve, reject) => {
			if (this.#here && this.#changed.size > 0) this.#read();
			if (this.#session !== null) return resolve(this);
			this.#waiters.push({ resolve, reject });
			if (!this.#here)
				return this.#tell(new Said((words) => words.table.noDocument));
			if (this.#settings === null)
				return this.#tell(new Error(this.shadowRoot?.textContent ?? ""));
			this.#callOff();
			void this.#start();
		});
	}

	/** Resolves when nothing happens by itself any more: bots have moved, animations are over. Loads the table, if need be. */
	async settled() {
		for (let settled: unknown; ; ) {
			await this.load();
			await linkRead();
			await this.#visiting;
			await this.#translating;
			const session = this.#session;
			if (session === settled) return this;
			await session?.settled();
			settled = session;
		}
	}

	#tell(wrong?: unknown) {
		for (const { resolve, reject } of this.#waiters.splice(0))
			wrong === undefined ? resolve(this) : reject(wrong);
	}

	async #start() {
		this.#starts += 1;
		const mine = this.#starts;
		const settings = this.#settings as Settings;
		try {
			const [loaded, lesson] = await Promise.all([
				this.#load(settings),
				loadWords(settings.language).then((words) =>
					this.#study(settings, words),
				),
			]);
			if (mine !== this.#starts) return;
			this.#loaded = loaded;
			this.#lesson = lesson;
			if (lesson === null) {
				if (!(await this.#begin(loaded, mine))) return;
			} else this.#sit(lesson.begin(loaded.info.id), {});
			this.#emit("ready", {});
			lesson?.tell(false);
			this.#tell();
		} catch (error) {
			if (mine === this.#starts) this.#fail(error);
		}
	}

	/** The lesson that is to be played here, ready to begin. */
	async #study(settings: Settings, words: Words) {
		const what = settings.lesson;
		if (what === null) return null;
		const [{ LessonPlayer, lessonOf }, engine] = await Promise.all([
			import("./lessons/player.ts"),
			ready(settings.game, words.lang),
		]);
		const session = () => this.#there().session;
		const lesson = await lessonOf(what, this.baseURI, words.lang);
		return new LessonPlayer(lesson, engine, words, {
			game: () => session().game,
			take: (game) => session().take(game, {}),
			play: (move, actor) => session().play(move, actor),
			point: (move) => session().point(move),
			mark: (rule) => session().parts.mark(rule),
			leave: () => {
				this.setAttribute("game", settings.game);
				this.toggleAttribute("solo", true);
				this.lesson = null;
			},
			byKey: () => session().byKey,
			emit: (name, detail) => this.#emit(name, detail),
		});
	}

	/**
	 * The first game: that of a link, that of the attributes, the one that was kept, or a new one. What cannot be opened is told
	 * of, and something else begins. Says whether this start was still wanted.
	 */
	async #begin(loaded: Loaded, mine: number) {
		const linked = this.#linked;
		let reason: unknown = null;
		let visited: Awaited<ReturnType<typeof open>> | null = null;
		try {
			if (linked?.shared.game === loaded.info.id)
				visited = await this.#opened(
					loaded,
					linked,
					() => mine === this.#starts,
				);
		} catch (error) {
			reason = error;
		}
		// The start that came since opens the link.
		if (mine !== this.#starts) {
			visited?.game.free();
			return false;
		}
		reason ??= this.#notice;
		this.#linked = null;
		this.#notice = null;
		if (visited !== null) {
			this.#welcome(visited);
			return true;
		}
		const said = this.#beginOwn(loaded);
		if (reason !== null)
			this.#tellOfLink(said(messageOf(reason, loaded.words)));
		return true;
	}

	/** The game that was kept, or a new one. Returns how to say that. */
	#beginOwn({ engine, info, words }: Loaded) {
		const settings = this.#settings as Settings;
		let wrong: Unplayable | null = null;
		let own: ReturnType<typeof kept> = null;
		try {
			own = kept(engine, info, settings);
		} catch (error) {
			if (!(error instanceof Unplayable)) throw error;
			wrong = error;
		}
		const { game, ...options } = own ?? fresh(engine, info, settings);
		this.#keeping.begin(own?.text ?? null);
		this.#sit(game, options);
		if (wrong !== null) this.#keeping.tellOfUnplayable(wrong);
		return own === null ? words.table.freshGame : words.table.keptGame;
	}

	/** The game of a link, played in slices; null when nobody wants it any more. Throws an error that says why it cannot be played. */
	async #opened(
		{ engine, info, words }: Loaded,
		{ shared, wanted }: Linked,
		here: () => boolean,
	) {
		const begun = performance.now();
		const watch: Watch = {
			wanted: () => wanted() && here(),
			done: (steps) => {
				if (performance.now() - begun < SOON) return;
				const most = shared.moves.length;
				const percent = Math.floor((100 * Math.min(steps, most)) / most);
				this.#progress(words.link.opening(percent));
			},
		};
		try {
			return await open(engine, info, shared, watch);
		} catch (error) {
			if (error instanceof Unwanted) return null;
			throw error;
		}
	}

	#progress(text: string) {
		if (this.#session === null)
			waitingWords(this.shadowRoot as ShadowRoot, text);
		else this.#session.parts.notice(text, { topic: "link", quiet: true });
	}

	/** The game of a link comes onto the table. */
	#welcome({ game, ...options }: { game: AnyGame } & SessionOptions) {
		this.#keeping.visit();
		this.#sit(game, options);
	}

	/** Puts a game onto a new table. */
	#sit(game: AnyGame, options: SessionOptions) {
		const { engine, info, renderer, words } = this.#loaded as Loaded;
		this.#session = new TableSession({
			info,
			renderer,
			words,
			rules: engine.rules(info.id, words.lang),
			examples: {
				scenarios: engine.scenarios(info.id, words.lang),
				draw: (scenario) => exampleOf(engine, info.id, scenario),
			},
			settings: this.#settings as Settings,
			game,
			options,
			act: (name) => this.#act(name),
			emit: (name, detail) => this.#emit(name, detail),
			changed: (by) => this.#keeping.changed(by),
			lesson: this.#lesson,
			worker: () => this.#worker,
		});
		this.#session.parts.mount(this.shadowRoot as ShadowRoot);
		this.#session.refresh();
	}

	#fail(error: unknown) {
		this.#clear();
		if (error instanceof Wrong) this.#settings = null;
		this.#say((words) =>
			problem(
				this.shadowRoot as ShadowRoot,
				words,
				messageOf(error, words),
				error instanceof Wrong ? null : () => this.#read(),
			),
		);
		this.#tell(error);
	}

	#emit(name: string, detail: object) {
		this.dispatchEvent(
			new CustomEvent(name, { detail, bubbles: true, composed: true }),
		);
	}

	async #visit(linked: Linked) {
		const [session, loaded] = [this.#session, this.#loaded];
		if (session === null || loaded === null) {
			this.#linked = linked;
			this.#callOff();
			bringIntoView(this, { block: "nearest" });
			return void this.#start();
		}
		bringIntoView(this, { block: "nearest" });
		const here = () => this.#session === session;
		try {
			const visited = await this.#opened(loaded, linked, here);
			if (visited === null || !here()) {
				visited?.game.free();
				return session.parts.dropNotice("link");
			}
			this.#close();
			this.#welcome(visited);
		} catch (error) {
			if (here()) this.#complain(error);
		}
	}

	/** A link cannot be opened. */
	#complain(why: unknown) {
		if (this.#session === null) {
			this.#notice = why;
			return;
		}
		const message = messageOf(why, this.#words);
		const { freshGame, stays } = this.#words.table;
		this.#tellOfLink(
			this.#keeping.isFresh ? freshGame(message) : stays(message),
		);
	}

	#tellOfLink(text: string) {
		this.#session?.parts.notice(text, { topic: "link" });
	}

	/**
	 * What there is when the table is ready.
	 * @param wanted what a lesson has no place for
	 */
	#there(wanted?: "aNewGame" | "aSavedGame") {
		if (wanted !== undefined && this.#lesson !== null)
			throw new Said((words) => words.table.lessonHere(words.table[wanted]));
		if (this.#session === null || this.#loaded === null)
			throw new Said((words) => words.table.notReady);
		return { session: this.#session, ...this.#loaded };
	}

	/** The game on the table; null until it is ready. */
	get game() {
		return this.#session?.game ?? null;
	}

	set game(id: unknown) {
		this.setAttribute("game", String(id));
	}

	get lesson(): unknown {
		return this.#given ?? this.getAttribute("lesson");
	}

	set lesson(what) {
		this.#given = typeof what === "string" ? null : (what ?? null);
		if (typeof what === "string") this.setAttribute("lesson", what);
		else this.removeAttribute("lesson");
		this.attributeChangedCallback("lesson", "", null);
	}

	get worker(): MakeWorker | null {
		return this.#worker;
	}

	set worker(make) {
		this.#worker = make;
	}

	get renderer() {
		return this.#loaded?.renderer ?? null;
	}

	newGame(
		options: Record<string, unknown> = {},
		names?: string[],
		players?: string[],
	) {
		const { engine, info, session, words } = this.#there("aNewGame");
		const game = engine.createGame(info.id, options as NewGame<GameId>);
		this.#keeping.leaveGame();
		session.take(game, {
			...(names === undefined ? {} : { names }),
			...(players === undefined
				? {}
				: { players: playersIn(players.join(" ")) }),
			preface: described(engine, info.id, options.scenario, words.lang),
		});
	}

	restore(text: string) {
		const { engine, info, session } = this.#there("aSavedGame");
		const id = gameInSave(
			text,
			engine.games().map((each) => each.id),
		);
		if (id !== info.id)
			throw new Said((words) => words.table.otherGame(id, info.id));
		const game = engine.restoreGame(text);
		this.#keeping.leaveGame();
		session.take(game, {});
	}

	save() {
		return this.#session?.game.save() ?? "";
	}

	play(move: Readonly<AnyMove>, seat?: Actor) {
		this.#there().session.play(move, seat);
	}

	undo() {
		this.#session?.undo();
	}

	redo() {
		this.#session?.redo();
	}

	async hint() {
		await this.#session?.hint();
	}

	async link() {
		const { engine, info, session } = this.#there();
		return address(
			location.href,
			await encode(engine, info, session.game, session.dealt),
		);
	}

	openNewGame() {
		this.#there("aNewGame");
		this.#act("new");
	}

	openRule(id: string) {
		this.#session?.parts.openRule(id);
	}

	/** Brings the keyboard to the first target. */
	override focus() {
		this.#session?.focus();
	}

	#act(name: string) {
		const { engine, info, renderer, session, words } = this.#there();
		const { parts, game, names, players } = session;
		if (name === "new")
			parts.open(
				setup({
					words,
					info,
					scenarios: engine.scenarios(info.id, words.lang),
					renderer,
					names,
					players,
					start: (...given) => this.newGame(...given),
				}),
			);
		else if (name === "save") {
			const keeps = this.#settings?.keep ?? false;
			const element = saves({
				words,
				id: game.id,
				save: () => session.game.save(),
				hides: session.hides,
				kept: keeps,
				restore: (text) => this.restore(text),
			});
			const texts = keeps ? asideTexts(info.id) : [];
			const goBack = (text: string) => {
				element.close();
				this.#keeping.goBack(text);
			};
			if (texts.length > 0)
				element.append(asideList({ words, id: info.id, texts, goBack }));
			parts.open(element);
		} else if (name === "more")
			parts.open(
				more({
					words,
					flip: renderer.flips ? () => parts.stage.flip() : null,
					table: this,
				}),
			);
		else if (name === "share")
			parts.open(shareDialog(words, this.link(), embedCodes(this, info.title)));
		else if (name === "rematch") {
			const again = rematch(engine, game);
			this.#keeping.leaveGame();
			session.take(again, { dealt: session.dealt });
		} else if (name === "play-on") this.#playOn();
	}

	/** A copy of what is shown comes onto the table, and the game before can be gone back to. A replay becomes a table to play at. */
	#playOn() {
		const { engine, session, words } = this.#there();
		const before = session.game.save();
		const { names, players, dealt } = session;
		const copy = copyOf(engine, session.shown);
		this.#keeping.leaveGame();
		if (this.#settings?.moveList != null) {
			this.#close();
			this.#settings = { ...this.#settings, moveList: null };
			this.#sit(copy, { names, players, dealt });
		} else session.take(copy, { dealt });
		const goBack = () => {
			if (this.#session === null) return;
			const game = engine.restoreGame(before);
			this.#keeping.leaveGame();
			this.#session.take(game, { names, players, dealt });
		};
		this.#session?.parts.notice(words.timeline.playsOn, {
			topic: "look",
			quiet: true,
			offers: [{ label: words.timeline.goBack, act: goBack }],
		});
	}
}
