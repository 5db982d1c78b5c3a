import { box, circle, ellipse, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { drawGuests } from './guests.js';

/** 生日聚会: children with paper hats behind a table with a cake, in a room or, one time in three, in the garden. */
export const birthday: Scene = (k) => {
  const outdoors = k.variant([false, true, false]);
  const place = outdoors ? k : k.indoor();
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

function drawGarden(k: SceneContext): string {
  const { palette } = k;
  return [
    nature.stage(k, { hz: 372 }),
    nature.hill(k, 424, 8, palette.near),
    nature.tree(k, 716, 470, 1.5),
    nature.tree(k, 80, 450, 0.8),
    nature.hill(k, 470, 4, palette.ground),
  ].join('');
}

function drawRoom(k: SceneContext): string {
  const { random, paint } = k;
  const curtain = random.pick([paint.rose, paint.mint, paint.honey, paint.lilac]);
  return props.roomShell(k, 470) + props.pictureWindow(k, 470, 120, 220, 190, { curtain });
}

function drawBalloons(k: SceneContext): string {
  const { random, paint } = k;
  const [first, second, third] = random.some(
    [paint.coral, paint.mustard, paint.sky, paint.sprout, paint.rose, paint.lilac],
    3,
  );
  return [
    props.balloon(k, 714, 300, 1, first, 10, 150),
    props.balloon(k, 760, 250, 0.9, second, -30, 200),
    props.balloon(k, 668, 262, 0.84, third, 40, 190),
    k.detail ? props.balloon(k, 96, 330, 0.8, second, 10, 150) : '',
  ].join('');
}

function drawTable(k: SceneContext): string {
  const { random, paint } = k;
  const scallops = times(14, () => 'q-29 30-58.6 0');
  return [
    box(-10, 500, 820, 120, 0, paint.cream),
    shape(`M-10 500H810V524${scallops}z`, random.pick([paint.coral, paint.sea, paint.rose, paint.mint]), 0.9),
    props.cake(k, 424, 512, random.between(1.12, 1.3), k.detail ? random.int(2, 3) : 2),
    props.gift(k, 668, 534, 1.05, paint.mustard, paint.brick),
    k.detail ? props.gift(k, 150, 530, 0.9, paint.sky, paint.coral) + drawPudding(k) + drawFruit(k) : '',
  ].join('');
}

function drawPudding(k: SceneContext): string {
  const { paint } = k;
  return (
    ellipse(258, 528, 34, 8, paint.paper) +
    shape('M238 524q20-26 40 0z', paint.rose) +
    circle(258, 510, 5, paint.coral)
  );
}

function drawFruit(k: SceneContext): string {
  const { paint } = k;
  return (
    ellipse(584, 534, 30, 7, paint.paper) +
    circle(574, 526, 9, paint.coral) +
    circle(592, 525, 9, paint.mustard)
  );
}

function drawConfetti(k: SceneContext): string {
  const { random, paint } = k;
  const isFull = k.detail > 1;
  const dots = times(isFull ? 20 : 10, () => `M${random.int(300, 780)} ${random.int(60, 470)}h0`);
  const strips = times(isFull ? 12 : 6, () => `M${random.int(300, 780)} ${random.int(90, 470)}l5 6`);
  return line(dots, paint.honey, 6, 0.7) + line(strips, paint.coral, 5, 0.65);
}
