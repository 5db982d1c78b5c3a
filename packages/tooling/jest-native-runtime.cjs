/**
 * Jest's runtime, except that Node itself loads packages from node_modules: once per worker instead of once per suite, and without
 * transforms, since Node 20.19 can `require` ES modules. Our own sources stay isolated per suite. docs/decisions/024-native-packages-in-jest.md
 */
const { createRequire } = require('node:module');
const { sep } = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${sep}node_modules${sep}`;
const WORKSPACE = /^@storysprout\//;
const PROVIDED = /^@jest\/globals$/;
const isBare = (name) => name !== undefined && !/^(\.|\/|node:)/.test(name);

module.exports = class NativePackagesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    // Sources run in the worker's context, so that an Error of a package is an `instanceof Error` there.
    this.executor.compile = (source, filename) =>
      vm.compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModule(from, name, options, isRequireActual) {
    if (isBare(name) && !options?.isInternalModule && !WORKSPACE.test(name) && !PROVIDED.test(name)) {
      const native = createRequire(from);
      if (native.resolve(name).includes(PACKAGES)) return native(name);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }
};
