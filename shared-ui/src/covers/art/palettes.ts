import type { Colour } from './colour.js';

export type PaletteName = 'dawn' | 'noon' | 'dusk' | 'night' | 'autumn' | 'winter';
/** Dark, middle, light. */
export type Tones = readonly [Colour, Colour, Colour];
/** What everything else is pulled towards, and how far (0 to 1). */
export type Tint = readonly [Colour, number];

/** One light: it names the landscape outright, and tints all the rest. */
export interface Palette {
  name: PaletteName;
  /** Stars and lit windows. */
  dark: boolean;
  /** Top, middle, low. */
  sky: Tones;
  orb: Colour;
  glow: Colour;
  cloud: Colour;
  far: Colour;
  mid: Colour;
  near: Colour;
  ground: Colour;
  fore: Colour;
  grass: Colour;
  leaf: Tones;
  leaf2: Tones;
  trunk: Colour;
  water: Tones;
  path: Colour;
  wall: Colour;
  wall2: Colour;
  floor: Colour;
  floor2: Colour;
  tint: Tint;
  inTint: Tint;
  /** The colour of lying snow; empty where none lies. */
  snow: Colour | '';
  /** Lamps, windows, fireflies. */
  light: Colour;
}
