/** Graphemes of a story that are shared with its link: docs/specification.md §9. */
const SHARED_GRAPHEMES = 100;
/** Upper bound in code units: a grapheme may combine any number of marks. */
const SHARED_CODE_UNITS = 1000;

/** Line breaks and other control characters; replaced by a space. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Bidirectional control characters: they would affect text outside the story's. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text on a single line, without control and direction characters that would affect the surrounding text. */
export function toSingleLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(DIRECTION, '').trim();
}

/**
 * Excerpt of a story for its shared link: the first 100 graphemes and an ellipsis; a shorter text unchanged. No emoji,
 * surrogate pair or combined letter is split.
 */
export function toShareText(story: string): string {
  const text = toSingleLine(story);
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (count === SHARED_GRAPHEMES || index + segment.length > SHARED_CODE_UNITS)
      return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
