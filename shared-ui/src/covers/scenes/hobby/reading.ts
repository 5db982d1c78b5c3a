import * as animals from '../../art/animals/animals.js';
import { box, group } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child reads under a big tree; a bird and a fox read along. */
export function read(k: SceneContext): string {
  const { paint } = k;

  const land =
    nature.lawn(k, 440) +
    nature.roundTree(k, 610, 524, 2) +
    nature.bush(k, 740, 520, 1) +
    nature.tree(k, 90, 460, 0.7) +
    nature.front(k, 512) +
    nature.flowers(k, 6, 550, 594);

  const reader =
    child(k, {
      x: 492,
      y: 556,
      s: 1.3,
      flip: true,
      pose: 'sit',
      look: 0.6,
      eyes: 'down',
      armA: [34, 20],
      armB: [20, 26],
    }) + props.book(k, 434, 516, 1.15, paint.coral);

  const pileOfBooks = group(
    330,
    566,
    1,
    box(-40, -14, 80, 14, 3, paint.sea) +
      box(-34, -27, 70, 13, 3, paint.mustard) +
      box(-38, -40, 74, 13, 3, paint.coral),
  );
  const listeners =
    animals.bird(k, { x: 334, y: 514, s: 0.9, flip: true, col: paint.sky }) +
    animals.fox(k, { x: 240, y: 566, s: 0.8, flip: true });

  return land + reader + pileOfBooks + listeners + nature.sprout(k, 176, 580, 0.95) + nature.foreground(k);
}
