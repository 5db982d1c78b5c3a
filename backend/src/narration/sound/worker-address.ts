/** URL of the compiled worker. In a module of its own, because Jest replaces it: see testing/built-worker.ts. */
export const workerAddress = (): URL => new URL('./sound.worker.js', import.meta.url);
