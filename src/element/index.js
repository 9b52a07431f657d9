// The package entry `ludotheque/element`: defines <ludo-table>, and gives what a page around it may want.

import { LudoTable } from "./table.js";

export { RENDERERS } from "./games/index.js";
export { picture } from "./picture.js";
export { ready } from "./table.js";
export { LudoTable };

if (!customElements.get("ludo-table")) customElements.define("ludo-table", LudoTable);
