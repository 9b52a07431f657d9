// «Keep all games offline»: the visitor's choice. Without it only what was opened works without a network.

/** Shows the button where there is a worker that can do it. */
export function offline() {
	const place = document.getElementById("offline");
	const button = place?.querySelector("button");
	const words = place?.querySelector("[role=status]");
	if (!place || !button || !words || !("serviceWorker" in navigator)) return;
	place.hidden = false;
	button.addEventListener("click", async () => {
		button.disabled = true;
		words.textContent = "Looking for what there is to keep …";
		const { active } = await navigator.serviceWorker.ready;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data: { kept, known, failed, bytes, done } }) => {
			button.disabled = !done || failed === 0;
			if (!done) words.textContent = `${kept} of ${known} files are kept.`;
			else if (failed > 0)
				words.textContent = `${kept} files are kept, and ${failed} could not be fetched. Try again with a better network.`;
			else
				words.textContent = `All games are kept in this browser: ${kept} files, ${(bytes / 1e6).toFixed(1)} MB.`;
		};
		active?.postMessage({ type: "keep all" }, [port2]);
	});
}
