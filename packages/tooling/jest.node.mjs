/** Jest configuration of the Node packages: swc compiles the workspace's sources to CommonJS, Node itself loads packages (docs/decisions/024-modules-stay-loaded-in-jest.md). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
export default {
  // Independent of TMPDIR, so that the next run reuses it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  runtime: new URL('./jest-lasting-modules-runtime.cjs', import.meta.url).pathname,
  testEnvironment: new URL('./jest-shared-context.cjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.(ts|tsx|js|mjs|cjs)$': swc },
  // Generous, for real databases and processes on a busy machine: only a hang exceeds it.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
