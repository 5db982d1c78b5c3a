import type { Colour } from '../../art/colour.js';
import { round, shape } from '../../art/svg.js';

/** One layer of water: a swell `height` high that repeats every `length`, moved to the right by `phase`. */
export function drawWave(y: number, height: number, length: number, fill: Colour, phase: number): string {
  const start = -length + phase;
  const half = round(length * 0.5);
  const crest = `q${round(length * 0.25)} ${-height} ${half} ${-height * 0.2}`;
  const trough = `t${half} ${height * 0.2}`;
  let path = `M${start} ${y}`;
  for (let x = start; x < 820; x += length) path += crest + trough;
  return shape(`${path}V610H-200z`, fill);
}
