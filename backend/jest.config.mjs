import base from '../packages/tooling/jest.node.mjs';

export default {
  ...base,
  displayName: 'backend',
  moduleNameMapper: {
    '/worker-address\\.js$': '<rootDir>/src/testing/built-worker.ts',
    ...base.moduleNameMapper,
  },
};
