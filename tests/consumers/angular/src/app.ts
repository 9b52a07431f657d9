import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import "ludotheque/element";

@Component({
	selector: "app-root",
	schemas: [CUSTOM_ELEMENTS_SCHEMA],
	template: `
    <ludo-table game="kopis" players="person bot:easy" [options]="options" (move)="count()"></ludo-table>
    <output>{{ moves() }}</output>
  `,
})
export class App {
	readonly options = { seed: 7 };
	readonly moves = signal(0);

	count() {
		this.moves.update((moves) => moves + 1);
	}
}
