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

const patience = () => new AbortController().signal;

describe('the token of the gateway', () => {
  it('is asked for once for everybody, with a signature that the gateway takes', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => token.getToken(patience())));
    expect(first).toMatch(/^token-/);
    expect(others).toEqual([first, first]);
    expect(gateway.requests).toHaveLength(1);
  });

  it('is kept until a minute before its end, which is in seconds', async () => {
    gateway.setLifetime(3600);
    const first = await token.getToken(patience());
    clock += 3539_000;
    expect(await token.getToken(patience())).toBe(first);
    clock += 2000;
    expect(await token.getToken(patience())).not.toBe(first);
    expect(gateway.requests).toHaveLength(2);
  });

  it('is asked for again when it was forgotten, but not for another one', async () => {
    const first = await token.getToken(patience());
    token.invalidate('another');
    expect(await token.getToken(patience())).toBe(first);
    token.invalidate(first);
    expect(await token.getToken(patience())).not.toBe(first);
  });

  it('that hangs is given up with the last who waits, and not with the first', async () => {
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
    expect(await token.getToken(patience())).toMatch(/^token-/);
  });

  it('is denied to wrong keys', async () => {
    const keys = { ...NLS_KEYS, accessKeySecret: 'another', tokenUrl: gateway.origin };
    await expect(new NlsToken(keys, () => clock).getToken(patience())).rejects.toMatchObject({
      kind: 'account',
    });
  });
});

describe('the gateway’s scale of speed', () => {
  it('goes from -500 for half to 500 for twice', () => {
    expect([0.5, 0.8, 1, 1.2, 2].map(rateOf)).toEqual([-500, -125, 0, 167, 500]);
  });
});
