/** Whether to test everything (`npm run verify`) or what finds most (`npm test`). */
export const isThorough = process.env.THOROUGH === '1';
