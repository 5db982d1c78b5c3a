/** Namespace of sky, land, plants and weather. Every function takes the scene's context first and returns SVG. */
export { CAMERA, birdsFar, cloud, clouds, moon, sky, star, stars } from './sky.js';
export { frontGround, furrows, groundShadow, hill, lawn, mountains, path, stone } from './land.js';
export { canopy, crown, snowCap } from './crown.js';
export { bareTree, farTree, leafTree, pine, roundTree, tree } from './trees.js';
export { bush, fern, flowers, sprout, tufts } from './plants.js';
export { foreground } from './foreground.js';
export { weather } from './weather.js';
export { stage } from './stage.js';
