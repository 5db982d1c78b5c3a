import { writeFileSync } from 'node:fs';

/** Reporter that writes the results per project, as `{ [displayName]: { passed, failed, milliseconds } }`, to the file in JEST_TALLY_FILE, if set. */
export default class TallyReporter {
  #projects = {};

  onTestResult({ context }, result) {
    const { name } = context.config.displayName;
    const project = (this.#projects[name] ??= { passed: 0, failed: 0, milliseconds: 0 });
    project.passed += result.numPassingTests;
    // A suite that fails to run has an error but no failed test.
    project.failed += result.numFailingTests || (result.testExecError ? 1 : 0);
    project.milliseconds += result.perfStats.end - result.perfStats.start;
  }

  onRunComplete() {
    const file = process.env.JEST_TALLY_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#projects));
  }
}
