// The types of the package entry `ludotheque/element`.

import type { Game, GameId, Seat } from "./index.js";

/** A table for any game of the package: `<ludo-table game="kopis">`. */
export declare class LudoTable extends HTMLElement {
  /** The game on the table; null until it is ready. */
  readonly game: Game | null;
  newGame(options?: object, names?: string[]): void;
  restore(text: string): void;
  save(): string;
  undo(): void;
  redo(): void;
  /** Opens a rule in the panel. */
  openRule(id: string): void;
}

/** The games that have a picture, with a sentence about each. */
export declare const RENDERERS: Record<string, { blurb: string }>;

/** Loads the rules, once for all tables of a page. */
export declare function ready(): Promise<void>;

/** A position as a picture: no frame, nothing to press. */
export declare function picture(game: Game<GameId>, options?: { seat?: Seat }): Promise<HTMLElement>;

declare global {
  interface HTMLElementTagNameMap {
    "ludo-table": LudoTable;
  }
}
