/** Namespace of buildings and objects. (x, y) is the middle of the base unless stated otherwise. */
export { fence, house, signpost, windowPane } from './buildings.js';
export { tent } from './tent.js';
export { lamp, plant, roomShell, rug, shelf, tableTop } from './room.js';
export { pictureWindow } from './window.js';
export { balloon, bunting, gift, kite, lantern } from './party.js';
export { cake } from './cake.js';
export { basket, book, flask, steam, umbrella } from './things.js';
export { hotAirBalloon, paperBoat, train } from './vehicles.js';
