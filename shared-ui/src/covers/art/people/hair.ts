import type { Colour } from '../colour.js';
import { box, circle, ellipse, line, shape } from '../svg.js';
import type { HairKind, HatKind } from './options.js';

/** Hair behind the head (radius 29). */
export const BACK_HAIR: Partial<Record<HairKind, (colour: Colour, tie: Colour) => string>> = {
  bob: (colour) => shape('M-33 18C-39-18-27-38 0-38S39-18 33 18C26 30-26 30-33 18z', colour),
  long: (colour) =>
    shape('M-31-8C-34-44 34-44 31-8C33 8 36 24 30 38C16 44-16 44-30 38C-36 24-33 8-31-8z', colour),
  pigtails: (colour, tie) =>
    shape('M-24-6C-50-4-54 22-44 38C-34 30-26 16-22 6zM24-6C50-4 54 22 44 38C34 30 26 16 22 6z', colour) +
    circle(-29, -3, 5, tie) +
    circle(29, -3, 5, tie),
  ponytail: (colour, tie) =>
    shape('M-18-20C-50-26-58 10-44 32C-36 14-28 6-16 0z', colour) + circle(-27, -16, 5.5, tie),
  bun: (colour, tie) => circle(0, -40, 12, colour) + line('M-8-32q8 5 16 0', tie, 5),
  buns: (colour) => circle(-22, -30, 12, colour) + circle(22, -30, 12, colour),
  curly: (colour) =>
    [
      [-27, -8],
      [-24, -24],
      [-10, -34],
      [8, -36],
      [23, -26],
      [29, -10],
      [30, 5],
      [-30, 6],
    ]
      .map(([x, y]) => circle(x!, y!, 12, colour))
      .join(''),
};

const FRINGES = {
  short: 'M-30 3C-35-34-8-38 5-36C28-36 35-15 30 4C27-4 23-11 16-15C4-9-12-9-20-14C-26-9-28-3-30 3z',
  side: 'M-30 4C-35-30-12-38 4-36C26-36 35-16 30 4C28-6 22-14 10-20C0-12-18-6-26-8C-28-4-29 0-30 4z',
  full: 'M-30 4C-33-24-18-37 0-37S33-24 30 4C25-6 14-10 0-10S-25-6-30 4z',
  part: 'M-30 4C-33-24-18-37 0-37S33-24 30 4C26-10 16-18 0-25C-16-18-26-10-30 4z',
};

/** Hair over the forehead. */
export const FRINGE: Record<HairKind, string> = {
  short: FRINGES.short,
  curly: FRINGES.short,
  side: FRINGES.side,
  ponytail: FRINGES.side,
  bob: FRINGES.full,
  buns: FRINGES.full,
  long: FRINGES.part,
  pigtails: FRINGES.part,
  bun: FRINGES.part,
  bald: 'M-30 6C-36-6-28-16-24-14C-27-6-26 2-30 6zM30 6C36-6 28-16 24-14C27-6 26 2 30 6z',
};

export const HATS: Record<HatKind, (colour: Colour, band: Colour) => string> = {
  beanie: (colour, band) =>
    shape('M-31-6C-33-46 33-46 31-6z', colour) + box(-34, -14, 68, 13, 6, band) + circle(0, -41, 8, band),
  straw: (colour, band) =>
    ellipse(0, -15, 46, 9, colour) +
    shape('M-25-16C-25-46 25-46 25-16z', colour) +
    shape('M-25-20q25 8 50 0v5q-25 8-50 0z', band),
  cap: (colour, band) =>
    shape('M-31-8C-32-44 32-44 31-8z', colour) +
    shape('M4-12Q44-20 50-4Q24-12 2-4z', band) +
    circle(0, -36, 3.5, band),
  party: (colour, band) =>
    shape('M-16-26L6-66L20-28Q2-36-16-26z', colour) +
    circle(6, -66, 6, band) +
    line('M-7-40q8-5 20-1', band, 4),
  hood: (colour) =>
    shape(
      'M-36 16C-42-24-26-46 0-46S42-24 36 16C34 28 24 32 22 26C34-10 20-20 0-20S-34-10-22 26C-24 32-34 28-36 16z',
      colour,
    ),
  bow: (colour) => shape('M14-32q12-14 18-2q10-8 12 4q-10 10-18 4q-10 4-12-6z', colour),
};
