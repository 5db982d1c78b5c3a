/**
 * Jest's Node environment without a separate context: sources and packages share the worker's globals. The option
 * `environment` holds variables that a project's suites find in `process.env`.
 */
const { TestEnvironment } = require('jest-environment-node');

module.exports = class SharedContextEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { projectConfig } = config;
    const { moduleMocker, fakeTimersModern } = this;
    this.global = globalThis;
    Object.assign(globalThis, projectConfig.globals);
    this.moduleMocker = new moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new fakeTimersModern.constructor({ config: projectConfig, global: globalThis });
    // The test framework is reloaded for each suite; handlers of the previous suite would still be called.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    // A suite's `jest.setTimeout` ends with it.
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
    this.environment = projectConfig.testEnvironmentOptions.environment ?? {};
  }

  async setup() {
    await super.setup();
    Object.assign(process.env, this.environment);
  }

  async teardown() {
    for (const name of Object.keys(this.environment)) delete process.env[name];
    await super.teardown();
  }
};
