import { mix, type Colour } from '../colour.js';
import { box, circle, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

export interface PictureWindowOptions {
  /** Draws a porthole. */
  round?: boolean;
  /** Colour of the curtains; none when empty. */
  curtain?: Colour | '';
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window with a view of the landscape in the picture's light, clipped to the frame. */
export function pictureWindow(
  context: SceneContext,
  x: number,
  y: number,
  width: number,
  height: number,
  options: PictureWindowOptions = {},
): string {
  const { palette, paint } = context;
  const frame = { x, y, width, height };
  const id = context.nextId();
  const bars = palette.isDark ? mix(paint.cream, palette.wallShade, 0.35) : mix(paint.wood, paint.cream, 0.5);
  const outline = options.round
    ? `<circle cx="${x + width / 2}" cy="${y + height / 2}" r="${Math.min(width, height) / 2}"`
    : `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"`;
  const svg =
    `<clipPath id="${id}">${outline}/></clipPath><g clip-path="url(#${id})">${view(context, frame)}</g>` +
    `${outline} fill="none" stroke="${bars}" stroke-width="14"/>`;
  if (options.round) {
    const cross = `M${x + width / 2} ${y + 6}V${y + height - 6}M${x + 6} ${y + height / 2}H${x + width - 6}`;
    return svg + line(cross, bars, 7);
  }
  const cross = `M${x + width / 2} ${y}V${y + height}M${x} ${round(y + height * 0.46)}H${x + width}`;
  const sill = box(x - 18, y + height + 3, width + 36, 14, 5, bars);
  return (
    svg + line(cross, bars, 7) + sill + (options.curtain ? curtains(context, frame, options.curtain) : '')
  );
}

function view({ palette, random }: SceneContext, { x, y, width, height }: Frame) {
  const orbX = x + width * random.between(0.55, 0.75);
  const orbY = y + height * random.between(0.22, 0.38);
  const size = Math.min(width, height) * 0.13;
  const star = () =>
    `M${Math.round(x + random.between(8, width - 8))} ${Math.round(y + random.between(8, height * 0.55))}h0`;
  const farHill = `M${x} ${y + height * 0.7}q${round(width * 0.25)} ${round(-height * 0.2)} ${round(width * 0.5)} 0t${round(width * 0.5)} ${round(-height * 0.05)}`;
  const nearHill = `M${x} ${y + height * 0.84}q${round(width * 0.3)} ${round(-height * 0.14)} ${round(width * 0.6)} 0t${round(width * 0.4)} 0`;
  return (
    box(x, y, width, height, 0, palette.sky[0]) +
    circle(orbX, orbY, size * 2, palette.glow, 0.35) +
    box(x, y + height * 0.55, width, height * 0.5, 0, palette.sky[2], 0.6) +
    (palette.isDark ? line(times(8, star), '#FFF3D0', 3) : '') +
    circle(orbX, orbY, size, palette.orb) +
    shape(`${farHill}V${y + height}H${x}z`, palette.far) +
    shape(`${nearHill}V${y + height}H${x}z`, palette.near)
  );
}

function curtains({ paint }: SceneContext, { x, y, width, height }: Frame, fill: Colour) {
  const half = (edge: number, out: 1 | -1) => {
    const inwards = (distance: number) => edge - out * distance;
    return shape(
      `M${inwards(-26)} ${y - 20}H${round(inwards(width * 0.24))}C${round(inwards(width * 0.22))} ${round(y + height * 0.5)} ${inwards(8)} ${round(y + height * 0.66)} ${inwards(-6)} ${round(y + height * 0.7)}` +
        `C${inwards(-2)} ${round(y + height * 0.86)} ${inwards(4)} ${y + height + 20} ${inwards(6)} ${y + height + 34}H${inwards(-34)}z`,
      fill,
    );
  };
  return half(x, -1) + half(x + width, 1) + line(`M${x - 40} ${y - 22}H${x + width + 40}`, paint.bark, 8);
}
