import base from '../jest.node.mjs';

export default { ...base };
