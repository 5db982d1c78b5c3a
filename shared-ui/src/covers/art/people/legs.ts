import { mix, type Colour } from '../colour.js';
import { line, round } from '../svg.js';
import type { Pose } from './options.js';

export interface Legs {
  behind: string;
  /** Drawn over the body: the legs of a seated figure. */
  before: string;
  /** How far the body moves down. */
  drop: number;
}

/** The stroke of a sole: start and vector. */
type Sole = readonly [x: number, y: number, dx?: number, dy?: number];

/** Legs are thick round strokes from `hip` (negative, above the ground) to the ground. */
export function legsOf(pose: Pose, hip: number, limb: number, colour: Colour, shoe: Colour): Legs {
  const leg = (path: string, extra = 1, fill = colour) => line(path, fill, limb + extra);
  const shoes = (...soles: Sole[]) =>
    line(
      soles.map(([x, y, dx = 8, dy = 0]) => `M${x} ${y}${dy ? `l${dx} ${dy}` : `h${dx}`}`).join(''),
      shoe,
      limb * 0.86,
    );
  const standing = (behind: string): Legs => ({ behind, before: '', drop: 0 });
  switch (pose) {
    case 'stand':
      return standing(leg(`M-9 ${hip}V-5M9 ${hip}V-5`) + shoes([-11, -4, 6], [9, -4, 7]));
    case 'walk':
      return standing(
        leg(`M-4 ${hip}Q-10 ${round(hip * 0.5)} -20-9M5 ${hip}Q14 ${round(hip * 0.55)} 15-5`) +
          shoes([-23, -8, 6, 4], [14, -4, 8]),
      );
    case 'run':
      return standing(
        leg(`M-4 ${hip}Q-8-20-34-22M6 ${hip}Q26-36 27-8`) + shoes([-38, -22, 1, 8], [27, -5, 8, -2]),
      );
    case 'sit':
      return {
        drop: -10 - hip,
        behind: leg('M2-12Q22-38 30-32T46-6', 1, mix(colour, '#000000', 0.08)) + shoes([46, -4]),
        before: leg('M4-10Q24-30 32-26T54-5') + shoes([54, -4]),
      };
    case 'bench':
      return {
        drop: -6 - hip,
        behind: '',
        before: leg('M-9-6Q-11 4-11 32M9-6Q11 4 11 32', 2) + shoes([-14, 36, 6], [10, 36, 7]),
      };
    case 'kneel':
      return {
        drop: -16 - hip,
        behind: leg('M-6-16Q10-4 4-5H-26M8-18L24-8', 2) + shoes([-33, -4, 6]),
        before: '',
      };
    case 'none':
      return standing('');
  }
}
