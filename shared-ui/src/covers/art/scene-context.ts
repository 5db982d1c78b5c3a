import type { Colour } from './colour.js';
import type { Paint } from './paint.js';
import type { Palette } from './palettes.js';
import type { Random } from './random.js';

export type TreeKind = 'round' | 'leaf' | 'pine' | 'bare';
export type Weather = '' | 'snow' | 'rain' | 'leaves' | 'petals' | 'fireflies';

/** What all contexts of one picture share. */
export interface PictureState {
  /** Drawn last, outside the camera: the dark leaves in the lower corners. */
  late: string[];
  defs: Map<string, { id: string; svg: string }>;
  /** Where sun or moon stands and how large it is. */
  orb: readonly [x: number, y: number, size: number] | null;
  ids: number;
}

/** What every drawing receives: the light, the pigments in that light, chance, and ids of this picture only. */
export interface SceneContext {
  palette: Palette;
  paint: Paint;
  random: Random;
  /** Indoors it is light even at night. */
  inside: boolean;
  dark: boolean;
  autumnal: boolean;
  /** 2 full, 1 fewer scraps, 0 the least: a picture over its byte budget is drawn again with less. */
  detail: number;
  /** Colours of tops that someone in this light wears already. */
  used: Colour[];
  shadow: Colour;
  trees: readonly TreeKind[];
  /** What falls or glows over the whole picture; a scene may change it. */
  weather: Weather;
  shared: PictureState;
  /** An id of this picture only. */
  id(): string;
  /** The first call with a name draws into the picture's `<defs>`; every call gives a `<use>`. */
  def(name: string, draw: () => string): string;
  /** `def`, moved to a place. */
  at(name: string, x: number, y: number, draw: () => string): string;
  /** The picture's variant: the one the theme tells of, out of `told` (the same list), else by chance. Ask once, first of all. */
  variant<const T>(list: readonly T[], told?: readonly T[]): T;
}

/** The context a scene starts with: the open sky, from where it may go inside or into the night. */
export interface OpenContext extends SceneContext {
  /** False where no weather falls over the picture. */
  outdoors: boolean;
  /** The same picture in a room: no weather, the weaker tint of a lamp. */
  indoor(): SceneContext;
  /** The same picture after sunset, in the season's own hue. */
  night(): SceneContext;
}

/** Draws a whole theme on 800 x 600; see the README for the order of things. */
export type Scene = (context: OpenContext) => string;
