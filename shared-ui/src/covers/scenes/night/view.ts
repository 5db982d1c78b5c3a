/** Layout of one place for the tent. */
export interface View {
  place: 'wood' | 'moonrise' | 'lake';
  /** Range of the tent's x. */
  tentX: readonly [from: number, to: number];
  tentY: number;
  tentScale: number;
  readerScale: number;
  /** The hill under the tent: its y and the offset of each of its points. */
  hillY: number;
  hillLift: readonly number[];
  /** The animal that faces the tent; `dx` is relative to the tent. */
  friend: { dx: number; y: number; flip: boolean };
  /** x of the camp fire relative to the tent, on the other side. */
  fireDx: number;
}

export const VIEWS: Record<View['place'], View> = {
  wood: {
    place: 'wood',
    tentX: [430, 470],
    tentY: 556,
    tentScale: 1.3,
    readerScale: 1,
    hillY: 504,
    hillLift: [],
    friend: { dx: -214, y: 572, flip: true },
    fireDx: 206,
  },
  moonrise: {
    place: 'moonrise',
    tentX: [500, 540],
    tentY: 496,
    tentScale: 1.12,
    readerScale: 0.84,
    hillY: 520,
    hillLift: [60, 40, 0, -46, -24, 10],
    friend: { dx: -214, y: 574, flip: true },
    fireDx: 206,
  },
  lake: {
    place: 'lake',
    tentX: [360, 400],
    tentY: 556,
    tentScale: 1.3,
    readerScale: 1,
    hillY: 504,
    hillLift: [],
    friend: { dx: 230, y: 572, flip: false },
    fireDx: -190,
  },
};
