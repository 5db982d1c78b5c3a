import base from '../packages/tooling/jest.browser.mjs';

export default { ...base, displayName: 'mf-part' };
