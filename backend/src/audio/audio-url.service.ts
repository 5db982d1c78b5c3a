import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { TOKEN_KEY } from '../config/token-key.js';

/** Who may use a URL: the owner while the story exists, anybody else while it is shared. */
export type Audience = 'owner' | 'shared';

const AUDIENCES: readonly Audience[] = ['owner', 'shared'];
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/**
 * Signed URLs under `/audio/`, which need no token and cannot be guessed: narration id, audience and a keyed hash of both.
 * The owner's URL of a narration cannot be derived from the shared one. The narration is looked up for every request:
 * docs/decisions/008-narration.md.
 */
@Injectable()
export class AudioUrlService {
  private readonly key: Buffer;

  constructor(@Inject(TOKEN_KEY) tokenKey: KeyObject) {
    this.key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'storysprout audio', 32));
  }

  /** The signed URL of a narration; null without one. */
  urlFor(narrationId: string | null, audience: Audience): string | null {
    if (narrationId === null) return null;
    const payload = Buffer.from([...parse(narrationId), AUDIENCES.indexOf(audience)]);
    return `/audio/${Buffer.concat([payload, this.signatureOf(payload)]).toString('base64url')}.mp3`;
  }

  /** Verifies and reads the last part of a URL, without `.mp3`; undefined when the signature does not match. */
  parseName(name: string): { narrationId: string; audience: Audience } | undefined {
    const bytes = Buffer.from(name, 'base64url');
    const payload = bytes.subarray(0, ID_BYTES + 1);
    const signature = bytes.subarray(ID_BYTES + 1);
    if (bytes.toString('base64url') !== name || signature.length !== SIGNATURE_BYTES) return undefined;
    const audience = AUDIENCES[payload[ID_BYTES]!];
    if (!audience || !timingSafeEqual(signature, this.signatureOf(payload))) return undefined;
    return { narrationId: stringify(payload.subarray(0, ID_BYTES)), audience };
  }

  /** An unguessable file name: a keyed hash of the file's inputs. */
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
