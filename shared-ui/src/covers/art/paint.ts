import { mix, type Colour } from './colour.js';
import type { Palette } from './palettes.js';

/** Base colours of clothes, animals and props. */
const PIGMENTS = {
  coral: '#EE7A5F',
  brick: '#C4553F',
  rose: '#F2AEA2',
  mustard: '#EFB344',
  honey: '#F8D27F',
  sprout: '#74B566',
  moss: '#4A8B5F',
  mint: '#A9D4B4',
  sky: '#82BEDD',
  sea: '#3F86A8',
  navy: '#37517A',
  plum: '#86688F',
  lilac: '#C2ABD2',
  cream: '#FFF5E2',
  paper: '#FFFDF8',
  sand: '#EBD4AE',
  wood: '#C08D5D',
  bark: '#8A5E40',
  ink: '#333A45',
  grey: '#A7B1B8',
  stone: '#CBC7BD',
  black: '#3C4048',
  cheek: '#EE8672',
};

type Four = readonly [Colour, Colour, Colour, Colour];
const SKINS: Four = ['#F8D8BC', '#F1C6A0', '#E2AE84', '#C68A5E'];
const HAIRS: Four = ['#3A3136', '#4A3730', '#6B4A35', '#2E3440'];

export type Pigment = keyof typeof PIGMENTS;
/** The pigments tinted by one light. */
export type Paint = Record<Pigment, Colour> & { skins: Four; hairs: Four };

const tinted = (colours: Four, light: Colour, share: number) =>
  colours.map((colour) => mix(colour, light, share)) as unknown as Four;

/** Tints the pigments by the palette's outdoor or indoor light. */
export function paintOf(palette: Palette, inside: boolean): Paint {
  const [light, share] = inside ? palette.indoorTint : palette.tint;
  const pigments = Object.entries(PIGMENTS).map(([name, colour]) => [
    name,
    share ? mix(colour, light, share) : colour.toLowerCase(),
  ]);
  return {
    ...(Object.fromEntries(pigments) as Record<Pigment, Colour>),
    // A weaker tint keeps faces warm at any hour.
    skins: tinted(SKINS, light, share * 0.5),
    hairs: tinted(HAIRS, light, share * 0.6),
  };
}
