import * as animals from '../../art/animals/animals.js';
import { blob } from '../../art/outline.js';
import { line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import type { SceneContext } from '../../art/scene-context.js';

/** y of the enclosure's ground. */
export const GROUND = 500;

/** With a bird on its back, or with its calf. */
export function drawElephant(context: SceneContext, x: number): string {
  const { random, paint } = context;
  const elephant = animals.elephant(context, {
    x: x + 10,
    y: GROUND,
    scale: 1.12,
    isTrunkRaised: random.chance(0.6),
  });
  const friend = random.chance(0.6)
    ? animals.bird(context, { x: x + 40, y: GROUND - 222, scale: 0.8, colour: paint.coral })
    : animals.elephant(context, { x: x + 190, y: GROUND + 14, scale: 0.5 });
  return elephant + friend;
}

export function drawGiraffes(context: SceneContext, x: number): string {
  return (
    animals.giraffe(context, { x: x + 20, y: GROUND, scale: 1.12 }) +
    animals.giraffe(context, { x: x + 160, y: GROUND - 8, scale: 0.72, flip: context.random.chance(0.5) })
  );
}

export function drawPandas(context: SceneContext, x: number): string {
  const { random, paint } = context;
  const stems = line('M700 500V280M730 506V320M668 500V340', paint.sprout, 13);
  const joints = line('M694 430h12M694 360h12M724 440h12M662 420h12', paint.moss, 5);
  const leaves = shape(
    'M700 300q30-30 56-24q-12 26-56 24zM700 340q-34-24-60-14q16 26 60 14zM668 350q-28-22-50-12q14 20 50 12z',
    paint.moss,
  );
  const panda = animals.panda(context, { x, y: GROUND, scale: 1.22 });
  const cub = random.chance(0.5) ? animals.panda(context, { x: x + 150, y: GROUND + 8, scale: 0.66 }) : '';
  return stems + joints + leaves + panda + cub;
}

export function drawLion(context: SceneContext, x: number): string {
  return nature.stone(context, x, GROUND + 12, 5) + animals.lion(context, { x, y: GROUND - 40, scale: 1.16 });
}

export function drawPenguins(context: SceneContext, x: number): string {
  const { paint } = context;
  const ice = shape('M380 520Q420 440 520 446Q640 430 760 470L800 520z', '#FFFFFF');
  return [
    ice,
    animals.penguin(context, { x: x - 60, y: 500, scale: 1.1, scarf: paint.coral }),
    animals.penguin(context, { x: x + 40, y: 496, scale: 1.35 }),
    animals.penguin(context, { x: x + 130, y: 506, scale: 0.8, scarf: paint.mustard }),
  ].join('');
}

/** The monkey holds a stolen scarf; it hangs from its tree, so its position does not depend on the seed. */
export function drawMonkey(context: SceneContext): string {
  const { random, palette, paint } = context;
  const tree = shape(
    'M650 520C664 420 660 330 640 240C600 236 500 250 430 262Q424 250 432 246C500 226 590 216 644 214' +
      'C646 190 640 170 640 150H690C690 320 704 430 716 520z',
    palette.trunk,
  );
  const crown = nature.canopy(context, 690, 128, 156, 104);
  const branchLeaves = shape(blob(random, 458, 224, 40, 22), palette.leaf[1]);
  const scarf =
    line('M-56 56C-70 84-50 104-62 132M-54 58C-40 84-34 96-46 126', paint.coral, 11) +
    line('M-66 126l8 8M-50 120l8 8', paint.cream, 4);
  return tree + crown + branchLeaves + animals.monkey(context, { x: 540, y: 238, scale: 1.1, hold: scarf });
}
