/** Characters of a story that go with a link to it: spec.md §9. */
const SHARED_GRAPHEMES = 100;
/** A character may be piled up from any number of marks; a link's text is bounded all the same. */
const SHARED_CODE_UNITS = 1000;

/** Line breaks and other controls: shown as a space. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the direction of what stands around them: they would reach beyond the story's own text. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text on one line that cannot disturb what stands around it, in a page's head or in somebody's chat. */
export function toSingleLine(text: string): string {
  return text.replace(CONTROLS, ' ').replace(DIRECTION, '').trim();
}

/**
 * What a link to a story says of it: its first 100 characters and an ellipsis; a shorter text as it is. Characters are what
 * a person sees as such, so that no emoji, surrogate pair or letter with its marks is cut apart.
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
