/** A colour as `#rrggbb`. */
export type Colour = string;
/** Dark, middle, light. */
export type Tones = readonly [Colour, Colour, Colour];

/** Interpolates two colours: `share` 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const channel = (start: number) => {
    const from = parseInt(first.slice(start, start + 2), 16);
    const to = parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (colour: Colour, share = 0.14): Colour => mix(colour, '#2C2740', share);
export const lighter = (colour: Colour, share = 0.3): Colour => mix(colour, '#FFFFFF', share);
