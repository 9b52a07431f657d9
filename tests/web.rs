//! The same games in a browser.
