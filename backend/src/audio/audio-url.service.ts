import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { TOKEN_KEY } from '../config/token-key.js';

/** For whom an address works: the owner as long as the story lives, everybody else as long as it is shared. */
export type Audience = 'owner' | 'shared';

const AUDIENCES: readonly Audience[] = ['owner', 'shared'];
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * Addresses under `/audio/` that need no token and cannot be guessed: which narration, for whom, and a MAC over both. The
 * two addresses of a narration tell nothing of each other, so that whoever was given the shared one cannot make the
 * owner's of it. What an address names is looked up for every request: docs/decisions/008-narration.md.
 */
@Injectable()
export class AudioUrlService {
  private readonly key: Buffer;

  constructor(@Inject(TOKEN_KEY) tokenKey: KeyObject) {
    this.key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'storysprout audio', 32));
  }

  /** The address of a narration; null for none. */
  urlFor(narrationId: string | null, audience: Audience): string | null {
    if (narrationId === null) return null;
    const payload = Buffer.from([...parse(narrationId), AUDIENCES.indexOf(audience)]);
    return `/audio/${Buffer.concat([payload, this.signatureOf(payload)]).toString('base64url')}.mp3`;
  }

  /** What the last part of an address names, without `.mp3`; undefined when it was not made here. */
  parseName(name: string): { narrationId: string; audience: Audience } | undefined {
    const bytes = Buffer.from(name, 'base64url');
    const payload = bytes.subarray(0, ID_BYTES + 1);
    const signature = bytes.subarray(ID_BYTES + 1);
    if (bytes.toString('base64url') !== name || signature.length !== SIGNATURE_BYTES) return undefined;
    const audience = AUDIENCES[payload[ID_BYTES]!];
    if (!audience || !timingSafeEqual(signature, this.signatureOf(payload))) return undefined;
    return { narrationId: stringify(payload.subarray(0, ID_BYTES)), audience };
  }

  /** A name for a file that nobody outside can know or find out: a keyed hash of what it is made of. */
  fileNameFor(...content: readonly string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(content)).digest('base64url');
  }

  private signatureOf(payload: Buffer): Buffer {
    return createHmac('sha256', this.key)
      .update('address')
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
