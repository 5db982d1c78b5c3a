import { afterEach, expect, test } from '@jest/globals';
import { canStream } from './api';

const { Response, ReadableStream } = globalThis;
afterEach(() => void Object.assign(globalThis, { Response, ReadableStream }));

test('has no streaming in a browser that cannot read a response incrementally', () => {
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
