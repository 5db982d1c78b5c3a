/**
 * Jest for packages that run in Node. Node 20 cannot require ES modules inside Jest, so swc turns the project and
 * Nest's ESM packages into CommonJS (docs/decisions/002-versions.md).
 */
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
const ESM_PACKAGES =
  '@nestjs|@electric-sql|file-type|cookie|content-disposition|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|jose|keyv|cache-manager|@keyv|cacheable|@cacheable|hookified|qified|es-toolkit|uid|uuid|openai|p-limit|yocto-queue|cmu-pronouncing-dictionary|mpg123-decoder|@wasm-audio-decoders|@eshaz|simple-yenc|@storysprout';

export default {
  // Where the next run finds it, whatever TMPDIR is.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.(ts|tsx|js|mjs|cjs)$': swc },
  transformIgnorePatterns: [
    `/node_modules/(?!((\\.pnpm/[^/]+|light-my-request)/node_modules/)?(${ESM_PACKAGES})(/|$))`,
  ],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
