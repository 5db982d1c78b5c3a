import { mix, type Colour, type Tones } from '../colour.js';
import { box, ellipse, group, line, round, shape } from '../svg.js';
import type { SceneContext, TreeKind } from '../scene-context.js';
import { crown, snowCap } from './crown.js';

/** Leaf tones of one plant: mostly the palette's first tones, in autumn more often the alternate ones. */
export const leafTones = ({ random, palette, isAutumn }: SceneContext): Tones =>
  random.chance(isAutumn ? 0.6 : 0.78) ? palette.leaf : palette.leafAlternate;

/** A trunk with one fork under a crown; about 220 high. */
export function roundTree(
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  tones = leafTones(context),
): string {
  const { palette, random } = context;
  const radiusX = random.between(62, 78);
  const radiusY = random.between(66, 84);
  const top = -radiusY - 78;
  const trunk =
    shape('M-10 0C-6-40-8-70-12-100L12-100C6-70 8-40 12 0z', palette.trunk) +
    line('M0-62q20-12 26-36', palette.trunk, 7);
  const snow = palette.snow ? snowCap(radiusX, radiusY, top) : '';
  return group(x, y, scale, trunk + crown(random, 0, top, radiusX, radiusY, tones) + snow);
}

/** A tree in the shape of one upright leaf with veins, as in the logo. */
export function leafTree(
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  tones = leafTones(context),
): string {
  const { palette, random } = context;
  const height = random.between(170, 215);
  const halfWidth = random.between(40, 52);
  const tip = `0 ${round(-height - 30)}`;
  const right = `M${tip}C${round(halfWidth * 1.3)} ${round(-height * 0.7)} ${round(halfWidth * 1.1)} -40 0-30`;
  const left = `C${round(-halfWidth * 1.1)} -40 ${round(-halfWidth * 1.3)} ${round(-height * 0.7)} ${tip}z`;
  const veins = `M0-70l${round(halfWidth * 0.5)}-24M0-112l${round(halfWidth * 0.46)}-24M0-92l${round(-halfWidth * 0.5)}-24M0-136l${round(-halfWidth * 0.4)}-22`;
  const snow =
    `M0 ${round(-height - 32)}C${round(halfWidth * 0.7)} ${round(-height * 0.84)} ${round(halfWidth)} ${round(-height * 0.7)} ${round(halfWidth * 0.86)} ${round(-height * 0.62)}` +
    `q-12-10-20 0q-14-12-24 0q-10-12-22-2q-10-8-18 0` +
    `C${round(-halfWidth * 0.96)} ${round(-height * 0.72)} ${round(-halfWidth * 0.7)} ${round(-height * 0.84)} 0 ${round(-height - 32)}z`;
  return group(
    x,
    y,
    scale,
    shape(right + left, tones[0]) +
      shape(`${right}z`, tones[1]) +
      line(`M0 2V${round(-height)}`, palette.trunk, 6) +
      line(veins, palette.trunk, 3, 0.6) +
      (palette.snow ? shape(snow, palette.snow) : ''),
  );
}

/** Three tiers on a short trunk, each with snow in winter. */
export function pine(
  { palette }: SceneContext,
  x: number,
  y: number,
  scale = 1,
  tones = palette.leaf,
): string {
  const tier = (base: number, halfWidth: number, height: number, fill: Colour) => {
    const side = round(base - height * 0.36);
    const branches = shape(
      `M0 ${base - height}Q${round(halfWidth * 0.5)} ${side} ${halfWidth} ${base}Q${round(halfWidth * 0.5)} ${base + 9} 0 ${base + 6}` +
        `Q${round(-halfWidth * 0.5)} ${base + 9} ${-halfWidth} ${base}Q${round(-halfWidth * 0.5)} ${side} 0 ${base - height}z`,
      fill,
    );
    if (!palette.snow) return branches;
    const snow =
      `M0 ${base - height}Q${round(halfWidth * 0.32)} ${round(base - height * 0.55)} ${round(halfWidth * 0.55)} ${round(base - height * 0.34)}` +
      `q-10 2-16 10q-10-12-18 0q-10-10-18 2q-8-10-18-8Q${round(-halfWidth * 0.3)} ${round(base - height * 0.55)} 0 ${base - height}z`;
    return branches + shape(snow, palette.snow);
  };
  return group(
    x,
    y,
    scale,
    box(-7, -34, 14, 36, 3, palette.trunk) +
      tier(-26, 54, 84, tones[0]) +
      tier(-74, 44, 76, tones[1]) +
      tier(-118, 32, 64, tones[palette.snow ? 1 : 2]),
  );
}

export const bareTree = ({ palette }: SceneContext, x: number, y: number, scale = 1): string =>
  group(
    x,
    y,
    scale,
    shape('M-10 0C-5-50-8-90-5-130L6-130C8-90 6-50 12 0z', palette.trunk) +
      line(
        'M0-80q-30-18-36-56M-22-108q-18-4-26-18M0-100q30-14 34-62M22-124q18-6 22-22M0-126q2-30-8-52M-3-150q10-10 14-26',
        palette.trunk,
        6,
      ) +
      (palette.snow ? line('M-37-132q3 12 8 18M34-158q-1 14-6 22', palette.snow, 5) : ''),
  );

/** A tree of the season. Each kind is drawn once per picture and reused, mirrored half of the time. */
export function tree(
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  kind: TreeKind = context.random.pick(context.trees),
): string {
  const tones = leafTones(context);
  const draw: Record<TreeKind, () => string> = {
    round: () => roundTree(context, 0, 0, 1, tones),
    leaf: () => leafTree(context, 0, 0, 1, tones),
    pine: () => pine(context, 0, 0),
    bare: () => bareTree(context, 0, 0),
  };
  const drawn = context.reuse(kind + tones[0] + context.palette.near, draw[kind]);
  return group(x, y, context.random.chance(0.5) ? [-scale, scale] : scale, drawn);
}

/** A tree on the horizon: only two shapes, since detail belongs to the foreground. */
export function farTree(context: SceneContext, x: number, y: number, scale: number): string {
  const { palette, random } = context;
  const fill = mix(random.chance(0.75) ? palette.leaf[1] : palette.leafAlternate[1], palette.mid, 0.35);
  const kind = random.pick(context.trees);
  const sized = (length: number) => Math.round(length * scale);
  const [left, base] = [Math.round(x), Math.round(y)];
  if (kind === 'pine') {
    const side = sized(52);
    return shape(
      `M${left} ${base - sized(180)}l${side} ${sized(160)}q${-side} ${sized(16)}${-sized(104)} 0z`,
      fill,
    );
  }
  const trunk = line(`M${left} ${base}v${-sized(60)}`, mix(palette.trunk, palette.mid, 0.3), 12 * scale);
  if (kind !== 'leaf') return trunk + ellipse(left, base - sized(130), sized(62), sized(70), fill);
  const leaf =
    `M${left} ${base - sized(220)}q${sized(70)} ${sized(120)} 0 ${sized(190)}` +
    `q${-sized(70)}${-sized(70)} 0${-sized(190)}z`;
  return trunk + shape(leaf, fill);
}
