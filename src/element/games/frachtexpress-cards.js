// The card table of FrachtExpress as the picture needs it: what each card shows, and how its track lies when it is turned.
// The engine has the same table; a test holds the two together. An owner's own cards come with the view instead.

/** @typedef {import("../../js/types/index.d.ts").FrachtExpressState} State */
/** @typedef {{ id: string, pattern: string, wagon: number, from: string, to: string, action: number }} Face */

/** The elements of each pattern, unturned. @type {Record<string, string[]>} */
const PATTERNS = {
  curve: ["NE"],
  straight: ["NS"],
  switchRight: ["NS", "NE"],
  switchLeft: ["NS", "NW"],
  fork: ["NE", "NW"],
  doubleCurve: ["NE", "SW"],
  triangle: ["NS", "NE", "SE"],
  threeWay: ["NS", "NE", "NW"],
  slipRight: ["NS", "NE", "SW"],
  slipLeft: ["NS", "NW", "SE"],
  crossing: ["NS", "EW"],
};

/** Id, pattern, wagon value, coupling station, uncoupling station, action value. */
const TABLE = `
t01 switchLeft 2 A B 5
t02 fork 5 A E 3
t03 curve 4 A F 2
t04 curve 8 A I 2
t05 straight 8 A J 3
t06 curve 4 B C 3
t07 straight 2 B D 4
t08 triangle 7 B G 5
t09 straight 5 B H 2
t10 switchLeft 9 B I 1
t11 threeWay 2 C A 5
t12 switchRight 6 C D 3
t13 crossing 5 C G 2
t14 switchRight 8 C H 1
t15 curve 5 C J 4
t16 doubleCurve 4 D A 4
t17 curve 6 D E 5
t18 curve 3 D F 4
t19 curve 7 D G 1
t20 fork 7 D J 1
t21 triangle 5 E B 1
t22 fork 3 E C 5
t23 threeWay 9 E F 1
t24 crossing 7 E H 4
t25 curve 3 E I 5
t26 switchLeft 4 F B 4
t27 curve 6 F C 1
t28 triangle 8 F E 2
t29 crossing 4 F H 5
t30 curve 5 F I 3
t31 doubleCurve 6 G A 2
t32 curve 8 G D 1
t33 switchRight 3 G E 4
t34 doubleCurve 6 G F 3
t35 straight 4 G J 5
t36 straight 6 H A 1
t37 crossing 7 H C 3
t38 switchRight 5 H D 5
t39 straight 6 H G 4
t40 slipLeft 3 H J 2
t41 straight 9 I B 2
t42 slipRight 6 I C 4
t43 switchLeft 7 I D 2
t44 curve 2 I G 3
t45 straight 3 I H 3
t46 curve 9 J A 3
t47 fork 7 J B 2
t48 crossing 4 J E 1
t49 curve 5 J F 5
t50 triangle 2 J I 4
`;

/** @type {Map<string, Face>} */
const BUILT_IN = new Map(
  TABLE.trim().split("\n").map((line) => {
    const [id = "", pattern = "", wagon = "", from = "", to = "", action = ""] = line.split(" ");
    return [id, { id, pattern, wagon: Number(wagon), from, to, action: Number(action) }];
  }),
);

/**
 * What a card shows.
 * @param {State} view
 * @param {string} id
 * @returns {Face}
 */
export function faceOf(view, id) {
  const own = view.cards?.find((card) => card.id === id);
  return own ?? BUILT_IN.get(id) ?? { id, pattern: "straight", wagon: 0, from: "A", to: "B", action: 0 };
}

const NAMES = ["NS", "EW", "NE", "SE", "SW", "NW"];

/**
 * The elements of a pattern after quarter turns clockwise.
 * @param {string} pattern
 * @param {number} turn
 */
export function elementsOf(pattern, turn) {
  return (PATTERNS[pattern] ?? []).map((element) => {
    const sides = [...element].map((side) => "NESW"[("NESW".indexOf(side) + turn) % 4] ?? side);
    return NAMES.find((name) => sides.every((side) => name.includes(side))) ?? element;
  });
}
