import { mix, type Colour } from '../colour.js';
import { ellipse, line, round, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { BACK_HAIR, FRINGE, HATS } from './hair.js';
import type { HeadOptions } from './options.js';

type Face = Required<Pick<HeadOptions, 'eyes' | 'mouth'>>;

function eyesOf(eyes: Face['eyes'], ink: Colour) {
  if (eyes === 'open') return line('M-10 2.6v1M10 2.6v1', ink, 5.8);
  return line(eyes === 'down' ? 'M-14 3q4 4 8 0M6 3q4 4 8 0' : 'M-14 5q4-5 8 0M6 5q4-5 8 0', ink, 2.6);
}

function mouthOf(mouth: Face['mouth'], ink: Colour) {
  if (mouth === 'open') return shape('M-6 12h12q-1 9-6 9t-6-9z', '#9C4A42');
  return mouth === 'oh' ? ellipse(0, 15, 3, 3.6, '#9C4A42') : line('M-5 13q5 5 10 0', ink, 2.4);
}

/** Eyes, mouth and cheeks; each expression is drawn once per picture and reused. */
const face = (context: SceneContext, { eyes, mouth }: Face, ink: Colour, x: number) =>
  context.reuseAt(
    `face${eyes}${mouth}${ink}`,
    x,
    0,
    () =>
      line('M-15.5 11h1M14.5 11h1', context.paint.cheek, 9, 0.5) + eyesOf(eyes, ink) + mouthOf(mouth, ink),
  );

const glassesOn = (x: number, ink: Colour) =>
  `<g fill="none" stroke="${ink}" stroke-width="2"><circle cx="${round(-10 + x)}" cy="3" r="8"/>` +
  `<circle cx="${round(10 + x)}" cy="3" r="8"/><path d="M${round(-2 + x)} 3h4"/></g>`;

/** A head of radius 29 around (0, 0). */
export function head(context: SceneContext, options: HeadOptions): string {
  const { paint } = context;
  const {
    look = 0.3,
    hair = 'short',
    hairColour: hairC = paint.hairs[0],
    skin = paint.skins[0],
    eyes = 'open',
    mouth = 'smile',
    accent = paint.coral,
    hat,
  } = options;
  const turned = look * 9;
  const ink = context.isDark ? mix(paint.ink, '#000000', 0.25) : paint.ink;
  let svg = hat === 'hood' ? '' : (BACK_HAIR[hair]?.(hairC, accent) ?? '');
  if (!options.fromBehind && (hair === 'short' || hair === 'side' || hair === 'bald')) {
    svg += line(`M${round(-27.5 + look * 2)} 4h0M${round(27.5 + look * 2)} 4h0`, skin, 11); // ears
  }
  svg += ellipse(0, 0, 29, 27.5, skin);
  if (options.fromBehind) {
    svg += shape('M-30 4C-34-36 34-36 30 4C30 18 20 27 0 27S-30 18-30 4z', hairC);
  } else {
    svg += face(context, { eyes, mouth }, ink, turned) + shape(FRINGE[hair], hairC);
    if (options.glasses) svg += glassesOn(turned, ink);
    if (options.beard) svg += shape(`M${round(-9 + turned)} 10q9-6 18 0q-2 5-9 2q-7 3-9-2z`, hairC);
  }
  if (hat) svg += HATS[hat](options.hatColour ?? accent, options.hatBandColour ?? paint.cream);
  return svg;
}
