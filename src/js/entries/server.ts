// `ludotheque/server` for browsers and bundlers: a game has to be loaded by `init` before its table is opened.

import { INFOS } from "ludotheque:infos";
import { loaded } from "../engine.ts";
import { rooms } from "../server/rooms.ts";

export const Room = rooms(INFOS, loaded);
