import { ROOT } from '../../scripts/lib/workspace.mjs';
import { TESTED } from '../../scripts/lib/tools.mjs';

/** Jest configuration that runs the suites of all packages together, so that no worker idles at the end of a package. */
export default {
  rootDir: ROOT,
  projects: [...TESTED.map((folder) => `<rootDir>/${folder}`), '<rootDir>/backend/jest.postgres.config.mjs'],
  // For two cores: the third worker uses the time in which a suite waits for a timeout or another process.
  maxWorkers: 3,
  // Restarts a worker above this size: contexts of jsdom and modules accumulate.
  workerIdleMemoryLimit: '1500MB',
  // Generous, for a busy machine: only a hang exceeds it.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/packages/tooling/jest-tally-reporter.mjs'],
};
