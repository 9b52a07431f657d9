// The types of Koplopers & Dwarsliggers that its files share.

import type {
	KoplopersMove,
	KoplopersState,
	KoplopersTrain,
	KoplopersTrainNo,
} from "../../../js/types/index.d.ts";
import type {
	Components as ComponentsOf,
	Context as ContextOf,
	Event as EventOf,
	Names as NamesOf,
	Preview as PreviewOf,
	Target as TargetOf,
} from "../renderer.ts";

export type Components = ComponentsOf<"koplopers">;
export type Context = ContextOf<"koplopers">;
export type Event = EventOf<"koplopers">;
export type Preview = PreviewOf<"koplopers">;
export type Move = Readonly<KoplopersMove>;
export type Names = NamesOf<"koplopers">;
export type State = KoplopersState;
export type Target = TargetOf<"koplopers">;
export type Train = KoplopersTrain;
export type TrainNo = KoplopersTrainNo;

/** What the game says at the table, in the language of a table. */
export type { KoplopersTableWords as Words } from "../../../text/words.d.ts";
