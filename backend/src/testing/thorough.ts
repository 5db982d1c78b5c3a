/** Whether there is time for everything (`npm run verify`) or for what finds most (`npm test`). */
export const isThorough = process.env.THOROUGH === '1';
