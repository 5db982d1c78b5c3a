/** Entry of the build; the federation plugin adds the exposed modules. */
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
