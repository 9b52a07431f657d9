// `ludotheque/server` for workerd: the modules are imported, and a game is instantiated when its first table is opened.

import { INFOS } from "ludotheque:infos";
import { GAMES } from "ludotheque:workerd";
import { syncLoader } from "../engine.ts";
import { rooms } from "../server/rooms.ts";

export const Room = rooms(INFOS, syncLoader(GAMES));
