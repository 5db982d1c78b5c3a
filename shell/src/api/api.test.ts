import { afterEach, expect, test } from '@jest/globals';
import { canStream } from './api';

const { Response, ReadableStream } = globalThis;
afterEach(() => void Object.assign(globalThis, { Response, ReadableStream }));

test('streaming is not offered where the browser cannot read an answer while it arrives', () => {
  class WithBody {
    get body() {
      return null;
    }
  }
  Object.assign(globalThis, { Response: WithBody, ReadableStream: class {} });
  expect(canStream()).toBe(true);
  Object.assign(globalThis, { Response: class {} });
  expect(canStream()).toBe(false);
});
