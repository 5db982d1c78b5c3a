import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryState } from '../../shared-state/memory-state.js';
import { NonceStore } from '../browser/nonce.store.js';
import type { Proof } from '../identities/proof.js';
import { QrLoginStore } from './qr-login.store.js';

const MINUTE_MS = 60_000;
const ASKER = { country: undefined, browser: { name: undefined, system: undefined } };
const PROOF: Proof = { provider: 'wechat', subject: 'app:open', email: null, name: null };

let now: number;
let shared: MemoryState;
let qrLogins: QrLoginStore;
beforeEach(() => {
  now = Date.now();
  shared = new MemoryState(1_000, () => now);
  qrLogins = new QrLoginStore(shared);
});

/** Confirms a QR code up to WeChat; resolves with what comes back from there. */
async function confirmedUpToWechat(scanId: string): Promise<string> {
  const opened = await qrLogins.openScan(scanId, 'phone');
  if (opened === undefined || opened === 'foreign') throw new Error('not opened');
  const answer = await qrLogins.answerScan({ scanId, form: opened.form, phone: 'phone' }, 'confirm');
  if (typeof answer === 'string') throw new Error(answer);
  return (await qrLogins.consumeState(answer.state, 'phone'))!;
}

describe('a QR code', () => {
  it('expires after five minutes, whatever is done with it', async () => {
    const { scanId, ticket } = await qrLogins.createQrLogin('screen', ASKER);
    now += 4 * MINUTE_MS;
    const scan = await confirmedUpToWechat(scanId);
    expect(await qrLogins.getStatus(ticket, 'screen')).toBe('scanned');
    now += MINUTE_MS;
    expect(await qrLogins.getStatus(ticket, 'screen')).toBe('expired');
    expect(await qrLogins.openScan(scanId, 'phone')).toBeUndefined();
    expect(await qrLogins.confirmScan(scan, PROOF)).toBe(false);
    expect(await qrLogins.collectProof(ticket, 'screen')).toBeUndefined();
  });

  it('is confirmed once, also by two requests at the same time', async () => {
    const { scanId, ticket } = await qrLogins.createQrLogin('screen', ASKER);
    const [first, second] = [await confirmedUpToWechat(scanId), await confirmedUpToWechat(scanId)];
    const outcomes = await Promise.all([
      qrLogins.confirmScan(first, PROOF),
      qrLogins.confirmScan(second, PROOF),
    ]);
    expect(outcomes.sort()).toEqual([false, true]);
    expect((await qrLogins.collectProof(ticket, 'screen'))?.proof).toEqual(PROOF);
    expect(await qrLogins.collectProof(ticket, 'screen')).toBeUndefined();
  });

  it('keeps no plain secret in the shared state', async () => {
    const keys: string[] = [];
    const { set } = shared;
    shared.set = (key, value, life) => {
      keys.push(`${key} ${value}`);
      return set.call(shared, key, value, life);
    };
    const { scanId, ticket } = await qrLogins.createQrLogin('screen-secret', ASKER);
    await confirmedUpToWechat(scanId);
    expect(keys.length).toBeGreaterThan(3);
    for (const secret of [scanId, ticket, 'screen-secret'])
      expect(keys.filter((text) => text.includes(secret))).toEqual([]);
  });
});

describe('a nonce', () => {
  it('expires after ten minutes', async () => {
    const nonces = new NonceStore(shared);
    const [early, late] = [await nonces.issueNonce('browser'), await nonces.issueNonce('browser')];
    now += 10 * MINUTE_MS - 1;
    expect(await nonces.consumeNonce(early, 'browser')).toBe(true);
    now += 1;
    expect(await nonces.consumeNonce(late, 'browser')).toBe(false);
  });
});
