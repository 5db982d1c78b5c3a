import * as animals from '../../art/animals/animals.js';
import { darker } from '../../art/colour.js';
import { box, circle, ellipse, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child on a stone plays the guitar to two birds and a rabbit. */
export function guitar(context: SceneContext): string {
  const { palette, paint } = context;

  const land =
    nature.hill(context, 470, 4, palette.near, 5, [50, 20, -20, -30, 0, 20]) +
    nature.roundTree(context, 690, 500, 1.6) +
    nature.frontGround(context, 530) +
    nature.stone(context, 440, 536, 3.4);

  const player = child(context, {
    x: 440,
    y: 488,
    scale: 1.3,
    pose: 'bench',
    look: 0.4,
    eyes: 'happy',
    frontArm: [24, 16],
    backArm: [-34, 4],
    hasShadow: false,
    mouth: 'open',
  });

  const tune = drawNote(context, 330, 330) + drawNote(context, 600, 300) + drawNote(context, 374, 276);
  const audience =
    animals.bird(context, { x: 290, y: 536, scale: 1, flip: true, colour: paint.sky }) +
    animals.bird(context, { x: 248, y: 546, scale: 0.8, flip: true, colour: paint.mustard }) +
    animals.rabbit(context, { x: 600, y: 560, scale: 0.8 });

  return (
    land +
    player +
    drawGuitar(context) +
    tune +
    audience +
    nature.sprout(context, 176, 580, 0.95) +
    nature.foreground(context)
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
