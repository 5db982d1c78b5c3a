import { mix } from './art/colour.js';
import { nightPalette } from './art/night-palette.js';
import { paintOf } from './art/paint.js';
import { PALETTE_NAMES, PALETTES, type Palette, type PaletteName } from './art/palettes.js';
import { hash, seededRandom, type Random } from './art/random.js';
import type { OutdoorContext, PictureState, SceneContext, TreeKind, Weather } from './art/scene-context.js';
import { round } from './art/svg.js';
import type { SceneName } from './scenes/scenes.js';

/** The input of one picture; equal inputs give equal pictures. */
export interface Picture {
  scene: SceneName;
  seed: string;
  palette?: PaletteName;
  variant?: number;
  /** Index of the variant that the theme names, if any. */
  themeVariant?: number;
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

/** Draws a random number for every palette, so that the random sequence is the same in any light. */
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
 * Id prefix of a picture: a 32-bit hash of its whole input. A shorter prefix would let two covers on one page share ids, and one
 * would show the other's shapes. The hashed text, `told-` included, must never change: it is part of every stored cover.
 */
const idPrefixOf = ({ scene, seed, variant, themeVariant, detail }: Picture, palette: PaletteName) =>
  `c${hash(
    `${scene}/${seed}/${palette}/${themeVariant === undefined ? variant : `told-${themeVariant}`}/${detail}`,
  )
    .toString(36)
    .padStart(7, '0')}`;

export interface PictureContext extends OutdoorContext {
  /** Prefix of every id of this picture. */
  idPrefix: string;
}

/** Creates the context that a scene starts with. */
export function createPictureContext(picture: Picture): PictureContext {
  const key = `${picture.scene}/${picture.seed}`;
  const name = picture.palette ?? paletteOf(picture.scene, picture.seed);
  const base = PALETTES[name];
  const random = seededRandom(key);
  const idPrefix = idPrefixOf(picture, name);
  const shared: PictureState = { overlay: [], defs: new Map(), orb: null, idCount: 0 };
  const nextId = () => idPrefix + shared.idCount++;
  const reuse = (drawing: string, draw: () => string) => {
    let entry = shared.defs.get(drawing);
    if (!entry) {
      entry = { id: nextId(), svg: '' };
      shared.defs.set(drawing, entry);
      entry.svg = draw();
    }
    return `<use href="#${entry.id}"/>`;
  };
  const createContext = (palette: Palette, isIndoors: boolean): SceneContext => ({
    palette,
    paint: paintOf(palette, isIndoors),
    random,
    isIndoors,
    isDark: palette.isDark && !isIndoors,
    isAutumn: name === 'autumn',
    detail: Math.max(0, picture.detail),
    usedTops: [],
    shadow: palette.isDark ? '#0B1626' : mix(palette.fore, '#1B2036', 0.4),
    trees: TREES[name],
    weather: weathersOf(random)[name],
    shared,
    nextId,
    reuse,
    reuseAt: (drawing, x, y, draw) =>
      reuse(drawing, draw).replace('/>', ` x="${round(x)}" y="${round(y)}"/>`),
    pickVariant: (variants, themeVariants = variants) =>
      (picture.themeVariant === undefined ? undefined : themeVariants[picture.themeVariant]) ??
      variants[(picture.variant ?? hash(`variant/${key}`)) % variants.length]!,
  });
  const context: PictureContext = {
    ...createContext(base, false),
    idPrefix,
    isOutdoors: true,
    indoor: () => {
      context.isOutdoors = false;
      return { ...createContext(base, true), weather: '' };
    },
    night: () => {
      context.isOutdoors = true;
      return {
        ...createContext(nightPalette(base), false),
        weather: context.weather === 'snow' ? 'snow' : '',
      };
    },
  };
  return context;
}
