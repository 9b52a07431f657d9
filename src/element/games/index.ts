// The games that have a picture: one line each. What a game brings is described in renderer.ts.

export { default as frachtexpress } from "./frachtexpress/frame.ts";
export { default as kopis } from "./kopis/frame.ts";
export { default as koplopers } from "./koplopers/frame.ts";
export { default as "ptites-locos" } from "./ptites-locos/frame.ts";
export { default as troia } from "./troia/frame.ts";
