/** Where the built worker stands. On its own, because Jest, which builds nothing, puts another one in its place. */
export const workerAddress = (): URL => new URL('./sound.worker.js', import.meta.url);
