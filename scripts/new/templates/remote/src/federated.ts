/** The build's only input of its own: the federation plugin adds what is exposed. */
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
