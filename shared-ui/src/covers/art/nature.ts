/** Sky, land, plants and weather. Every function takes the scene's context first and gives a string of SVG. */
export { CAMERA, birdsFar, cloud, clouds, moon, sky, star, stars } from './nature/sky.js';
export { front, furrows, groundShadow, hill, lawn, mountains, path, stone } from './nature/land.js';
export { canopy, crown, snowCap } from './nature/crown.js';
export { bareTree, farTree, leafTree, pine, roundTree, tree } from './nature/trees.js';
export { bush, fern, flowers, sprout, tufts } from './nature/plants.js';
export { foreground } from './nature/foreground.js';
export { weather } from './nature/weather.js';
export { stage } from './nature/stage.js';
