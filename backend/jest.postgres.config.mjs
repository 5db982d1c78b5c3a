import backend from './jest.config.mjs';
import { EMBEDDED_ONLY, isThorough, PROCESSES } from './jest.databases.mjs';

/** The backend's medium tests on a PostgreSQL (POSTGRES_URL). */
export default {
  ...backend,
  displayName: 'backend on PostgreSQL',
  testEnvironmentOptions: {
    ...backend.testEnvironmentOptions,
    environment: { TEST_DATABASE_URL: process.env.POSTGRES_URL },
  },
  testMatch: ['<rootDir>/src/**/*.medium.test.ts'],
  testPathIgnorePatterns: [...EMBEDDED_ONLY, ...(isThorough ? [] : PROCESSES)],
};
