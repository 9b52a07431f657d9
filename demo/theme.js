// Runs before anything is painted: the theme that was chosen here, so that a dark page never flashes white.

(() => {
	try {
		const kept = localStorage.getItem("ludotheque-theme");
		if (kept === "light" || kept === "dark")
			document.documentElement.dataset.theme = kept;
	} catch {
		// A browser that keeps nothing shows the theme of the system.
	}
})();
