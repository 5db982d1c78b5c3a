import { mix, type Colour, type Tones } from './colour.js';
import { PALETTES, type Palette, type PaletteName } from './palettes.js';

/** Hue of the night in each season. */
const HUES: Record<PaletteName, Colour> = {
  dawn: '#5B4A78',
  noon: '#1F6A86',
  dusk: '#6B3F74',
  night: '#3C5A82',
  autumn: '#71324E',
  winter: '#4C7396',
};
const LAND = ['far', 'mid', 'near', 'ground', 'fore'] as const;

/** Derives the night version of a palette, for scenes that are always at night. */
export function nightPalette(day: Palette): Palette {
  if (day.isDark) return day;
  const { night } = PALETTES;
  const hue = HUES[day.name];
  const towards = (from: Colour, to: Colour, share = 0.8) => mix(from, to, share);
  const tones = (from: Tones, to: Tones): Tones => [
    towards(from[0], to[0]),
    towards(from[1], to[1]),
    towards(from[2], to[2]),
  ];
  const sky = (index: 0 | 1 | 2) =>
    mix(mix(day.sky[index], night.sky[index], 0.97), hue, 0.24 + index * 0.14);
  const land = LAND.map((layer) => [layer, mix(mix(day[layer], night[layer], 0.86), hue, 0.16)]);
  return {
    ...day,
    ...(Object.fromEntries(land) as Record<(typeof LAND)[number], Colour>),
    isDark: true,
    sky: [sky(0), sky(1), sky(2)],
    leaf: tones(day.leaf, night.leaf),
    leafAlternate: tones(day.leafAlternate, night.leafAlternate),
    water: tones(day.water, night.water),
    trunk: towards(day.trunk, night.trunk),
    path: towards(day.path, night.path),
    grass: towards(day.grass, night.grass),
    cloud: towards(day.cloud, night.cloud),
    orb: night.orb,
    glow: mix(night.glow, hue, 0.4),
    tint: night.tint,
    light: night.light,
  };
}
