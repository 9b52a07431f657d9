// Numbers and their pictures: intervals, histograms, bars. Every picture is inline SVG that follows the colours of the page.

/** A drawing as wide as a phone, so that its words can be read there. */
function plot(height, label, drawn) {
	return `<svg viewBox="0 0 360 ${height}" role="img" aria-label="${label}">${drawn}</svg>`;
}

/** The 95 % interval of a share (Wilson). */
export function interval(wins, games) {
	if (games === 0) return [0, 1];
	const z = 1.959964;
	const share = wins / games;
	const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
	const reach =
		(z *
			Math.sqrt(
				(share * (1 - share)) / games + (z * z) / (4 * games * games),
			)) /
		(1 + (z * z) / games);
	return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

export const mean = (list) =>
	list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);

export function quantile(list, share) {
	const sorted = [...list].sort((a, b) => a - b);
	return (
		sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
	);
}

export const percent = (share) =>
	`${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

export const escapeHtml = (text) =>
	String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line with a mark and a whisker for each row, from 0 to 100 %. */
export function whiskers(rows) {
	const height = 36 * rows.length + 26;
	const x = (share) => 20 + share * 320;
	const lines = [0, 0.25, 0.5, 0.75, 1].map(
		(share) =>
			`<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="4" y2="${height - 22}"/><text class="tick" x="${x(share)}" y="${height - 6}">${100 * share} %</text>`,
	);
	const marks = rows.map(({ name, wins, games }, n) => {
		const [low, high] = interval(wins, games);
		const y = 26 + 36 * n;
		return `<text class="name over" x="20" y="${y - 12}">${escapeHtml(name)}</text><line class="reach" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="mark" cx="${x(wins / Math.max(1, games))}" cy="${y}" r="6"/>`;
	});
	return plot(
		height,
		"Shares with their 95 % intervals",
		lines.join("") + marks.join(""),
	);
}

/** How often each value comes up, in about twenty bins. */
export function histogram(values, unit) {
	const [low, high] = [Math.min(...values), Math.max(...values)];
	if (low === high) return `<p>Every one took ${low} ${unit}.</p>`;
	const step = Math.max(1, Math.ceil((high - low + 1) / 20));
	const bins = Array.from(
		{ length: Math.floor((high - low) / step) + 1 },
		() => 0,
	);
	for (const value of values) bins[Math.floor((value - low) / step)] += 1;
	const most = Math.max(...bins);
	const width = 320 / bins.length;
	const bars = bins.map(
		(count, n) =>
			`<rect class="bar" x="${(20 + n * width).toFixed(1)}" y="${(150 - (130 * count) / most).toFixed(1)}" width="${Math.max(1, width - 2).toFixed(1)}" height="${((130 * count) / most).toFixed(1)}"><title>${low + n * step}${step > 1 ? ` to ${low + (n + 1) * step - 1}` : ""} ${unit}: ${count}</title></rect>`,
	);
	return plot(
		176,
		`How many games took how many ${unit}`,
		`${bars.join("")}<line class="axis" x1="20" x2="340" y1="150" y2="150"/><text class="tick" x="${20 + width / 2}" y="170">${low}</text><text class="tick" x="${340 - width / 2}" y="170">${low + (bins.length - 1) * step}</text><text class="tick" x="180" y="170">${unit}</text>`,
	);
}

/** A value for each tenth of the game, as a line. */
export function course(values, unit) {
	const most = Math.max(...values, 1);
	const points = values.map(
		(value, n) =>
			`${(20 + (n * 320) / (values.length - 1)).toFixed(1)},${(150 - (130 * value) / most).toFixed(1)}`,
	);
	return plot(
		176,
		`${escapeHtml(unit)} in the course of a game`,
		`<polyline class="line" points="${points.join(" ")}"/><line class="axis" x1="20" x2="340" y1="150" y2="150"/><text class="tick" x="40" y="14">${most.toFixed(1)}</text><text class="tick" x="40" y="170">start</text><text class="tick" x="320" y="170">end</text>`,
	);
}

/** Bars of named values, longest first. */
export function bars(rows, unit) {
	const most = Math.max(...rows.map(({ value }) => value), 1e-9);
	const items = rows.map(
		({ name, title, value }, n) =>
			`<g transform="translate(0 ${n * 20})"><title>${escapeHtml(title)}</title><text class="name" x="66" y="14">${escapeHtml(name)}</text><rect class="bar" x="74" y="3" width="${((240 * value) / most).toFixed(1)}" height="14"/><text class="value" x="${(80 + (240 * value) / most).toFixed(1)}" y="14">${value < 0.1 ? value.toFixed(3) : value.toFixed(1)}</text></g>`,
	);
	return plot(20 * rows.length + 6, escapeHtml(unit), items.join(""));
}
