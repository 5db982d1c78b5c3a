import base from '../jest.browser.mjs';

export default { ...base };
