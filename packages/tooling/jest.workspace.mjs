import { ROOT } from '../../scripts/lib/workspace.mjs';
import { TESTED } from '../../scripts/lib/tools.mjs';

/** The suites of all packages in one Jest, so that no worker waits for the last suite of a package. */
export default {
  rootDir: ROOT,
  projects: [...TESTED.map((folder) => `<rootDir>/${folder}`), '<rootDir>/backend/jest.postgres.config.mjs'],
  // Of two cores: a suite that waits for a time limit or another process leaves its own to the next.
  maxWorkers: 3,
  // Contexts of jsdom and modules of suites pile up in a worker; above this it is replaced.
  workerIdleMemoryLimit: '1500MB',
  // Generous, for a busy machine: a limit that only a hang reaches.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/packages/tooling/jest-tally-reporter.mjs'],
};
