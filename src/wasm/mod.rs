//! The door to JavaScript: the only place that names `wasm_bindgen` or `js_sys`.
