import { mix } from './art/colour.js';
import { nocturne } from './art/night-palette.js';
import { paintOf } from './art/paint.js';
import { PALETTE_NAMES, PALETTES, type Palette, type PaletteName } from './art/palettes.js';
import { hash, randomOf, type Random } from './art/random.js';
import type { OpenContext, PictureState, SceneContext, TreeKind, Weather } from './art/scene-context.js';
import { round } from './art/svg.js';
import type { SceneName } from './scenes/scenes.js';

/** What one picture is made from; the same again gives the same picture. */
export interface Picture {
  scene: SceneName;
  seed: string;
  palette?: PaletteName;
  variant?: number;
  /** The variant that the theme tells of. */
  subject?: number;
  /** 2 full to -1 the least; see `SceneContext.detail`. */
  detail: number;
}

const TREES: Record<PaletteName, readonly TreeKind[]> = {
  dawn: ['round', 'leaf', 'round'],
  noon: ['round', 'leaf', 'pine'],
  dusk: ['leaf', 'round', 'pine'],
  night: ['pine', 'leaf', 'round'],
  autumn: ['round', 'leaf', 'round', 'leaf'],
  winter: ['pine', 'pine', 'bare', 'round'],
};

/** Every season draws its lot, so that the row of chances is the same in any light. */
const weathersOf = ({ pick }: Random): Record<PaletteName, Weather> => ({
  winter: pick(['snow', 'snow', '']),
  autumn: pick(['leaves', 'leaves', '']),
  dawn: pick(['petals', '', '']),
  noon: '',
  dusk: '',
  night: pick(['fireflies', '', '']),
});

const paletteOf = (scene: SceneName, seed: string): PaletteName =>
  PALETTE_NAMES[hash(`palette/${scene}/${seed}`) % PALETTE_NAMES.length]!;

/**
 * Ids start with 32 bits hashed from all that a picture is made of: with less, two covers on a page would share ids, and a girl
 * get a leaf for a face.
 */
const tagOf = ({ scene, seed, variant, subject, detail }: Picture, palette: PaletteName) =>
  `c${hash(`${scene}/${seed}/${palette}/${subject === undefined ? variant : `told-${subject}`}/${detail}`)
    .toString(36)
    .padStart(7, '0')}`;

export interface PictureContext extends OpenContext {
  /** Starts every id of this picture. */
  tag: string;
}

/** The context a scene starts with. */
export function contextOf(picture: Picture): PictureContext {
  const key = `${picture.scene}/${picture.seed}`;
  const name = picture.palette ?? paletteOf(picture.scene, picture.seed);
  const base = PALETTES[name];
  const random = randomOf(key);
  const tag = tagOf(picture, name);
  const shared: PictureState = { late: [], defs: new Map(), orb: null, ids: 0 };
  const id = () => tag + shared.ids++;
  const def = (drawing: string, draw: () => string) => {
    let entry = shared.defs.get(drawing);
    if (!entry) {
      entry = { id: id(), svg: '' };
      shared.defs.set(drawing, entry);
      entry.svg = draw();
    }
    return `<use href="#${entry.id}"/>`;
  };
  const make = (palette: Palette, inside: boolean): SceneContext => ({
    palette,
    paint: paintOf(palette, inside),
    random,
    inside,
    dark: palette.dark && !inside,
    autumnal: name === 'autumn',
    detail: Math.max(0, picture.detail),
    used: [],
    shadow: palette.dark ? '#0B1626' : mix(palette.fore, '#1B2036', 0.4),
    trees: TREES[name],
    weather: weathersOf(random)[name],
    shared,
    id,
    def,
    at: (drawing, x, y, draw) => def(drawing, draw).replace('/>', ` x="${round(x)}" y="${round(y)}"/>`),
    variant: (list, told = list) =>
      (picture.subject === undefined ? undefined : told[picture.subject]) ??
      list[(picture.variant ?? hash(`variant/${key}`)) % list.length]!,
  });
  const open: PictureContext = {
    ...make(base, false),
    tag,
    outdoors: true,
    indoor: () => {
      open.outdoors = false;
      return { ...make(base, true), weather: '' };
    },
    night: () => {
      open.outdoors = true;
      return { ...make(nocturne(base), false), weather: open.weather === 'snow' ? 'snow' : '' };
    },
  };
  return open;
}
