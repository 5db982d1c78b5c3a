const PREVIEW_LENGTH = 120;

/** The beginning of a text, about 120 characters, ended at a word with an ellipsis; a short text as it is. */
export function createPreview(text: string): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  const head = text.slice(0, PREVIEW_LENGTH + 1);
  const boundary = head.lastIndexOf(' ');
  const words = boundary > 0 ? head.slice(0, boundary) : text.slice(0, PREVIEW_LENGTH);
  return `${words.replace(/[\s,;:.!?]+$/, '')}…`;
}
