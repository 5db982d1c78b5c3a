import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi } from '@storysprout/contracts/shell/fake';
import { guessLocation, detectIpAddress, detectLocation, isIpAddress } from './detect-location';

const SERVICES = ['https://one.example/', 'https://two.example/'];
const answers = new Map<string, () => Promise<Response> | Response>();
const requested: string[] = [];
const reply = (text: string, ok = true) => ({ ok, text: async () => text }) as Response;
/** Stays pending until the caller aborts. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

beforeEach(() => {
  answers.clear();
  requested.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async (address, options) => {
    requested.push(String(address));
    return answers.get(String(address))?.() ?? hang(options?.signal);
  });
});
afterEach(() => void jest.useRealTimers());

const never = new AbortController().signal;

describe('an IP address', () => {
  test.each(['1.2.3.4', '255.255.255.255', '::1', '2001:db8::8a2e:370:7334', '::ffff:1.2.3.4'])(
    '%s is valid',
    (text) => expect(isIpAddress(text)).toBe(true),
  );
  test.each(['', '256.1.1.1', '1.2.3', '1.2.3.4.5', 'example.org', '12345::', ':::', '1.2.3.4/', '<b>'])(
    '%j is invalid',
    (text) => expect(isIpAddress(text)).toBe(false),
  );
});

describe('IP services', () => {
  test('are requested in order until one returns a valid address', async () => {
    answers.set(SERVICES[0]!, () => reply('{"ip":"not an address"}'));
    answers.set(SERVICES[1]!, () => reply('{"ret":"ok","data":{"ip":"203.0.113.7"}}'));
    await expect(detectIpAddress(SERVICES, never)).resolves.toBe('203.0.113.7');
    expect(requested).toEqual(SERVICES);
  });

  test('after a valid address are not requested', async () => {
    answers.set(SERVICES[0]!, () => reply('2001:db8::1\n'));
    await expect(detectIpAddress(SERVICES, never)).resolves.toBe('2001:db8::1');
    expect(requested).toEqual([SERVICES[0]]);
  });

  test('may fail or return an invalid response', async () => {
    answers.set(SERVICES[0]!, () => reply('{"ip":"203.0.113.7"}', false));
    answers.set(SERVICES[1]!, () => reply('{"ip":'));
    await expect(detectIpAddress(SERVICES, never)).resolves.toBeUndefined();
  });

  test('have a timeout of three seconds each', async () => {
    jest.useFakeTimers();
    answers.set(SERVICES[1]!, () => reply('203.0.113.7'));
    const found = detectIpAddress(SERVICES, never);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(requested).toEqual([SERVICES[0]]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(found).resolves.toBe('203.0.113.7');
  });
});

describe('the location', () => {
  const china = { ...guessLocation(['zh-CN']) };

  test('is requested from the server with the detected address, or without one', async () => {
    const requests: ApiRequest[] = [];
    const api = createFakeApi((request) => {
      requests.push(request);
      return china;
    });
    answers.set(SERVICES[0]!, () => reply('203.0.113.7'));
    await expect(detectLocation(api, SERVICES, never)).resolves.toEqual(china);
    await detectLocation(api, [], never);
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/location', { ip: '203.0.113.7' }],
      ['/location', {}],
    ]);
  });

  test('has a timeout of three seconds', async () => {
    jest.useFakeTimers();
    const api = createFakeApi(({ signal }) => hang(signal));
    const found = detectLocation(api, [], never).catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(found).resolves.toBe('TimeoutError');
  });

  test('falls back to China for a browser in Chinese, else to the global region', () => {
    expect(guessLocation(['en-US', 'zh-TW'])).toMatchObject({ countryCode: 'CN', isChina: true });
    expect(guessLocation(['fr'])).toMatchObject({ country: 'Global', countryCode: 'US', isChina: false });
  });
});
