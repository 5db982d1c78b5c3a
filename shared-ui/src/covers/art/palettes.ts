import type { Colour, Tones } from './colour.js';

export type PaletteName = 'dawn' | 'noon' | 'dusk' | 'night' | 'autumn' | 'winter';
/** Colour that all pigments are mixed with, and its share (0 to 1). */
export type Tint = readonly [Colour, number];

/** One light: it sets the colours of the landscape and tints all other colours. */
export interface Palette {
  name: PaletteName;
  /** Stars and lit windows. */
  isDark: boolean;
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
  /** Second foliage colour: blossom, autumn leaves. */
  leafAlternate: Tones;
  trunk: Colour;
  water: Tones;
  path: Colour;
  wall: Colour;
  /** Skirting and window bars. */
  wallShade: Colour;
  floor: Colour;
  /** Gaps between floor boards. */
  floorShade: Colour;
  /** Outdoor light. */
  tint: Tint;
  /** Lamplight. */
  indoorTint: Tint;
  /** Colour of lying snow; empty without snow. */
  snow: Colour | '';
  /** Lamps, windows, fireflies. */
  light: Colour;
}

export const PALETTES: Record<PaletteName, Palette> = {
  dawn: {
    name: 'dawn',
    isDark: false,
    sky: ['#FCEBDD', '#FADCC8', '#F7C9B2'],
    orb: '#F59C7B',
    glow: '#FFF3E4',
    cloud: '#FFF6EE',
    far: '#DDBDB9',
    mid: '#AFC0A4',
    near: '#8AB38E',
    ground: '#6C9F7F',
    fore: '#41725F',
    grass: '#A8CC9F',
    leaf: ['#4E8B72', '#71A985', '#A0C99D'],
    leafAlternate: ['#D98F7E', '#EDB09C', '#F8D3C1'],
    trunk: '#8A6355',
    water: ['#85B2BC', '#A6C9CB', '#F6D8C8'],
    path: '#F6E3CD',
    wall: '#F8E2D2',
    wallShade: '#F2D0BD',
    floor: '#DDB094',
    floorShade: '#CF9D80',
    tint: ['#F3B79C', 0.09],
    indoorTint: ['#F3B79C', 0.05],
    snow: '',
    light: '#FFE3A8',
  },
  noon: {
    name: 'noon',
    isDark: false,
    sky: ['#C9E7EE', '#DAF0F1', '#EEF7EC'],
    orb: '#FFD25E',
    glow: '#FFF6D6',
    cloud: '#FFFFFF',
    far: '#A7D3CF',
    mid: '#92CDA5',
    near: '#68B37E',
    ground: '#489B6C',
    fore: '#2B6C55',
    grass: '#98D295',
    leaf: ['#2F8562', '#51A671', '#8FCB81'],
    leafAlternate: ['#E0A23B', '#F3C560', '#FAE09A'],
    trunk: '#8C6244',
    water: ['#4AA0BE', '#78BFD1', '#C3E6E6'],
    path: '#F5E6C4',
    wall: '#FBEFD6',
    wallShade: '#F5E0B8',
    floor: '#DDB07C',
    floorShade: '#CC9C68',
    tint: ['#FFF6D6', 0],
    indoorTint: ['#FFF6D6', 0],
    snow: '',
    light: '#FFF3C4',
  },
  dusk: {
    name: 'dusk',
    isDark: false,
    sky: ['#D4BED6', '#EFBDB4', '#F9CDA0'],
    orb: '#F0704F',
    glow: '#FCDDAA',
    cloud: '#F8D9CC',
    far: '#AF93B6',
    mid: '#8286AD',
    near: '#5E7796',
    ground: '#466481',
    fore: '#2B4260',
    grass: '#8FA6AE',
    leaf: ['#3C5D72', '#557C8A', '#86A3A6'],
    leafAlternate: ['#B2576B', '#D47B71', '#EFAA8B'],
    trunk: '#57465E',
    water: ['#5E729A', '#8E8CB2', '#F5BFA3'],
    path: '#E6C2AD',
    wall: '#E9C6BE',
    wallShade: '#DDB0AC',
    floor: '#A97B80',
    floorShade: '#976A71',
    tint: ['#8E5C80', 0.14],
    indoorTint: ['#C97B6E', 0.1],
    snow: '',
    light: '#FFDE94',
  },
  night: {
    name: 'night',
    isDark: true,
    sky: ['#1F2E4E', '#283D61', '#345075'],
    orb: '#FFF0C6',
    glow: '#7C93B4',
    cloud: '#41597F',
    far: '#3C5A82',
    mid: '#30526F',
    near: '#27495C',
    ground: '#203F4C',
    fore: '#132A37',
    grass: '#4A7A7C',
    leaf: ['#1F4B52', '#2F6565', '#4C877F'],
    leafAlternate: ['#54497A', '#705F92', '#9382AE'],
    trunk: '#2C3142',
    water: ['#203F61', '#30597E', '#7D9DB9'],
    path: '#5A7391',
    wall: '#46587A',
    wallShade: '#3C4C6C',
    floor: '#6B5560',
    floorShade: '#5C4853',
    tint: ['#2A3F68', 0.13],
    indoorTint: ['#4A4A66', 0.1],
    snow: '',
    light: '#FFD880',
  },
  autumn: {
    name: 'autumn',
    isDark: false,
    sky: ['#F8E9CE', '#FADFB6', '#F7CE98'],
    orb: '#EE8A4A',
    glow: '#FFF2D4',
    cloud: '#FFF7E6',
    far: '#DDBF96',
    mid: '#CFAB68',
    near: '#B3964F',
    ground: '#948443',
    fore: '#5E4C2D',
    grass: '#D3BC6C',
    leaf: ['#B5532F', '#DB7F38', '#F0AE50'],
    leafAlternate: ['#88883F', '#AFA852', '#D3CA7A'],
    trunk: '#6B4630',
    water: ['#5A8E94', '#86ACA6', '#EDD5A4'],
    path: '#F3DDB0',
    wall: '#F8E3BC',
    wallShade: '#F1D09C',
    floor: '#C48E58',
    floorShade: '#B37D49',
    tint: ['#E8A04C', 0.09],
    indoorTint: ['#E8A04C', 0.05],
    snow: '',
    light: '#FFE6A0',
  },
  winter: {
    name: 'winter',
    isDark: false,
    sky: ['#D3E2ED', '#E1EBF2', '#F5F0EA'],
    orb: '#F9CFA6',
    glow: '#FFF8EC',
    cloud: '#F9FBFC',
    far: '#B9CDDC',
    mid: '#CBDBE6',
    near: '#DFE9F0',
    ground: '#F1F6F8',
    fore: '#86A9B8',
    grass: '#A9C0CB',
    leaf: ['#4A7E80', '#6B9C97', '#9CC0B6'],
    leafAlternate: ['#8CA4B7', '#AEC1CF', '#D2DDE5'],
    trunk: '#6E6669',
    water: ['#86B0C6', '#ABCBDB', '#DFECF2'],
    path: '#D3E1EA',
    wall: '#EEE7DE',
    wallShade: '#DFD8D0',
    floor: '#C2A892',
    floorShade: '#B0957F',
    tint: ['#BFD3E0', 0.09],
    indoorTint: ['#EADCCB', 0.04],
    snow: '#FFFFFF',
    light: '#FFE3A8',
  },
};

export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
