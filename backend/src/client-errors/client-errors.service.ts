import { Inject, Injectable } from '@nestjs/common';
import type { ClientError } from '@storysprout/contracts/api/client-errors';
import { createHash } from 'node:crypto';
import { SHARED_STATE, type SharedState } from '../shared-state/shared-state.js';
import { redactPersonalData } from './redact-personal-data.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Log lines a minute, of all pages together. */
const LINES_A_MINUTE = 20;

/** The part of a logger that a client error is written with. */
export interface WarningLog {
  warn(line: object, message: string): void;
}

/** Logs errors that pages report. */
@Injectable()
export class ClientErrorsService {
  constructor(@Inject(SHARED_STATE) private readonly shared: SharedState) {}

  /** Logs an error: each message once an hour, and few lines a minute. */
  async logClientError(failure: ClientError, log: WarningLog): Promise<null> {
    const cleaned = redactPersonalData(failure);
    const id = createHash('sha256')
      .update(`${cleaned.source} ${cleaned.version} ${cleaned.message}`)
      .digest('base64url');
    if ((await this.shared.countHit(`client-error:${id}`, HOUR_MS)).count > 1) return null;
    if ((await this.shared.countHit('client-error-lines', MINUTE_MS)).count > LINES_A_MINUTE) return null;
    log.warn({ failure: cleaned }, 'a page failed');
    return null;
  }
}
