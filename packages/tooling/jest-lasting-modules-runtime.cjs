/**
 * Jest's runtime with modules that stay loaded between the suites of a worker: packages from node_modules are loaded by Node itself
 * (untransformed, since Node 20.19 can `require` ES modules), sources of the workspace by Jest into a registry of the worker.
 * Tests and their helpers are loaded anew for each suite. docs/decisions/024-modules-stay-loaded-in-jest.md
 */
const { createRequire } = require('node:module');
const { sep } = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PACKAGES = `${sep}node_modules${sep}`;
const WORKSPACE = /^@storysprout\//;
const PROVIDED = /^@jest\/globals$/;
const isBare = (name) => name !== undefined && !/^(\.|\/|node:)/.test(name);

/** Test files, helpers of tests and stand-ins hold state of their suite: counters, expectations, open servers. */
const OF_A_SUITE = /\.test\.tsx?$|[\\/](testing|e2e)[\\/]/;

/** The sources that this worker has loaded. */
const sources = new Map();

/** A registry of one suite that keeps sources in that of the worker. */
class ModuleRegistry extends Map {
  #of(path) {
    return path === '' || OF_A_SUITE.test(path) ? null : sources;
  }
  get(path) {
    return this.#of(path)?.get(path) ?? super.get(path);
  }
  has(path) {
    return this.#of(path)?.has(path) || super.has(path);
  }
  set(path, module) {
    const shared = this.#of(path);
    if (shared) shared.set(path, module);
    else super.set(path, module);
    return this;
  }
  delete(path) {
    return this.#of(path)?.delete(path) || super.delete(path);
  }
}

let current;

module.exports = class LastingModulesRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    current = this;
    this.registries.moduleRegistry = new ModuleRegistry();
    // Sources run in the worker's own context: an Error of a package has to be an `instanceof Error` in ours.
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

  /** A source that an earlier suite loaded may load another one later. */
  requireModuleOrMock(from, name) {
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }
};
