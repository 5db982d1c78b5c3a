import base from '../tooling/jest.node.mjs';

export default { ...base, displayName: 'contracts' };
