import type { Colour } from '../colour.js';

export type HairKind =
  | 'short'
  | 'side'
  | 'bald'
  | 'bob'
  | 'long'
  | 'pigtails'
  | 'ponytail'
  | 'bun'
  | 'buns'
  | 'curly';
export type HatKind = 'beanie' | 'straw' | 'cap' | 'party' | 'hood' | 'bow';
export type Pose = 'stand' | 'walk' | 'run' | 'sit' | 'bench' | 'kneel' | 'none';

/** Position of the hand relative to the shoulder, then how far the elbow bends outwards (1) and down (5). */
export type Arm = readonly [x: number, y: number, out?: number, down?: number];

/** Appearance of a head. */
export interface HeadOptions {
  /** Direction of the gaze: -1 left, 0 at the viewer, 1 right. */
  look?: number;
  eyes?: 'open' | 'down' | 'happy';
  mouth?: 'smile' | 'open' | 'oh';
  hair?: HairKind;
  hairColour?: Colour;
  skin?: Colour;
  beard?: boolean;
  glasses?: boolean;
  hat?: HatKind;
  hatColour?: Colour;
  /** Hat band, peak or pompon. */
  hatBandColour?: Colour;
  /** Colour of hair ties. */
  accent?: Colour;
  /** Seen from behind. */
  fromBehind?: boolean;
}

/** A person: (x, y) is the point between the feet, or the seat in the `bench` pose. */
export interface FigureOptions extends HeadOptions {
  kind?: 'child' | 'adult';
  x?: number;
  y?: number;
  /** At 1 a child is 160 high, an adult 220. */
  scale?: number;
  /** Mirrored: faces left. */
  flip?: boolean;
  pose?: Pose;
  /** Rotation of the whole figure in degrees. */
  lean?: number;
  /** The arm in front of the body; `null` draws none. */
  frontArm?: Arm | null;
  /** The arm behind the body; `null` draws none. */
  backArm?: Arm | null;
  /** SVG held in the front hand; its origin is the hand. */
  hold?: string;
  /** Colour of the shirt or dress. */
  top?: Colour;
  /** Colour of the trousers. */
  bottom?: Colour;
  dress?: boolean;
  tights?: Colour;
  shoe?: Colour;
  /** Colour of the stripes on the top; empty without stripes. */
  stripe?: Colour | '';
  apron?: Colour;
  scarf?: Colour | '';
  /** Colour of a satchel, or of a rucksack when seen from behind. */
  bag?: Colour;
  /** Shadow on the ground; default true. */
  hasShadow?: boolean;
}

/** A person; attributes left out are picked at random. */
export interface PersonOptions extends FigureOptions {
  girl?: boolean;
  /** Grey hair and often glasses. */
  elder?: boolean;
}
