/** Scrolls a word out from under the sheet that opens at the bottom of a phone; its scroll margin says how far. */
export function scrollWordIntoView(word: HTMLElement): void {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  word.scrollIntoView?.({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}
