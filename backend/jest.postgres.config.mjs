import backend from './jest.config.mjs';

/**
 * The backend's medium tests on a PostgreSQL (TEST_DATABASE_URL), besides the embedded database. What does not depend on the
 * database is not run a second time.
 */
export default {
  ...backend,
  displayName: 'backend on PostgreSQL',
  testEnvironmentOptions: {
    ...backend.testEnvironmentOptions,
    environment: { TEST_DATABASE_URL: process.env.POSTGRES_URL },
  },
  testMatch: ['<rootDir>/src/**/*.medium.test.ts'],
  testPathIgnorePatterns: [
    // The lock and the dumps are of the embedded database alone; what a provider answers has to do with none.
    '/(rate-limits|site|location|words|metrics|providers|google-apple|wechat)/|sign-in-limits|data-dir-lock|daily-backups',
    'openai-|voice',
    'fuzz',
    // Whole processes take long to start, and `PostgreSQL away` has one.
    ...(process.env.THOROUGH === '1' ? [] : ['killed', 'run-admin', 'serve']),
  ],
};
