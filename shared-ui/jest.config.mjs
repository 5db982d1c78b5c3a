import base from '../packages/tooling/jest.browser.mjs';

export default {
  ...base,
  displayName: 'shared-ui',
  testMatch: [...base.testMatch, '<rootDir>/catalogue/**/*.test.{ts,tsx}'],
};
