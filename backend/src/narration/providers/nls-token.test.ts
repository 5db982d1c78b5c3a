import { NLS_KEYS, startAliyunNls } from '@storysprout/e2e/stand-ins/aliyun-nls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../testing/until.js';
import { NlsToken } from './nls-token.js';
import { rateOf } from './nls-speech.js';

let clock: number;
let gateway: Awaited<ReturnType<typeof startAliyunNls>>;
let token: NlsToken;
beforeAll(async () => {
  gateway = await startAliyunNls({ now: () => clock });
});
afterAll(() => gateway.close());
beforeEach(() => {
  clock = Date.UTC(2026, 10, 21);
  gateway.reset();
  token = new NlsToken({ ...NLS_KEYS, tokenUrl: gateway.origin }, () => clock);
});

const neverAborted = () => new AbortController().signal;

describe('the token of the gateway', () => {
  it('is requested once for concurrent callers, with a valid signature', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => token.getToken(neverAborted())));
    expect(first).toMatch(/^token-/);
    expect(others).toEqual([first, first]);
    expect(gateway.requests).toHaveLength(1);
  });

  it('is cached until a minute before its expiry, which is in seconds', async () => {
    gateway.setLifetime(3600);
    const first = await token.getToken(neverAborted());
    clock += 3539_000;
    expect(await token.getToken(neverAborted())).toBe(first);
    clock += 2000;
    expect(await token.getToken(neverAborted())).not.toBe(first);
    expect(gateway.requests).toHaveLength(2);
  });

  it('is requested again after it was invalidated, but not when another one was', async () => {
    const first = await token.getToken(neverAborted());
    token.invalidate('another');
    expect(await token.getToken(neverAborted())).toBe(first);
    token.invalidate(first);
    expect(await token.getToken(neverAborted())).not.toBe(first);
  });

  it('is no longer requested after the last waiting caller has left, but is after the first', async () => {
    gateway.always({ hang: true });
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [token.getToken(first.signal), token.getToken(second.signal)];
    await until(() => gateway.requests.length > 0);
    first.abort(new Error('first'));
    await expect(waiting[0]).rejects.toThrow('first');
    expect(gateway.requests[0]!.isGone).toBe(false);
    second.abort(new Error('second'));
    await expect(waiting[1]).rejects.toThrow('second');
    await until(() => gateway.requests[0]!.isGone);
    gateway.always();
    expect(await token.getToken(neverAborted())).toMatch(/^token-/);
  });

  it('is an account fault with invalid keys', async () => {
    const keys = { ...NLS_KEYS, accessKeySecret: 'another', tokenUrl: gateway.origin };
    await expect(new NlsToken(keys, () => clock).getToken(neverAborted())).rejects.toMatchObject({
      kind: 'account',
    });
  });
});

describe('the gateway’s scale of speed', () => {
  it('goes from -500 for half to 500 for double speed', () => {
    expect([0.5, 0.8, 1, 1.2, 2].map(rateOf)).toEqual([-500, -125, 0, 167, 500]);
  });
});
