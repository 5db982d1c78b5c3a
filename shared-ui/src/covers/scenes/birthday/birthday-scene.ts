import { box, circle, ellipse, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { drawGuests } from './guests.js';

/** 生日聚会: children with paper hats behind a table with a cake, in a room or, one time in three, in the garden. */
export const birthdayScene: Scene = (context) => {
  const outdoors = context.pickVariant([false, true, false]);
  const place = outdoors ? context : context.indoor();
  return [
    outdoors ? drawGarden(place) : drawRoom(place),
    props.bunting(place, 330, outdoors ? 210 : 40, 820, outdoors ? 130 : 70, 70, 9),
    drawBalloons(place),
    drawGuests(place),
    drawTable(place),
    drawConfetti(place),
    nature.sprout(place, 738, 528, 0.9),
  ].join('');
};

function drawGarden(context: SceneContext): string {
  const { palette } = context;
  return [
    nature.stage(context, { horizon: 372 }),
    nature.hill(context, 424, 8, palette.near),
    nature.tree(context, 716, 470, 1.5),
    nature.tree(context, 80, 450, 0.8),
    nature.hill(context, 470, 4, palette.ground),
  ].join('');
}

function drawRoom(context: SceneContext): string {
  const { random, paint } = context;
  const curtain = random.pick([paint.rose, paint.mint, paint.honey, paint.lilac]);
  return props.roomShell(context, 470) + props.pictureWindow(context, 470, 120, 220, 190, { curtain });
}

function drawBalloons(context: SceneContext): string {
  const { random, paint } = context;
  const [first, second, third] = random.sample(
    [paint.coral, paint.mustard, paint.sky, paint.sprout, paint.rose, paint.lilac],
    3,
  );
  return [
    props.balloon(context, 714, 300, 1, first, 10, 150),
    props.balloon(context, 760, 250, 0.9, second, -30, 200),
    props.balloon(context, 668, 262, 0.84, third, 40, 190),
    context.detail ? props.balloon(context, 96, 330, 0.8, second, 10, 150) : '',
  ].join('');
}

function drawTable(context: SceneContext): string {
  const { random, paint } = context;
  const scallops = times(14, () => 'q-29 30-58.6 0');
  return [
    box(-10, 500, 820, 120, 0, paint.cream),
    shape(`M-10 500H810V524${scallops}z`, random.pick([paint.coral, paint.sea, paint.rose, paint.mint]), 0.9),
    props.cake(context, 424, 512, random.between(1.12, 1.3), context.detail ? random.int(2, 3) : 2),
    props.gift(context, 668, 534, 1.05, paint.mustard, paint.brick),
    context.detail
      ? props.gift(context, 150, 530, 0.9, paint.sky, paint.coral) + drawPudding(context) + drawFruit(context)
      : '',
  ].join('');
}

function drawPudding(context: SceneContext): string {
  const { paint } = context;
  return (
    ellipse(258, 528, 34, 8, paint.paper) +
    shape('M238 524q20-26 40 0z', paint.rose) +
    circle(258, 510, 5, paint.coral)
  );
}

function drawFruit(context: SceneContext): string {
  const { paint } = context;
  return (
    ellipse(584, 534, 30, 7, paint.paper) +
    circle(574, 526, 9, paint.coral) +
    circle(592, 525, 9, paint.mustard)
  );
}

function drawConfetti(context: SceneContext): string {
  const { random, paint } = context;
  const isFull = context.detail > 1;
  const dots = times(isFull ? 20 : 10, () => `M${random.int(300, 780)} ${random.int(60, 470)}h0`);
  const strips = times(isFull ? 12 : 6, () => `M${random.int(300, 780)} ${random.int(90, 470)}l5 6`);
  return line(dots, paint.honey, 6, 0.7) + line(strips, paint.coral, 5, 0.65);
}
