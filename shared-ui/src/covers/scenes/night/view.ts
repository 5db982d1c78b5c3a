/** One of the places where the tent stands: what differs from place to place. */
export interface View {
  place: 'wood' | 'moonrise' | 'lake';
  /** Between which x the tent stands. */
  tentX: readonly [from: number, to: number];
  tentY: number;
  tentScale: number;
  readerScale: number;
  /** The hill the tent stands on: its height and how far each of its points is lifted. */
  hillY: number;
  hillLift: readonly number[];
  /** The animal, from the tent; it looks at the tent. */
  friend: { dx: number; y: number; flip: boolean };
  /** The camp fire, from the tent, on its other side. */
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
