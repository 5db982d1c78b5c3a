import { say } from './workspace.mjs';

/** Sums the passed and failed tests and checks of `npm test`. */
export class Tally {
  passed = 0;
  failed = 0;
  failures = [];

  /** Runs a check, which passes if its work resolves. */
  async check(name, work) {
    const started = Date.now();
    try {
      await work();
      this.add(name, 1, 0, Date.now() - started);
    } catch (error) {
      process.stdout.write(`${error.output ?? error.stack}\n`);
      this.add(name, 0, 1, Date.now() - started);
    }
  }

  /** @param milliseconds sum of the durations, also of parallel work */
  add(name, passed, failed, milliseconds) {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.failures.push(name);
    const seconds = (milliseconds / 1000).toFixed(1);
    say(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }

  /** Prints the summary and returns the exit code. */
  close() {
    if (this.failures.length > 0) process.stdout.write(`\nfailed: ${this.failures.join(', ')}\n`);
    process.stdout.write(`\n${this.passed} passed, ${this.failed} failed\n`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
