/** Input of the build: an empty module, because the federation plugin adds the exposed modules. */
export {};
