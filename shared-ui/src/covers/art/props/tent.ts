import { darker, lighter, mix, type Colour } from '../colour.js';
import { circle, group, line, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** A tent, lit from inside; `form` 0 is a ridge tent, 1 a tipi, 2 a dome. */
export function tent(
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  colour = context.paint.mustard,
  form = 0,
): string {
  const { palette, paint } = context;
  const lit = mix(palette.light, paint.honey, 0.2);
  const glow = circle(0, -70, 190, palette.light, 0.08) + circle(0, -64, 136, palette.light, 0.12);
  return group(
    x,
    y,
    scale,
    glow + (form === 2 ? dome(colour, lit) : ridge(context, colour, lit, form === 1)),
  );
}

const dome = (colour: Colour, lit: Colour) =>
  shape('M-160 0C-150-120-70-164 0-164S150-120 160 0z', colour) +
  shape('M0-164C70-164 150-120 160 0H112C104-90 60-150 0-164z', darker(colour, 0.2)) +
  shape('M0-164C-60-150-104-90-112 0H-92C-84-84-48-140 0-164z', lighter(colour, 0.25)) +
  shape('M-78 0C-74-92-30-128 0-128S74-92 78 0z', lit) +
  shape('M-78 0C-74-92-30-128 0-128C-40-106-54-60-56 0z', lighter(colour, 0.2));

function ridge({ paint }: SceneContext, colour: Colour, lit: Colour, tipi: boolean) {
  const height = tipi ? 214 : 168;
  const halfWidth = tipi ? 122 : 150;
  const side = -height * 0.36;
  const door = `M${-halfWidth * 0.6} 0Q${-halfWidth * 0.26} ${side} 0 ${-height * 0.88}Q`;
  return (
    line(
      `M${-halfWidth * 0.1} ${-height - 22}L${halfWidth * 0.06} ${-height + 10}M${halfWidth * 0.1} ${-height - 22}L${-halfWidth * 0.06} ${-height + 10}`,
      paint.bark,
      6,
    ) +
    shape(
      `M${-halfWidth} 0Q${-halfWidth * 0.4} ${side} 0 ${-height}Q${halfWidth * 0.4} ${side} ${halfWidth} 0z`,
      colour,
    ) +
    shape(
      `M0 ${-height}Q${halfWidth * 0.4} ${side} ${halfWidth} 0H${halfWidth * 0.6}Q${halfWidth * 0.34} ${side} 0 ${-height}z`,
      darker(colour, 0.2),
    ) +
    shape(`${door}${halfWidth * 0.26} ${side} ${halfWidth * 0.6} 0z`, lit) +
    shape(
      `${door}${-halfWidth * 0.2} ${-height * 0.3} ${-halfWidth * 0.4}-5zM${halfWidth * 0.6} 0Q${halfWidth * 0.26} ${side} 0 ${-height * 0.88}Q${halfWidth * 0.2} ${-height * 0.3} ${halfWidth * 0.4}-5z`,
      lighter(colour, 0.28),
    ) +
    (tipi
      ? line(
          `M${-halfWidth * 0.78}-34Q${-halfWidth * 0.66}-46 ${-halfWidth * 0.6}-26M${halfWidth * 0.78}-34Q${halfWidth * 0.66}-46 ${halfWidth * 0.6}-26`,
          paint.cream,
          4,
        )
      : line(`M${-halfWidth} 0l-26 8M${halfWidth} 0l26 8`, paint.cream, 3))
  );
}
