// Text in HTML.

/** @param {string} text */
export const escapeHtml = (text) =>
	text.replace(
		/[&<>"]/g,
		(c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c,
	);
