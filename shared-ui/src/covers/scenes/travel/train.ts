import { lighter, mix } from '../../art/colour.js';
import { box, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A train on a viaduct, trees behind it and in front of its arches. */
export function train(context: SceneContext): string {
  const { random, palette, paint } = context;
  /** y of the deck of the viaduct. */
  const deckY = 470;

  const land =
    nature.stage(context, { horizon: 376, far: 'peaks', cloudCount: 2 }) +
    nature.lawn(context, 430, 16) +
    times(5, () =>
      nature.tree(context, random.between(30, 780), random.between(440, 456), random.between(0.4, 0.6)),
    );

  const wagons = random.sample([paint.coral, paint.sea, paint.mustard, paint.moss, paint.brick], 3);
  const front =
    nature.hill(context, 580, 8, palette.ground) +
    times(4, (index) =>
      nature.tree(context, 60 + index * 220 + random.between(-30, 30), 612, random.between(0.5, 0.8)),
    );

  return (
    land +
    drawViaduct(context, deckY) +
    props.train(context, 230, deckY - 14, 1.12, wagons) +
    front +
    nature.sprout(context, 420, 590, 0.95)
  );
}

function drawViaduct({ palette, paint }: SceneContext, y: number): string {
  const arches = times(6, () => `V${y + 90}a45 45 0 0 0-90 0V610h-40`);
  return (
    shape(`M-10 ${y}H810V610H760${arches}H-10z`, mix(paint.stone, palette.ground, 0.15)) +
    box(-10, y - 10, 820, 20, 0, lighter(paint.stone, 0.2)) +
    line(`M-10 ${y - 12}H810`, paint.ink, 4)
  );
}
