/** Jest configuration of the browser packages: jsdom, TypeScript by swc, CSS modules as identity objects. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

export default {
  // Independent of TMPDIR, so that the next run reuses it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'jsdom',
  // Generous, because lazy modules load slowly on a busy machine.
  testTimeout: 20_000,
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  globals: { __DEVELOPMENT__: false },
  setupFiles: [new URL('./jest.browser.setup.mjs', import.meta.url).pathname],
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@storysprout|axios@|zustand@|@base-ui|lucide-react|compare-versions|eventsource-parser@))',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': 'identity-obj-proxy',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
