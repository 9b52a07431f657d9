// The table as it was set up, as HTML to copy: the element itself, and a frame where a page for frames is known.

/** The attributes that another page may want; what a browser keeps, and lessons of the page, are not among them. */
const SHOWN = [
	"game",
	"scenario",
	"options",
	"players",
	"names",
	"view",
	"curtain",
	"controls",
	"readonly",
	"move-list",
	"theme",
	"lang",
];

/** How high a frame is until it has said how high it should be. */
const HEIGHT = 720;

const escaped = (text: string) =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;");

/** @param title of the frame, for those who do not see it */
export function embedCodes(table: HTMLElement, title: string) {
	const given = SHOWN.flatMap((name) => {
		const value = table.getAttribute(name);
		return value === null ? [] : [[name, value] as const];
	});
	const words = given.map(([name, value]) =>
		value === "" ? name : `${name}="${escaped(value)}"`,
	);
	const tag = `<ludo-table ${words.join(" ")}></ludo-table>`;
	const page = table.getAttribute("frame");
	if (page === null) return [{ name: "tag" as const, text: tag }];
	const address = new URL(page, table.baseURI);
	for (const [name, value] of given) address.searchParams.set(name, value);
	const frame = `<iframe src="${escaped(address.href)}" title="${escaped(title)}" sandbox="allow-scripts" width="100%" height="${HEIGHT}" style="border: 0"></iframe>`;
	return [
		{ name: "tag" as const, text: tag },
		{ name: "frame" as const, text: frame },
	];
}
