import type { Colour } from '../colour.js';

export type HairKind =
  'short' | 'side' | 'bald' | 'bob' | 'long' | 'pigtails' | 'ponytail' | 'bun' | 'buns' | 'curly';
export type HatKind = 'beanie' | 'straw' | 'cap' | 'party' | 'hood' | 'bow';
export type Pose = 'stand' | 'walk' | 'run' | 'sit' | 'bench' | 'kneel' | 'none';

/** A hand's place from its shoulder, then how far the elbow bends out (1) and down (5). */
export type Arm = readonly [x: number, y: number, out?: number, down?: number];

/** What a head shows. */
export interface HeadOptions {
  /** Where it looks: -1 left, 0 at us, 1 right. */
  look?: number;
  eyes?: 'open' | 'down' | 'happy';
  mouth?: 'smile' | 'open' | 'oh';
  hair?: HairKind;
  hairC?: Colour;
  skin?: Colour;
  beard?: boolean;
  glasses?: boolean;
  hat?: HatKind;
  hatC?: Colour;
  hatC2?: Colour;
  /** Hair ties. */
  accent?: Colour;
  /** Seen from behind. */
  back?: boolean;
}

/** A person: feet at (x, y), or the seat of who sits on a bench. */
export interface FigureOptions extends HeadOptions {
  kind?: 'child' | 'adult';
  x?: number;
  y?: number;
  /** Scale; at 1 a child is 160 high, a grown-up 220. */
  s?: number;
  flip?: boolean;
  pose?: Pose;
  /** Degrees the whole figure leans. */
  lean?: number;
  /** The arm in front; `null` is none. */
  armA?: Arm | null;
  /** The arm behind the body. */
  armB?: Arm | null;
  /** What hand A holds, drawn at the hand. */
  hold?: string;
  top?: Colour;
  bottom?: Colour;
  dress?: boolean;
  tights?: Colour;
  shoe?: Colour;
  /** Stripes on the top. */
  stripe?: Colour | '';
  apron?: Colour;
  scarf?: Colour | '';
  /** A satchel, or a rucksack from behind. */
  pack?: Colour;
  /** False: no shadow on the ground. */
  shade?: boolean;
}

/** Who a person is; what is not given, chance decides. */
export interface PersonOptions extends FigureOptions {
  girl?: boolean;
  /** Grey and, often, with glasses. */
  elder?: boolean;
}
