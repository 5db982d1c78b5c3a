/** Jest for the packages that run in a browser: jsdom, TypeScript by swc, CSS modules as their own names. */
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
  // Where the next run finds it, whatever TMPDIR is.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'jsdom',
  // A page with all it loads takes its time on a busy machine, and nothing here measures it.
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
