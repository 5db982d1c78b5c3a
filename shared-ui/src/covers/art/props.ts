/** Built and bought things. They stand at (x, y) with the middle of their base unless they say otherwise. */
export { fence, house, signpost, win } from './props/buildings.js';
export { tent } from './props/tent.js';
export { lamp, plant, roomShell, rug, shelf, tableTop } from './props/room.js';
export { pictureWindow } from './props/window.js';
export { balloon, bunting, gift, kite, lantern } from './props/party.js';
export { cake } from './props/cake.js';
export { basket, book, flask, steam, umbrella } from './props/things.js';
export { hotAirBalloon, paperBoat, train } from './props/vehicles.js';
