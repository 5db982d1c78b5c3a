/** The build's input: empty, because the federation plugin adds the exposed modules. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- makes the file a module
export {};
