// The cards of the seats in Koplopers & Dwarsliggers: who it is, what was delivered, a box for each train with its load.

import { group, keyed, s } from "../../svg.ts";
import type { Lookup } from "./board.ts";
import { cardAt, passengers, trainBox } from "./board.ts";
import { duties } from "./duties.ts";
import { DEVICES } from "./pieces.ts";
import type { Context, Train } from "./types.ts";
import { delivered } from "./words.ts";

export function drawSeatCards(
	picture: SVGGElement,
	context: Context,
	board: Lookup,
) {
	const { view, name } = context;
	const owing = duties(context);
	const cards = keyed(group(picture, "cards", { "pointer-events": "none" }));
	view.seats.forEach((player, seat) => {
		const sum = passengers(board, player.box);
		cards.put(
			`seat ${seat} ${name(seat)} ${sum}`,
			() => seatCard(context, seat, sum),
			{ class: `seat-card seat-${seat}${seat === view.turn ? " turn" : ""}` },
		);
		for (const train of player.trains) {
			const place = trainBox(board, view, seat, train);
			const load = passengers(board, train.load);
			const duty = seat === view.turn ? owing.get(train.id) : undefined;
			cards.put(
				`train ${seat} ${train.id} ${train.units.join()} ${load} ${duty ?? ""} ${place.x}`,
				() => trainCard(context, train, place, load, duty !== undefined),
			);
		}
	});
	cards.done();
}

function seatCard({ view, name }: Context, seat: number, sum: number) {
	const { x, y, width, height } = cardAt(view, seat);
	return s(
		"g",
		{},
		s("rect", { class: "sheet", x, y, width, height, rx: 12 }),
		s("rect", { class: "band", x, y, width, height: 30, rx: 12 }),
		s("path", {
			class: "device",
			d: DEVICES[seat] ?? "",
			transform: `translate(${x + 8} ${y + 3})`,
		}),
		s("text", { class: "owner", x: x + 40, y: y + 22 }, name(seat)),
		s("text", { class: "box", x: x + width - 10, y: y + 22 }, delivered(sum)),
	);
}

function trainCard(
	{ components }: Context,
	{ units }: Train,
	{ x, y, width, height }: ReturnType<typeof trainBox>,
	load: number,
	owing: boolean,
) {
	const room = components.constants.capacityPerUnit * units.length;
	return s(
		"g",
		{ class: owing ? "train-box owing" : "train-box" },
		s("rect", { x: x + 2, y, width: width - 4, height, rx: 8 }),
		s("text", { class: "head", x: x + 9, y: y + 16 }, units.join("+")),
		s("text", { class: "sum", x: x + width - 9, y: y + 16 }, `${load}/${room}`),
	);
}
