import base from '../packages/tooling/jest.browser.mjs';

export default { ...base, testMatch: [...base.testMatch, '<rootDir>/catalogue/**/*.test.{ts,tsx}'] };
