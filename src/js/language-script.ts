// Languages of a classic script: each is a classic script beside it, since a frame without an origin may load nothing else.

/** What such a script brings: the modules that would be imported elsewhere, by what they are. */
type Parts = Record<string, unknown>;

const loading = new Map<string, Promise<Parts>>();

/** Loads a language; its script leaves its parts under this name. */
export function languageScript(name: string): Promise<Parts> {
	const found = loading.get(name) ?? load(name);
	loading.set(name, found);
	// After a failure the next one tries again.
	found.catch(() => loading.delete(name));
	return found;
}

const load = (name: string) =>
	new Promise<Parts>((resolve, reject) => {
		const script = document.createElement("script");
		script.src = new URL(`./${name}.js`, import.meta.url).href;
		script.onload = () => {
			script.remove();
			const parts = (
				globalThis as { ludotheque?: Record<string, Parts | undefined> }
			).ludotheque?.[name];
			if (parts === undefined)
				reject(new Error(`${script.src} is no language`));
			else resolve(parts);
		};
		script.onerror = () => {
			script.remove();
			reject(new Error(`${script.src} could not be loaded`));
		};
		document.head.append(script);
	});
