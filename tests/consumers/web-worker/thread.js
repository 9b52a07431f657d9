// The rules run here, off the main thread: src/index.js leaves what it has to tell in `told`.
Object.defineProperty(globalThis, "told", {
	set: (value) => postMessage(value),
});
import("./src/index.js").catch((error) =>
	setTimeout(() => {
		throw error;
	}),
);
