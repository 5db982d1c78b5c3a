import { loadTermLists } from '../lists/load-lists.js';
import { TextScreen } from '../text-screen.js';

/** The authored term lists, loaded once for each test file. */
export const authoredLists = loadTermLists();
export const authoredScreen = new TextScreen(authoredLists);
