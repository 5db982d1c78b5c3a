import { createHash } from 'node:crypto';
import type { Bindings, Plot, RenderedLine } from '../data/language-data.js';

/**
 * The identity of a story: its plot, the lines told and the things in them, but not the people, so that
 * the same story with another hero counts as the same. Begins with the plot's id and a colon.
 */
export function fingerprintOf(plot: Plot, bindings: Bindings, lines: readonly RenderedLine[]): string {
  const parts = [
    ...lines.map((line) => line.source.lineNumber),
    ...[...bindings.entries].map(([slot, entry]) => `${slot}=${entry.en}`).sort(),
    bindings.topic?.en ?? '',
  ];
  const digest = createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16);
  return `${plot.id}:${digest}`;
}

/** The id of the plot whose story has this fingerprint. */
export function plotIdOfFingerprint(fingerprint: string): string {
  return fingerprint.split(':')[0] ?? '';
}
