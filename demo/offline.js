// «Keep all games offline»: the visitor's choice. Without it only what was opened works without a network.

import { say } from "./words.js";

/** Shows the button where there is a worker that can do it. */
export function offline() {
	const place = document.getElementById("offline");
	const button = place?.querySelector("button");
	const words = place?.querySelector("[role=status]");
	if (!place || !button || !words || !("serviceWorker" in navigator)) return;
	place.hidden = false;
	button.addEventListener("click", async () => {
		button.disabled = true;
		words.textContent = say("offline.looking");
		const { active } = await navigator.serviceWorker.ready;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data: { kept, known, failed, bytes, done } }) => {
			button.disabled = !done || failed === 0;
			if (!done) words.textContent = say("offline.progress", { kept, known });
			else if (failed > 0)
				words.textContent = say("offline.failed", { kept, failed });
			else
				words.textContent = say("offline.done", {
					kept,
					megabytes: megabytes(bytes),
				});
		};
		active?.postMessage({ type: "keep all" }, [port2]);
	});
}

/** @param {number} bytes */
const megabytes = (bytes) =>
	(bytes / 1e6).toLocaleString(document.documentElement.lang, {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
