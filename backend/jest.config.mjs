import base from '../packages/tooling/jest.node.mjs';
import { LEFT_TO_POSTGRES } from './jest.databases.mjs';

export default {
  ...base,
  displayName: 'backend',
  testPathIgnorePatterns: LEFT_TO_POSTGRES,
  moduleNameMapper: {
    '/worker-address\\.js$': '<rootDir>/src/testing/built-worker.ts',
    ...base.moduleNameMapper,
  },
};
