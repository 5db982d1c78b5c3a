/** Jest for packages that run in Node: swc turns the workspace's sources into CommonJS, packages are loaded by Node itself (docs/decisions/024-native-packages-in-jest.md). */
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
  // Where the next run finds it, whatever TMPDIR is.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  runtime: new URL('./jest-native-runtime.cjs', import.meta.url).pathname,
  testEnvironment: new URL('./jest-shared-context.cjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.(ts|tsx|js|mjs|cjs)$': swc },
  // Real databases, servers and processes on a busy machine: a limit that only a hang reaches.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
