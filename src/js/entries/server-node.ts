// `ludotheque/server` for Node: a game is loaded when its first table is opened.

import { engine, INFOS } from "../node.ts";
import { rooms } from "../server/rooms.ts";

export const Room = rooms(INFOS, engine);
