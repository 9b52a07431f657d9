import type {
	ComponentsOf,
	Detail,
	Game,
	Language,
	NewGame,
	Rule,
	ScenarioInfo,
} from "./index.js";

export type * from "./index.js";
export { Game, RulesError } from "./index.js";

/** How the game is loaded. */
export interface GameInitOptions {
	/** The language to load beside English. */
	lang?: Language;
	/** Where the WebAssembly is: a URL, a `Response`, its bytes, or a `WebAssembly.Module`; left out, it is inside this entry. */
	source?: string | object;
}

/** Loads the game. Again is free. In Node there is nothing to wait for. */
export default function init(options?: GameInitOptions): Promise<void>;
export { init };

/** Starts a game. */
export declare function createGame(options?: NewGame<"troia">): Game<"troia">;

/** Continues a saved game; every move is judged again. */
export declare function restoreGame(text: string): Game<"troia">;

/** The numbered rules and rulings of the game. */
export declare function rules(lang?: Language): Rule[];

/** The rulebook's examples of the game. */
export declare function scenarios(lang?: Language): ScenarioInfo<"troia">[];

/** A sentence in a language: the `detail` of a verdict, or of a `RulesError`. */
export declare function translate(detail: Detail, lang?: Language): string;

/** What is in the box: boards, cards, tokens and pieces as data, enough to draw the game. */
export declare function components(): ComponentsOf<"troia">;
