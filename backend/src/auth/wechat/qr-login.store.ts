import { Inject, Injectable } from '@nestjs/common';
import { TIMES } from '@storysprout/contracts/rules';
import { randomInt } from 'node:crypto';
import { hashSecret, newSecret } from '../../common/secrets.js';
import { SHARED_STATE, type SharedState } from '../../shared-state/shared-state.js';
import type { Proof } from '../identities/proof.js';
import type { BrowserName } from '../browser/browser-name.js';

/** The browser that shows the QR code, as described on the phone. */
export interface QrRequester {
  /** ISO 3166; undefined for an address without a country. */
  country: string | undefined;
  browser: BrowserName;
}

/** A QR code that was scanned in time. */
export interface Scan extends QrRequester {
  scanId: string;
  matchCode: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

interface Ticket {
  scan: string;
  browser: string;
}

export type QrStatus = 'pending' | 'scanned' | 'expired';

const LIFE_MS = TIMES.wechatQr;

/**
 * State of QR logins, from shown to collected, in the shared state under hashes of the secrets: the browser knows the
 * ticket, the QR code the scan id, and neither leads to the other. Each step happens once.
 */
@Injectable()
export class QrLoginStore {
  constructor(@Inject(SHARED_STATE) private readonly shared: SharedState) {}

  /** Creates a QR login for a browser. */
  async createQrLogin(
    browser: string,
    asker: QrRequester,
  ): Promise<{ scanId: string; ticket: string; matchCode: string }> {
    const [scanId, ticket] = [newSecret(), newSecret()];
    const matchCode = String(randomInt(10, 100));
    const scan: Scan = { ...asker, scanId, matchCode, requestedAt: Date.now() };
    const kept: Ticket = { scan: hashSecret(scanId), browser: hashSecret(browser) };
    await this.shared.set(scanKey(kept.scan), JSON.stringify({ ...scan, scanId: undefined }), LIFE_MS);
    await this.shared.set(ticketKey(ticket), JSON.stringify(kept), LIFE_MS);
    return { scanId, ticket, matchCode };
  }

  /** The status of a ticket's QR code; `expired` for every other browser. */
  async getStatus(ticket: string, browser: string | undefined): Promise<QrStatus> {
    const kept = await this.findTicket(ticket, browser);
    if (!kept || !(await this.shared.get(scanKey(kept.scan)))) return 'expired';
    return (await this.shared.get(phoneKey(kept.scan))) === undefined ? 'pending' : 'scanned';
  }

  /**
   * Takes the proof that the phone has confirmed, once, with a function that puts it back; undefined while there is
   * none.
   */
  async collectProof(
    ticket: string,
    browser: string | undefined,
  ): Promise<{ proof: Proof; putBack: () => Promise<void> } | undefined> {
    const kept = await this.findTicket(ticket, browser);
    const confirmed = kept && (await this.shared.getAndDelete(proofKey(kept.scan)));
    if (!kept || confirmed === undefined) return undefined;
    await this.shared.delete(ticketKey(ticket));
    const putBack = async () => {
      await this.shared.set(proofKey(kept.scan), confirmed, LIFE_MS);
      await this.shared.set(ticketKey(ticket), JSON.stringify(kept), LIFE_MS);
    };
    return { proof: JSON.parse(confirmed) as Proof, putBack };
  }

  /**
   * Binds a scan to the first phone that opens it, and gives that phone a secret for one answer.
   * @returns the scan with the secret; `foreign` for another phone; undefined for an unknown, expired or answered scan
   */
  async openScan(
    scanId: string,
    phone: string,
  ): Promise<{ scan: Scan; form: string } | 'foreign' | undefined> {
    const scan = await this.findScan(scanId);
    if (!scan) return undefined;
    const [id, holder] = [hashSecret(scanId), hashSecret(phone)];
    const isFirst = await this.shared.setIfAbsent(phoneKey(id), holder, LIFE_MS);
    if (!isFirst && (await this.shared.get(phoneKey(id))) !== holder) return 'foreign';
    const form = newSecret();
    await this.shared.set(formKey(form, scanId, phone), '', LIFE_MS);
    return { scan, form };
  }

  /**
   * Takes the phone's decision, once. Declined, the QR code is over. @returns a single-use state for WeChat, or why not
   */
  async answerScan(
    answer: { scanId: string; form: string; phone: string },
    decision: 'confirm' | 'decline',
  ): Promise<{ state: string } | 'declined' | 'over'> {
    const { scanId, form, phone } = answer;
    const mayAnswer = (await this.shared.getAndDelete(formKey(form, scanId, phone))) !== undefined;
    if (!mayAnswer || !(await this.findScan(scanId))) return 'over';
    if (decision === 'decline') {
      await this.shared.delete(scanKey(hashSecret(scanId)));
      return 'declined';
    }
    const state = newSecret();
    await this.shared.set(stateKey(state, phone), hashSecret(scanId), LIFE_MS);
    return { state };
  }

  /** Consumes the state that WeChat returned to the phone; undefined for an unknown or used one, or another phone's. */
  async consumeState(state: string, phone: string | undefined): Promise<string | undefined> {
    return phone === undefined ? undefined : this.shared.getAndDelete(stateKey(state, phone));
  }

  /** Stores the proof for the browser. False after expiry, or when the scan was confirmed before. */
  async confirmScan(scan: string, proof: Proof): Promise<boolean> {
    if ((await this.shared.get(scanKey(scan))) === undefined) return false;
    if (!(await this.shared.setIfAbsent(doneKey(scan), '', LIFE_MS))) return false;
    await this.shared.set(proofKey(scan), JSON.stringify(proof), LIFE_MS);
    return true;
  }

  /** Ends a QR code after a refusal at WeChat. */
  async endScan(scan: string): Promise<void> {
    await this.shared.delete(scanKey(scan));
  }

  private async findTicket(ticket: string, browser: string | undefined): Promise<Ticket | undefined> {
    const text = browser === undefined ? undefined : await this.shared.get(ticketKey(ticket));
    if (browser === undefined || text === undefined) return undefined;
    const kept = JSON.parse(text) as Ticket;
    return kept.browser === hashSecret(browser) ? kept : undefined;
  }

  /** A scan that has neither expired nor been confirmed. */
  private async findScan(scanId: string): Promise<Scan | undefined> {
    const id = hashSecret(scanId);
    const text = await this.shared.get(scanKey(id));
    if (text === undefined || (await this.shared.get(doneKey(id))) !== undefined) return undefined;
    return { ...(JSON.parse(text) as Scan), scanId };
  }
}

const ticketKey = (ticket: string) => `wechat-ticket:${hashSecret(ticket)}`;
const scanKey = (scan: string) => `wechat-scan:${scan}`;
const phoneKey = (scan: string) => `wechat-phone:${scan}`;
const doneKey = (scan: string) => `wechat-done:${scan}`;
const proofKey = (scan: string) => `wechat-proof:${scan}`;
const formKey = (form: string, scanId: string, phone: string) =>
  `wechat-form:${hashSecret(`${form}.${scanId}.${phone}`)}`;
const stateKey = (state: string, phone: string) => `wechat-state:${hashSecret(`${state}.${phone}`)}`;
