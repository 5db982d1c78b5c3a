/** Built and bought things. They stand at (x, y) with the middle of their base unless they say otherwise. */
export { fence, house, signpost, win } from './buildings.js';
export { tent } from './tent.js';
export { lamp, plant, roomShell, rug, shelf, tableTop } from './room.js';
export { pictureWindow } from './window.js';
export { balloon, bunting, gift, kite, lantern } from './party.js';
export { cake } from './cake.js';
export { basket, book, flask, steam, umbrella } from './things.js';
export { hotAirBalloon, paperBoat, train } from './vehicles.js';
