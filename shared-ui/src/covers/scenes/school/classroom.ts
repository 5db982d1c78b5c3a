import { darker, lighter, mix } from '../../art/colour.js';
import { box, group, line } from '../../art/svg.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A teacher shows a sprout on the board; three pupils sit with their backs to the viewer. */
export function classroom(context: SceneContext): string {
  return [
    props.roomShell(context, 440),
    drawBoard(context),
    props.pictureWindow(context, 60, 200, 180, 170),
    drawTeacher(context),
    drawPupilAtDesk(context, 210, 560, 1.06),
    drawPupilAtDesk(context, 400, 580, 1.14),
    drawPupilAtDesk(context, 610, 564, 1.06),
    props.plant(context, 760, 450, 0.9),
  ].join('');
}

function drawBoard({ paint }: SceneContext): string {
  const board = mix(paint.moss, paint.ink, 0.4);
  const chalkSprout = line(
    'M0 0C2-20 0-36 0-50M0-26C-26-22-34-40-34-46C-16-50-2-40 0-26zM0-34C2-56 22-60 34-58C34-44 20-34 0-34z',
    paint.cream,
    4,
    0.9,
  );
  return [
    box(320, 90, 400, 230, 10, paint.wood),
    box(334, 104, 372, 202, 4, board),
    line('M370 150h60M370 180h110M370 210h84', paint.cream, 5, 0.75),
    group(600, 250, 1.5, chalkSprout),
    line('M540 268h120', paint.cream, 4, 0.75),
    box(340, 318, 360, 10, 4, darker(paint.wood)),
  ].join('');
}

function drawTeacher(context: SceneContext): string {
  const { random, paint } = context;
  return grownup(context, {
    x: 510,
    y: 474,
    scale: 1.12,
    look: -0.6,
    frontArm: [40, -36],
    hold: line('M0 0l30-26', paint.bark, 5),
    girl: random.chance(0.6),
    glasses: random.chance(0.5),
  });
}

/** One pupil in two raises a hand. */
function drawPupilAtDesk(context: SceneContext, x: number, y: number, scale: number): string {
  const pupil = child(context, {
    x,
    y: y - 6,
    scale: scale,
    fromBehind: true,
    pose: 'stand',
    hasShadow: false,
    frontArm: context.random.chance(0.5) ? [12, -56, 1] : [16, 30],
    backArm: [-16, 30],
  });
  return pupil + group(x, y, scale, drawDesk(context));
}

function drawDesk(context: SceneContext): string {
  const { paint } = context;
  const top = box(-76, -54, 152, 14, 5, lighter(paint.wood, 0.2)) + box(-70, -40, 140, 30, 4, paint.wood);
  const legs = box(-64, -40, 12, 80, 4, darker(paint.wood)) + box(52, -40, 12, 80, 4, darker(paint.wood));
  return top + legs + props.book(context, 30, -52, 0.6, paint.coral);
}
