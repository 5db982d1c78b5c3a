import { darker, lighter, mix } from '../../art/colour.js';
import { circle, group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child in a straw hat waters three beds: seedlings behind, cabbages and sunflowers in front. */
export function garden(context: SceneContext): string {
  const { palette, paint } = context;

  const land =
    nature.lawn(context, 436) +
    props.fence(context, -20, 820, 476, 54, 36, paint.cream) +
    nature.tree(context, 730, 470, 1.2) +
    nature.tree(context, 70, 462, 0.9) +
    nature.hill(context, 490, 3, palette.ground);

  const seedlings = times(5, (index) =>
    nature.sprout(context, 400 + index * 74, 522, 1 + (index % 3) * 0.45),
  );
  const crops = times(4, (index) =>
    group(440 + index * 84, 552, 1.25, index % 2 ? drawCabbage(context) : drawSunflower(context)),
  );

  const gardener = child(context, {
    x: 300,
    y: 562,
    scale: 1.24,
    look: 0.8,
    frontArm: [40, 10],
    backArm: [22, 26],
    hat: 'straw',
    hatColour: paint.honey,
    hatBandColour: paint.coral,
    hold: drawWateringCan(context),
  });

  // No extra sprout: the seedlings are sprouts.
  return land + drawBeds(context) + seedlings + crops + gardener + nature.foreground(context);
}

function drawBeds({ palette, paint }: SceneContext): string {
  return times(3, (index) =>
    shape(
      `M${300 - index * 10} ${520 + index * 26}q230-26 480 0q-230 26-480 0z`,
      mix(paint.bark, palette.ground, 0.25 + index * 0.1),
    ),
  );
}

function drawCabbage({ paint }: SceneContext): string {
  return (
    shape('M0 0C-24-6-30-30-10-34C0-44 12-42 14-32C30-26 22-4 0 0z', paint.sprout) +
    circle(0, -18, 11, lighter(paint.sprout, 0.35))
  );
}

function drawSunflower({ paint }: SceneContext): string {
  const stem = line('M0 0V-56', paint.moss, 5);
  const leaves = shape('M0-20q16-14 26-6q-6 14-26 6zM0-30q-16-14-26-6q6 14 26 6z', paint.sprout);
  const petals = times(7, (index) =>
    circle(Math.cos(index * 0.9) * 15, -64 + Math.sin(index * 0.9) * 15, 9, paint.mustard),
  );
  return stem + leaves + petals + circle(0, -64, 11, paint.bark);
}

/** The can and the water that falls from its rose; the origin is the hand. */
function drawWateringCan({ paint }: SceneContext): string {
  const can =
    shape('M-22-20H22V18H-22z', paint.sea) +
    line('M20 6L50-18', paint.sea, 9) +
    line('M-22-10q-16-4-16 10t16 12', darker(paint.sea), 5) +
    shape('M44-26l16 10-8 10-12-12z', darker(paint.sea));
  const water = line('M66-8q10 14 10 26M72-12q14 12 16 28M62-2q6 14 4 26', lighter(paint.sky, 0.4), 3.4);
  return group(16, 10, 1, can) + water;
}
