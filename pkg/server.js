import{INFOS}from"./games.en.js";import{loaded}from"./engine.js";import{rooms}from"./room.js";var Room=rooms(INFOS,loaded);export{Room};
