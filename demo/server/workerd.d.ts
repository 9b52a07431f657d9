// What durable.mjs uses of workerd, as far as it uses it.

declare module "cloudflare:workers" {
	export class DurableObject {
		protected ctx: any;
		protected env: any;
	}
	export class WorkerEntrypoint {
		protected ctx: any;
		protected env: any;
	}
}

declare class WebSocketPair {
	0: WebSocket;
	1: WebSocket;
}

interface ResponseInit {
	webSocket?: WebSocket;
}
