/** What every drawing needs: the SVG words, colours and hand-cut lines. */
export * from './colour.js';
export * from './outline.js';
export * from './svg.js';
