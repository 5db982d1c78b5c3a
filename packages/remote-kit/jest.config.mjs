import base from '../tooling/jest.browser.mjs';

export default { ...base, displayName: 'remote-kit' };
