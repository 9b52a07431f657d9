// The page of the Web Worker: it only hands on what the worker tells.
const worker = new Worker("thread.js", { type: "module" });
worker.onmessage = ({ data }) => {
	globalThis.told = data;
};
worker.onerror = (event) => {
	throw new Error(event.message || "the worker did not start");
};
