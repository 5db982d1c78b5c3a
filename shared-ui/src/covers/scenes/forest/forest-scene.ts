import * as animals from '../../art/animals/animals.js';
import { darker, mix, type Colour } from '../../art/colour.js';
import { blob } from '../../art/outline.js';
import { circle, group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';

/** A path into the wood, a bird on a branch over it, and a child looking at the bird. */
export const forestScene: Scene = (context) => {
  const { random } = context;
  return (
    nature.sky(context, { x: random.between(470, 560), y: random.between(150, 200), size: 52 }) +
    drawFarWood(context) +
    drawClearing(context) +
    drawBirdTree(context) +
    drawBird(context) +
    drawWalkers(context) +
    drawUndergrowth(context) +
    nature.foreground(context)
  );
};

/** Two rows of trees in the haze, and the path that comes out between them. */
function drawFarWood(context: SceneContext): string {
  const { palette } = context;
  const haze = mix(palette.far, palette.mid, 0.45);
  return (
    nature.hill(context, 370, 16, mix(palette.far, palette.sky[2], 0.3)) +
    drawTreeRow(context, 400, 0.5, haze, 52) +
    nature.hill(context, 396, 8, haze) +
    drawTreeRow(context, 436, 0.66, palette.mid, 92) +
    nature.hill(context, 430, 10, palette.mid) +
    nature.path(context, 380, 446, 424, 46, 150, 14)
  );
}

/** A whole row of far trees is one path, about `gap` apart; with a gap for the path at x = 440. */
function drawTreeRow(context: SceneContext, y: number, scale: number, fill: Colour, gap: number): string {
  const { random, trees } = context;
  const drawTree = (index: number) => {
    const x = Math.round(-20 + index * gap + random.between(-12, 12));
    const height = Math.round(300 * scale * random.between(0.86, 1.1));
    const width = Math.round(52 * scale);
    if (Math.abs(x - 440) < gap * 0.8) return '';
    if (trees.includes('pine') && random.chance(0.6)) {
      return `M${x} ${y - height}l${width} ${height - 30}h-${width - 4}v40h-8v-40h-${width - 4}z`;
    }
    const shoulder = height - 36;
    return (
      `M${x} ${y - height}q${width * 2} ${Math.round(height * 0.5)} 4 ${shoulder}` +
      `v40h-8v-40q-${width * 2}-${Math.round(height * 0.4)} 4-${shoulder}z`
    );
  };
  return shape(times(Math.ceil(900 / gap), drawTree), fill);
}

/** The near ground is high at both sides, so that the path runs through a hollow. */
function drawClearing(context: SceneContext): string {
  return (
    nature.tree(context, 150, 500, 1.25) +
    nature.tree(context, 660, 500, 1.3) +
    nature.hill(context, 560, 3, context.palette.ground, 5, [-56, -40, 40, 60, -20, -60]) +
    nature.path(context, 380, 452, 452, 50, 160, 26)
  );
}

/** The big tree at the right edge: its trunk, the branch the bird sits on, and its leaves. */
function drawBirdTree(context: SceneContext): string {
  const { random, palette } = context;
  const branch =
    line('M734 330C690 312 640 318 588 344', palette.trunk, 17) +
    line('M640 320q-14-22-10-40', palette.trunk, 8);
  return (
    drawTrunk(context, 744, 46, 16) +
    branch +
    shape(blob(random, 610, 276, 34, 22), palette.leaf[1]) +
    shape('M588 346q-22-14-34 6q20 14 34-6z', palette.leaf[1]) +
    nature.canopy(context, 768, 24, 136, 84)
  );
}

/** A trunk over the whole height of the picture, `width` to each side at its foot, leaning to the right. */
function drawTrunk({ palette }: SceneContext, x: number, width: number, lean: number): string {
  const waist = width * 0.5;
  const top = width * 0.6;
  const outline =
    `M${x - width} 610C${x - waist} 480 ${x - waist + lean} 200 ${x - top + lean}-10` +
    `H${x + top + lean}C${x + waist + lean} 200 ${x + waist} 480 ${x + width} 610z`;
  const bark =
    `M${x - width * 0.1} 300q4 30-2 60M${x + width * 0.2 + lean * 0.5} 160q3 24-2 48` +
    `M${x + 2} 440q5 24 0 50`;
  const colour = palette.isDark ? darker(palette.trunk, 0.1) : palette.trunk;
  return shape(outline, colour) + line(bark, darker(palette.trunk, 0.25), 4);
}

function drawBird(context: SceneContext): string {
  const { random, paint } = context;
  const col = random.pick([paint.coral, paint.mustard, paint.sky]);
  return animals.bird(context, { x: 664, y: 292, scale: 1.5, colour: col });
}

/** The child and an animal companion. */
function drawWalkers(context: SceneContext): string {
  const walker = child(context, {
    x: 372,
    y: 548,
    scale: 1.1,
    look: 0.9,
    pose: 'walk',
    frontArm: [34, -34],
    bag: context.paint.coral,
    mouth: 'open',
  });
  const companion = context.random.chance(0.6)
    ? animals.fox(context, { x: 240, y: 568, scale: 0.8, flip: true })
    : animals.rabbit(context, { x: 236, y: 570, scale: 0.8, flip: true });
  return walker + companion;
}

function drawUndergrowth(context: SceneContext): string {
  return (
    nature.flowers(context, 6, 560, 594, 420, 700) +
    nature.sprout(context, 500, 560, 1.1) +
    nature.bush(context, 60, 590, 1.2) +
    drawToadstool(context)
  );
}

function drawToadstool({ paint }: SceneContext): string {
  return group(
    560,
    580,
    1,
    shape('M-8 0Q-10-24-6-30H6Q10-24 8 0z', paint.cream) +
      shape('M-30-26C-28-60 28-60 30-26Q0-18-30-26z', paint.coral) +
      circle(-10, -40, 5, paint.cream) +
      circle(10, -36, 4, paint.cream),
  );
}
