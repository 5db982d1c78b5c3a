import { writeFileSync } from 'node:fs';

/** Writes what passed and failed by project, as `{ [displayName]: { passed, failed, milliseconds } }`, to the file JEST_TALLY_FILE, if that is set. */
export default class TallyReporter {
  #projects = {};

  onTestResult({ context }, result) {
    const { name } = context.config.displayName;
    const project = (this.#projects[name] ??= { passed: 0, failed: 0, milliseconds: 0 });
    project.passed += result.numPassingTests;
    // A suite that did not run has no failed test, but an error.
    project.failed += result.numFailingTests || (result.testExecError ? 1 : 0);
    project.milliseconds += result.perfStats.end - result.perfStats.start;
  }

  onRunComplete() {
    const file = process.env.JEST_TALLY_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#projects));
  }
}
