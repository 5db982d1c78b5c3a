/** Animals: the silhouette first, eye and cheek last. Feet at (x, y), facing left. */
export { elephant, giraffe } from './animals/giants.js';
export { lion, monkey, panda, penguin } from './animals/zoo.js';
export { cat, dog, rabbit, sleepingCat } from './animals/pets.js';
export { bird, butterfly, duck, fox, turtle, whale } from './animals/wild.js';
