// The track of FrachtExpress on a card of 100 by 100: which pieces of track a turned card shows, where their sleepers are, how
// the rails run. Everything follows from the geometry of the box.

import type {
	FrachtExpressCardRow as Card,
	FrachtExpressComponents as Components,
	FrachtExpressElement as Element,
	FrachtExpressGeometry as Geometry,
	FrachtExpressSide as Side,
} from "../../../js/types/index.d.ts";

export type Point = [x: number, y: number];

/** The size of a card. */
export const CELL = 100;
const MIDDLE = CELL / 2;
/** How far from the middle of a card a sleeper is: at a side, and on a curve towards each of its two sides. */
const EDGE_SLEEPER = 38;
const CURVE_SLEEPER = 16;

/** What a card shows. */
export function cardOf({ cards }: Components, id: string): Card {
	const found = cards.find((card) => card.id === id);
	if (found === undefined) throw new Error(`There is no card ${id}.`);
	return found;
}

/** The sides that a piece of track joins; a side alone is itself. */
export const sidesOf = (part: Element | Side) => [...part] as Side[];

/** The pieces of track of a card after quarter turns clockwise. */
export function turned(
	elements: Element[],
	turn: number,
	{ quarterTurnClockwise, elements: all }: Geometry,
): Element[] {
	const turnedSide = (side: Side) => {
		let now = side;
		for (let n = 0; n < turn; n += 1) now = quarterTurnClockwise[now];
		return now;
	};
	return elements.flatMap((element) => {
		const sides = sidesOf(element).map(turnedSide);
		return all.filter((each) => sides.every((side) => each.includes(side)));
	});
}

/** A point so far from the middle of a card towards each of these sides. */
function towards(sides: Side[], distance: number, { step }: Geometry): Point {
	const sum = (axis: 0 | 1) =>
		sides.reduce((total, side) => total + step[side][axis], 0);
	return [MIDDLE + distance * sum(0), MIDDLE + distance * sum(1)];
}

/** The middle of a side of a card. */
export const edgeAt = (side: Side, geometry: Geometry) =>
	towards([side], MIDDLE, geometry);

/** Where the sleeper of a side or of a piece of track is. */
export function sleeperAt(part: Element | Side, geometry: Geometry): Point {
	const sides = sidesOf(part);
	return towards(
		sides,
		sides.length === 1 ? EDGE_SLEEPER : CURVE_SLEEPER,
		geometry,
	);
}

/** The direction from one side to another, in degrees clockwise from east. */
function heading(from: Side, to: Side, { step }: Geometry) {
	const [x, y] = [step[to][0] - step[from][0], step[to][1] - step[from][1]];
	return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
}

/** How a sleeper lies across its rails, in degrees. */
export function across(part: Element | Side, geometry: Geometry) {
	const [one = "N", other = geometry.opposite[one]] = sidesOf(part);
	return (heading(one, other, geometry) + 90) % 180;
}

/** The angle at which a locomotive on a spot looks, in degrees clockwise from east. */
export function angle(spot: string, facing: string | null, geometry: Geometry) {
	const part = spot.split(".")[1] as Element | Side | undefined;
	if (part === undefined || facing === null) return 0;
	const sides = sidesOf(part);
	const [side = "N"] = sides;
	if (facing === "C") return heading(side, geometry.opposite[side], geometry);
	const to = facing as Side;
	const from = sides.find((each) => each !== to) ?? geometry.opposite[to];
	return heading(from, to, geometry);
}

/** A path along a piece of track, this far to one side of its middle. */
export function along(element: Element, off: number, geometry: Geometry) {
	const [from = "N", to = "S"] = sidesOf(element);
	const [dx, dy] = geometry.step[from];
	if (geometry.opposite[from] === to)
		return dx === 0
			? `M${MIDDLE + off} 0V${CELL}`
			: `M0 ${MIDDLE + off}H${CELL}`;
	// A curve is a quarter of a circle round the corner between its two sides.
	const [cx, cy] = towards([from, to], MIDDLE, geometry);
	const radius = MIDDLE + off;
	const end = (side: Side) => {
		const [x, y] = edgeAt(side, geometry);
		return `${cx + ((x - cx) * radius) / MIDDLE} ${cy + ((y - cy) * radius) / MIDDLE}`;
	};
	const [ex, ey] = geometry.step[to];
	const sweep = dx * ey - dy * ex > 0 ? 0 : 1;
	return `M${end(from)}A${radius} ${radius} 0 0 ${sweep} ${end(to)}`;
}
