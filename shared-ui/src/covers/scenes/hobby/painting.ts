import { lighter } from '../../art/colour.js';
import { box, circle, ellipse, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child at an easel paints the hills behind it. */
export function painting(context: SceneContext): string {
  const { paint } = context;

  const land =
    nature.lawn(context, 436) +
    nature.tree(context, 720, 470, 1.3) +
    nature.tree(context, 90, 456, 0.8) +
    nature.frontGround(context, 506) +
    nature.groundShadow(context, 520, 560, 90);

  const brush = line('M-4 4L40-26', paint.wood, 5) + line('M38-24l10-7', paint.coral, 9);
  const painter = child(context, {
    x: 330,
    y: 562,
    scale: 1.24,
    look: 0.9,
    frontArm: [46, -20],
    backArm: [16, 20],
    apron: paint.cream,
    hold: brush,
  });

  return (
    land +
    drawEasel(context) +
    painter +
    drawColours(context) +
    nature.sprout(context, 176, 580, 0.95) +
    nature.foreground(context)
  );
}

/** The canvas shows the landscape in the colours of the palette, with a sun and one tree. */
function drawEasel({ palette, paint }: SceneContext): string {
  const legs = line('M520 316L450 566M520 316L600 566M520 330L530 556', paint.bark, 9);
  const canvas =
    box(420, 300, 200, 170, 5, paint.paper) + box(428, 308, 184, 154, 3, lighter(palette.sky[2], 0.25));
  const hills =
    shape('M428 420q50-40 96-10t88-14v66H428z', palette.near) +
    shape('M428 440q60-30 184 0v22H428z', palette.ground);
  const sun = circle(566, 350, 18, paint.mustard);
  const tree = group(
    480,
    436,
    0.34,
    shape('M0-150C50-150 60-60 0-56C-60-60-50-150 0-150z', paint.moss) + line('M0-90V0', paint.bark, 12),
  );
  const ledge = box(440, 470, 160, 12, 4, paint.wood);
  return legs + canvas + hills + sun + tree + ledge;
}

/** The palette on the grass and a jar of brushes. */
function drawColours({ paint }: SceneContext): string {
  return (
    ellipse(250, 566, 30, 9, paint.wood) +
    circle(238, 564, 5, paint.coral) +
    circle(252, 562, 5, paint.mustard) +
    circle(264, 566, 5, paint.sky) +
    box(648, 540, 22, 30, 4, paint.sea) +
    line('M654 540l-4-26M662 540l4-28', paint.bark, 4)
  );
}
