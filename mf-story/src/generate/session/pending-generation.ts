import type { GenerateBody } from '@storysprout/contracts/api/stories';
import { sessionValue } from '@storysprout/contracts/session-value';
import { randomKey } from './idempotency-key';

/** A generation whose answer is not known yet. */
export interface OpenGeneration {
  body: GenerateBody;
  /** Its idempotency key. */
  key: string;
  /** When the pupil asked for it, in milliseconds. */
  since: number;
}

interface Stored extends OpenGeneration {
  /** The pupil's id: nobody else of this tab joins it. */
  owner: string;
  /** The pupil has turned away from it: it keeps its key, but is not joined unasked. */
  isSetAside: boolean;
}

/** Milliseconds after which a tab that was put away does not go on with it unasked. */
const JOINED_WITHIN = 10 * 60_000;

const stored = sessionValue<Stored>('storysprout-generation');

function lastOf(owner: string): Stored | undefined {
  const last = stored.read();
  return last?.owner === owner ? last : undefined;
}

/** Opens a generation: under the key of the last one, while its answer is unknown and the same was asked; else a new one. */
export function openGeneration(body: GenerateBody, owner: string): OpenGeneration {
  const last = lastOf(owner);
  const isSame = last?.body.grade === body.grade && last.body.theme === body.theme;
  const opened = { body, key: isSame ? last.key : randomKey(), since: Date.now() };
  stored.write({ ...opened, owner, isSetAside: false });
  return opened;
}

/** The generation that this pupil waited for when the page was reloaded, if there is one. */
export function waitingGeneration(owner: string): OpenGeneration | undefined {
  const last = lastOf(owner);
  if (!last || last.isSetAside || Date.now() - last.since > JOINED_WITHIN) return undefined;
  return { body: last.body, key: last.key, since: last.since };
}

/** The pupil wants something else. */
export function setGenerationAside(): void {
  const last = stored.read();
  if (last) stored.write({ ...last, isSetAside: true });
}

/** The server has answered, or the pupil has stopped it: the next one is new. */
export function closeGeneration(): void {
  stored.clear();
}
