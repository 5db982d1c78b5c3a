import type { GenerateBody } from '@storysprout/contracts/api/stories';
import { sessionValue } from './session-store';

const open = sessionValue<GenerateBody & { key: string }>('storysprout-generation');

/** A random UUID, also on pages without TLS, where `randomUUID` is hidden. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The key of a generation: the one of the last try while its answer is unknown, else a new one. */
export function openKey({ grade, theme }: GenerateBody): string {
  const last = open.read();
  if (last?.grade === grade && last.theme === theme) return last.key;
  const key = randomKey();
  open.write({ grade, theme, key });
  return key;
}

/** The server has answered: the next try is a new one. */
export function closeKey(): void {
  open.clear();
}
