import type { Colour } from '../../art/colour.js';
import { box, circle, group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { figure } from '../../art/people/figure.js';
import { randomPerson } from '../../art/people/person.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawHall } from './hall.js';

/** Two dragon boats race on the lake. */
export function dragonBoat(context: OutdoorContext): string {
  const { palette, paint } = context;
  const shore = drawShore(context);
  // The second boat is omitted at the lowest level of detail.
  const rival = context.detail
    ? group(560, 424, 0.58, drawDistantCrew(context) + drawBoat(context, paint.sea))
    : '';
  const mist = box(-10, 460, 820, 150, 0, palette.water[0], 0.55);
  const boat = group(380, 516, 1.06, drawCrew(context) + drawBoat(context, paint.coral));
  const ferns =
    nature.fern(context, 30, 600, 1.1, 1, palette.fore) +
    nature.fern(context, 770, 602, 1.1, -1, palette.fore);
  return shore + rival + mist + boat + drawWaves(context) + ferns;
}

function drawShore(context: SceneContext): string {
  const { palette, paint } = context;
  return (
    nature.stage(context, { horizon: 330, far: 'peaks' }) +
    drawHall(context, 680, 352, 0.6, paint.brick) +
    nature.tree(context, 590, 356, 0.6) +
    nature.tree(context, 766, 360, 0.8) +
    nature.tree(context, 60, 362, 0.7) +
    box(-10, 356, 820, 260, 0, palette.water[1]) +
    line('M40 384h120M240 376h70M420 388h160M640 380h110M90 410h60M520 410h90', palette.water[2], 4, 0.8)
  );
}

/** Five distant rowers, each only a shirt, a head and hair. */
function drawDistantCrew({ paint }: SceneContext): string {
  const rower = (index: number, shirt: Colour, skin: Colour, hair: Colour) =>
    shape(`M${-154 + index * 66} 30v-44q14-16 28 0v44z`, shirt) +
    circle(-140 + index * 66, -38, 20, skin) +
    shape(`M${-161 + index * 66}-36a21 21 0 0 1 42 0q-20-14-42 0z`, hair);
  const [fair, tan, brown] = paint.skins;
  const [black, dark, chestnut] = paint.hairs;
  return (
    rower(0, paint.coral, fair, black) +
    rower(1, paint.cream, tan, dark) +
    rower(2, paint.mustard, brown, chestnut) +
    rower(3, paint.coral, fair, black) +
    rower(4, paint.cream, tan, dark)
  );
}

/** Four rowers with faces, and their oars. */
function drawCrew(context: SceneContext): string {
  const { paint } = context;
  return times(4, (index) => {
    const rower = figure(context, {
      ...randomPerson(context, { dress: false }),
      x: -120 + index * 70,
      y: 26,
      scale: 0.74,
      pose: 'none',
      look: 0.9,
      frontArm: [26, 26],
      backArm: [10, 32],
      hasShadow: false,
      mouth: index % 2 ? 'open' : 'smile',
    });
    return rower + line(`M${-88 + index * 70}-6L${-112 + index * 70} 58`, paint.wood, 6);
  });
}

/** The hull with the dragon's head at its right end; it hides the rowers' legs. */
function drawBoat({ paint }: SceneContext, colour: Colour): string {
  const hull =
    shape(
      'M-210-6C-180 4 150 6 186-20C196-60 216-84 240-82C268-86 284-60 280-40L306-30L276-20C262-10 244-12 236-22' +
        'C224 20 190 46 150 46H-150C-190 46-206 20-210-6z',
      colour,
    ) + shape('M-206 8C-180 18 160 20 196-2L190 14C160 34-170 34-200 22z', paint.mustard);
  const horns = shape('M244-84q-10-30-30-26q8 14 14 30zM258-84q2-26 22-30q0 18-8 34z', paint.honey);
  const eye = circle(254, -58, 5, paint.ink) + circle(254, -58, 10, paint.paper, 0.5);
  const beardAndTail = shape(
    'M282-34q16 10 14 24q-14-2-22-12zM-206-4C-240-20-250-60-232-84C-226-50-210-40-196-30z',
    paint.mustard,
  );
  const scales = line(
    'M-160 30q10-10 20 0M-110 32q10-10 20 0M-60 32q10-10 20 0M-10 32q10-10 20 0M40 32q10-10 20 0' +
      'M90 32q10-10 20 0M140 30q10-10 20 0',
    paint.mustard,
    4,
  );
  return hull + horns + eye + beardAndTail + scales;
}

/** The water in front of the boats. */
function drawWaves({ palette }: SceneContext): string {
  return (
    shape(
      'M-10 556Q40 540 90 556T190 556T290 556T390 556T490 556T590 556T690 556T820 556V610H-10z',
      palette.water[0],
    ) + line('M60 584h90M260 580h140M520 588h110', palette.water[2], 4, 0.7)
  );
}
