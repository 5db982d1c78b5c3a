import { line, round, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawHall } from './hall.js';

/** The spring festival: a hall with lanterns, children with a lantern and a pinwheel. */
export function springFestival(context: OutdoorContext): string {
  return (
    drawCourt(context) +
    drawChildren(context) +
    nature.sprout(context, 730, 576, 0.95) +
    nature.foreground(context, { right: false })
  );
}

function drawCourt(context: SceneContext): string {
  const { palette, paint } = context;
  return (
    nature.stage(context, { horizon: 380 }) +
    nature.lawn(context, 430) +
    drawHall(context, 560, 476, 1.5, paint.brick) +
    props.lantern(context, 470, 372, 0.62) +
    props.lantern(context, 650, 372, 0.62) +
    nature.tree(context, 762, 486, 1.1) +
    nature.tree(context, 110, 470, 0.9, palette.snow ? 'bare' : undefined) +
    nature.hill(context, 490, 4, palette.ground) +
    nature.path(context, 480, 560, 476, 10, 150, 34)
  );
}

function drawChildren(context: SceneContext): string {
  const { paint } = context;
  const withLantern = child(context, {
    x: 280,
    y: 566,
    scale: 1.16,
    look: 0.7,
    top: paint.coral,
    frontArm: [36, -24],
    mouth: 'open',
    hold: line('M0 0L26-14V6', paint.bark, 4) + props.lantern(context, 26, 46, 0.62, paint.mustard),
  });
  const watching = child(context, {
    x: 404,
    y: 572,
    scale: 1.1,
    look: -0.5,
    top: paint.brick,
    frontArm: [20, 30],
    backArm: [-10, 32],
  });
  const withPinwheel = child(context, {
    x: 640,
    y: 564,
    scale: 1.06,
    flip: true,
    look: 0.6,
    pose: 'run',
    top: paint.mustard,
    frontArm: [30, -10],
    mouth: 'open',
    hold: drawPinwheel(context),
  });
  return withLantern + watching + withPinwheel;
}

/** Six sails round the end of a stick; the origin is the hand. */
function drawPinwheel({ paint }: SceneContext): string {
  const sail = (index: number) => {
    const cos = Math.cos(index * 1.05);
    const sin = Math.sin(index * 1.05);
    const tip = `${round(cos * 30)} ${round(sin * 30)}`;
    const bulge = `${round(cos * 20 - 6)} ${round(sin * 20 - 6)}`;
    const bulgeBack = `${round(-cos * 8 + 8)} ${round(-sin * 8)}`;
    const back = `${round(-cos * 30)} ${round(-sin * 30)}`;
    return shape(`M20-40q${bulge} ${tip}q${bulgeBack} ${back}z`, index % 2 ? paint.coral : paint.sky);
  };
  return line('M0 0l20-40', paint.bark, 4) + times(6, sail);
}
