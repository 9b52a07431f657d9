/** Something that happens by itself after a while, unless it is called off; others may wait until either is so. */
export class Delay {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#resolve = () => {};
	/** Resolves when it has happened, or was called off. */
	over: Promise<void> = Promise.resolve();

	start(ms: number, then: () => void) {
		this.stop();
		this.over = new Promise((resolve) => {
			this.#resolve = resolve;
		});
		this.#timer = setTimeout(() => {
			this.#resolve();
			then();
		}, ms);
	}

	stop() {
		clearTimeout(this.#timer);
		this.#resolve();
	}
}
