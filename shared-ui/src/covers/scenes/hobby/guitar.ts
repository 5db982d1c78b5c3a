import * as animals from '../../art/animals/animals.js';
import { darker } from '../../art/colour.js';
import { box, circle, ellipse, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child on a stone plays the guitar to two birds and a rabbit. */
export function guitar(k: SceneContext): string {
  const { palette, paint } = k;

  const land =
    nature.hill(k, 470, 4, palette.near, 5, [50, 20, -20, -30, 0, 20]) +
    nature.roundTree(k, 690, 500, 1.6) +
    nature.front(k, 530) +
    nature.stone(k, 440, 536, 3.4);

  const player = child(k, {
    x: 440,
    y: 488,
    s: 1.3,
    pose: 'bench',
    look: 0.4,
    eyes: 'happy',
    armA: [24, 16],
    armB: [-34, 4],
    shade: false,
    mouth: 'open',
  });

  const tune = drawNote(k, 330, 330) + drawNote(k, 600, 300) + drawNote(k, 374, 276);
  const audience =
    animals.bird(k, { x: 290, y: 536, s: 1, flip: true, col: paint.sky }) +
    animals.bird(k, { x: 248, y: 546, s: 0.8, flip: true, col: paint.mustard }) +
    animals.rabbit(k, { x: 600, y: 560, s: 0.8 });

  return (
    land + player + drawGuitar(k) + tune + audience + nature.sprout(k, 176, 580, 0.95) + nature.foreground(k)
  );
}

function drawGuitar({ paint }: SceneContext): string {
  const body =
    shape('M-4-18C-16-30-44-22-42 2C-44 28-16 34-2 22C8 30 34 28 36 4C34-18 12-26-4-18z', paint.wood) +
    circle(-4, 3, 10, paint.bark);
  const neck = box(30, -7, 96, 12, 4, paint.bark) + box(122, -12, 26, 22, 5, darker(paint.bark));
  const string = line('M-22 3H124', paint.honey, 1.6);
  // The hand lies on the strings, so it is drawn once more over the guitar.
  const hand = circle(466, 462, 7, paint.skins[1]);
  return group(452, 452, 1.2, body + neck + string, -24) + hand;
}

function drawNote({ paint }: SceneContext, x: number, y: number): string {
  return group(x, y, 1.1, line('M0 0V-34Q14-30 16-18', paint.coral, 4) + ellipse(-6, 1, 8, 6, paint.coral));
}
