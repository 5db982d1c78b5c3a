import { loadTermLists } from '../lists/load-lists.js';
import { TextScreen } from '../text-screen.js';

/** The product's own lists, read once a test file. */
export const authoredLists = loadTermLists();
export const authoredScreen = new TextScreen(authoredLists);
