import type { Colour } from './colour.js';
import type { Paint } from './paint.js';
import type { Palette } from './palettes.js';
import type { Random } from './random.js';

export type TreeKind = 'round' | 'leaf' | 'pine' | 'bare';
export type Weather = '' | 'snow' | 'rain' | 'leaves' | 'petals' | 'fireflies';

/** Mutable state shared by all contexts of one picture. */
export interface PictureState {
  /** SVG drawn last and outside the camera: the dark leaves in the lower corners. */
  overlay: string[];
  /** Content of `<defs>` by name. */
  defs: Map<string, { id: string; svg: string }>;
  /** Position and radius of sun or moon; `null` without one. */
  orb: readonly [x: number, y: number, size: number] | null;
  /** Number of ids given out. */
  idCount: number;
}

/** Context passed to every drawing function: palette, pigments in its light, seeded random numbers and ids. */
export interface SceneContext {
  palette: Palette;
  paint: Paint;
  random: Random;
  /** Indoors it is bright even at night. */
  isIndoors: boolean;
  isDark: boolean;
  isAutumn: boolean;
  /** Level of detail: 2 is full, 0 the least. A picture over the byte budget is drawn again with a lower level. */
  detail: number;
  /** Colours of the tops already worn by people of this picture. */
  usedTops: Colour[];
  shadow: Colour;
  trees: readonly TreeKind[];
  /** Weather overlay of the whole picture; a scene may change it. */
  weather: Weather;
  shared: PictureState;
  /** A new id, unique to this picture. */
  nextId(): string;
  /** Draws once into `<defs>` and returns a `<use>` of it; later calls with the same name only return the `<use>`. */
  reuse(name: string, draw: () => string): string;
  /** `reuse`, moved to (x, y). */
  reuseAt(name: string, x: number, y: number, draw: () => string): string;
  /**
   * Picks the variant that the theme names, an index into `themeVariants` (default: `variants`), else one of `variants` by the
   * seed. Call it once, before any random number is drawn.
   */
  pickVariant<const T>(variants: readonly T[], themeVariants?: readonly T[]): T;
}

/** The context a scene starts with: outdoors, in daylight of the palette. Indoor and night contexts derive from it. */
export interface OutdoorContext extends SceneContext {
  /** False hides the weather. */
  isOutdoors: boolean;
  /** Derives the context of a room: no weather, the weaker tint of lamplight. */
  indoor(): SceneContext;
  /** Derives the context after sunset, in the season's own hue. */
  night(): SceneContext;
}

/** Draws a whole scene on 800 x 600; the README lists the drawing order. */
export type Scene = (context: OutdoorContext) => string;
