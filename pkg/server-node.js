import{engine,INFOS}from"./node-games.js";import{rooms}from"./room.js";var Room=rooms(INFOS,engine);export{Room};
