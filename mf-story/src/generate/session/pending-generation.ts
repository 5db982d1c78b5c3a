import type { GenerateBody } from '@storysprout/contracts/api/stories';
import { sessionStorageItem } from '@storysprout/contracts/session-storage-item';
import { createIdempotencyKey } from './idempotency-key';

/** A generation whose response has not arrived yet. */
export interface PendingGeneration {
  body: GenerateBody;
  /** Its idempotency key. */
  key: string;
  /** Start time in milliseconds of the epoch. */
  since: number;
}

interface StoredGeneration extends PendingGeneration {
  /** The pupil's id: another pupil in the same tab does not resume it. */
  owner: string;
  /** The pupil has turned to another theme: the key is kept, but a reload does not resume it. */
  isSuspended: boolean;
}

/** Milliseconds after which a reload does not resume a generation. */
const RESUME_WINDOW_MS = 10 * 60_000;

/** Kept for this tab, so that a reload can resume it. */
const storage = sessionStorageItem<StoredGeneration>('storysprout-generation');

function readStoredFor(owner: string): StoredGeneration | undefined {
  const stored = storage.read();
  return stored?.owner === owner ? stored : undefined;
}

/** Creates and stores a generation. A stored one with the same grade and theme passes its idempotency key on. */
export function createPendingGeneration(body: GenerateBody, owner: string): PendingGeneration {
  const stored = readStoredFor(owner);
  const isSame = stored?.body.grade === body.grade && stored.body.theme === body.theme;
  const pending = { body, key: isSame ? stored.key : createIdempotencyKey(), since: Date.now() };
  storage.write({ ...pending, owner, isSuspended: false });
  return pending;
}

/** The generation to resume after a reload, if there is one. */
export function findResumableGeneration(owner: string): PendingGeneration | undefined {
  const stored = readStoredFor(owner);
  if (!stored || stored.isSuspended || Date.now() - stored.since > RESUME_WINDOW_MS) return undefined;
  return { body: stored.body, key: stored.key, since: stored.since };
}

/** Keeps a generation from being resumed; the same request still reuses its key. */
export function suspendGeneration(): void {
  const stored = storage.read();
  if (stored) storage.write({ ...stored, isSuspended: true });
}

/** To be called when the server has answered or the pupil has stopped it: the next request gets a new key. */
export function clearPendingGeneration(): void {
  storage.clear();
}
