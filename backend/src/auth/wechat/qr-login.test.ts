import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryState } from '../../shared-state/memory-state.js';
import { Nonces } from '../browser/nonce.store.js';
import type { Proof } from '../identities/proof.js';
import { QrLogins } from './qr-login.store.js';

const MINUTE_MS = 60_000;
const ASKER = { country: undefined, browser: { name: undefined, system: undefined } };
const PROOF: Proof = { provider: 'wechat', subject: 'app:open', email: null, name: null };

let now: number;
let shared: MemoryState;
let qrLogins: QrLogins;
beforeEach(() => {
  now = Date.now();
  shared = new MemoryState(1_000, () => now);
  qrLogins = new QrLogins(shared);
});

/** A QR code that the phone has confirmed up to WeChat; answers what comes back from there. */
async function confirmedUpToWechat(scanId: string): Promise<string> {
  const opened = await qrLogins.open(scanId, 'phone');
  if (opened === undefined || opened === 'foreign') throw new Error('not opened');
  const answer = await qrLogins.answer({ scanId, form: opened.form, phone: 'phone' }, 'confirm');
  if (typeof answer === 'string') throw new Error(answer);
  return (await qrLogins.useState(answer.state, 'phone'))!;
}

describe('a QR code', () => {
  it('lives five minutes, whatever is done with it', async () => {
    const { scanId, ticket } = await qrLogins.begin('screen', ASKER);
    now += 4 * MINUTE_MS;
    const scan = await confirmedUpToWechat(scanId);
    expect(await qrLogins.statusOf(ticket, 'screen')).toBe('scanned');
    now += MINUTE_MS;
    expect(await qrLogins.statusOf(ticket, 'screen')).toBe('expired');
    expect(await qrLogins.open(scanId, 'phone')).toBeUndefined();
    expect(await qrLogins.confirm(scan, PROOF)).toBe(false);
    expect(await qrLogins.collect(ticket, 'screen')).toBeUndefined();
  });

  it('is confirmed once, also by two answers at the same time', async () => {
    const { scanId, ticket } = await qrLogins.begin('screen', ASKER);
    const [first, second] = [await confirmedUpToWechat(scanId), await confirmedUpToWechat(scanId)];
    const outcomes = await Promise.all([qrLogins.confirm(first, PROOF), qrLogins.confirm(second, PROOF)]);
    expect(outcomes.sort()).toEqual([false, true]);
    expect((await qrLogins.collect(ticket, 'screen'))?.proof).toEqual(PROOF);
    expect(await qrLogins.collect(ticket, 'screen')).toBeUndefined();
  });

  it('keeps no secret in the shared state as it is', async () => {
    const keys: string[] = [];
    const { set } = shared;
    shared.set = (key, value, life) => {
      keys.push(`${key} ${value}`);
      return set.call(shared, key, value, life);
    };
    const { scanId, ticket } = await qrLogins.begin('screen-secret', ASKER);
    await confirmedUpToWechat(scanId);
    expect(keys.length).toBeGreaterThan(3);
    for (const secret of [scanId, ticket, 'screen-secret'])
      expect(keys.filter((text) => text.includes(secret))).toEqual([]);
  });
});

describe('a nonce', () => {
  it('lives ten minutes', async () => {
    const nonces = new Nonces(shared);
    const [early, late] = [await nonces.issue('browser'), await nonces.issue('browser')];
    now += 10 * MINUTE_MS - 1;
    expect(await nonces.use(early, 'browser')).toBe(true);
    now += 1;
    expect(await nonces.use(late, 'browser')).toBe(false);
  });
});
