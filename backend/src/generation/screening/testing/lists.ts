import { loadLists } from '../lists/load-lists.js';
import { Screen } from '../text-screen.js';

/** The product's own lists, read once a test file. */
export const authoredLists = loadLists();
export const authoredScreen = new Screen(authoredLists);
