// The bytes inside an entry for Node, opened synchronously: base64 of gzip.

import { gunzipSync } from "node:zlib";

export function unzip(base64: string): BufferSource {
	return gunzipSync(Buffer.from(base64, "base64"));
}
