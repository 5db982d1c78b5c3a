import { lighter, mix, type Colour } from '../../art/colour.js';
import { smoothPath } from '../../art/outline.js';
import { box, group, line, round, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import type { SceneContext } from '../../art/scene-context.js';

/** The far water with the light on it, and hills, an island or a lighthouse on the horizon. */
export function drawHorizon(context: SceneContext, y: number, orbX: number): string {
  const { random } = context;
  const far = random.pick(['island', 'lighthouse', 'hills']);
  return (
    // Hills are drawn behind the water, an island and a cape in front of it.
    (far === 'hills' ? drawHills(context, y) : '') +
    drawFarWater(context, y) +
    drawGlitter(context, y, orbX) +
    (far === 'lighthouse' ? drawLighthouse(context) : '') +
    (far === 'island' ? drawIsland(context) : '')
  );
}

function drawHills(context: SceneContext, y: number): string {
  return nature.hill(context, y - 10, 24, context.palette.far, 6, [0, -10, 20, 30, -20, -10, 0]);
}

function drawFarWater({ palette }: SceneContext, y: number): string {
  const [, middle, light] = palette.water;
  const swell = smoothPath([
    [-20, 360],
    [120, 352],
    [280, 366],
    [460, 354],
    [640, 366],
    [830, 356],
  ]);
  return box(-10, y, 820, 300, 0, light) + shape(`${swell}V610H-20z`, mix(light, middle, 0.55));
}

/** Seven strokes of light under sun or moon. */
function drawGlitter({ random, palette }: SceneContext, y: number, orbX: number): string {
  const strokes = times(7, (index) => {
    const x = round(orbX - 60 + random.between(-10, 10) + index * 4);
    return `M${x} ${y + 14 + index * 13}h${round(random.between(60, 120))}`;
  });
  return palette.isDark
    ? line(strokes, palette.glow, 4.4, 0.5)
    : line(strokes, lighter(palette.orb, 0.35), 4.4, 0.75);
}

/** Distant land is tinted by the water, more so in snow. */
const farLand = ({ palette }: SceneContext): Colour =>
  mix(palette.near, palette.water[0], palette.snow ? 0.55 : 0.15);

function drawLighthouse(context: SceneContext): string {
  const { palette, paint } = context;
  const cape = shape('M70 324Q110 286 160 290Q220 296 250 324z', farLand(context));
  const tower =
    shape('M-18 0L-12-96H12L18 0z', paint.paper) +
    shape('M-16-30L-14-56H14L16-30zM-13-82H13L12-96H-12z', paint.coral);
  const lantern = box(-14, -116, 28, 20, 3, palette.light) + shape('M-20-116L0-138L20-116z', paint.brick);
  const beam = shape('M14-108L150-136V-80z', palette.light, palette.isDark ? 0.22 : 0.3);
  return cape + group(140, 292, 0.9, tower + lantern + beam);
}

function drawIsland(context: SceneContext): string {
  return (
    shape('M90 326Q130 280 190 288Q250 292 280 326z', farLand(context)) +
    nature.tree(context, 170, 300, 0.5, 'round') +
    nature.tree(context, 210, 304, 0.36, 'leaf')
  );
}
