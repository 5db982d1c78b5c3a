/** Namespace of animals. Feet at (x, y), facing left; the silhouette is drawn first, eyes and cheeks last. */
export { elephant, giraffe } from './giants.js';
export { lion, monkey, panda, penguin } from './zoo.js';
export { cat, dog, rabbit, sleepingCat } from './pets.js';
export { bird, butterfly, duck, fox, turtle, whale } from './wild.js';
