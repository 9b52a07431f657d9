// The address of a classic script, which has no `import.meta`: esbuild puts it in its place. Known only while the script runs
// for the first time.

export const scriptAddress =
	(document.currentScript as HTMLScriptElement | null)?.src || document.baseURI;
