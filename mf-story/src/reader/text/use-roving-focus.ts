import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WordToken } from './tokenize';

/** Where a key leads from a place: along the words, or to the first word of another sentence. */
function nextIndex(key: string, index: number, tokens: readonly WordToken[]): number | undefined {
  const sentence = tokens[index]!.sentenceIndex;
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
      return tokens.find((spot) => spot.sentenceIndex > sentence)?.index;
    case 'ArrowUp':
      return tokens.find(
        (spot) => spot.sentenceIndex === tokens.findLast((s) => s.sentenceIndex < sentence)?.sentenceIndex,
      )?.index;
    case 'Home':
      return 0;
    case 'End':
      return tokens.length - 1;
    default:
      return undefined;
  }
}

/**
 * Makes the words of a text one stop of the keyboard: the arrows walk them, Enter opens. A press opens the word under it.
 * One listener for all of them, and only the current word is more than text.
 * @param container what holds the words, each with its place as `data-word`
 */
export function useRovingFocus(
  container: HTMLElement | null,
  tokens: readonly WordToken[],
  onOpen: (spot: WordToken, word: HTMLElement) => void,
) {
  const [currentIndex, setCurrentIndex] = useState(0);

  const focusToken = (place: number): HTMLElement | null => {
    // At once, so that the word can take the focus.
    flushSync(() => setCurrentIndex(place));
    const word = container?.querySelector<HTMLElement>(`[data-word="${place}"]`) ?? null;
    word?.focus();
    return word;
  };

  const onClick = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-word]');
    // Who marks text to copy it wants no word opened.
    if (!pressed || getSelection()?.isCollapsed === false) return;
    const spot = tokens[Number(pressed.dataset['word'])];
    const word = spot && focusToken(spot.index);
    if (word) onOpen(spot, word);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target as Element).matches('[data-word]')) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      (target as HTMLElement).click();
      return;
    }
    const place = nextIndex(key, currentIndex, tokens);
    if (place === undefined) return;
    event.preventDefault();
    if (tokens[place]) focusToken(place);
  };

  return { current: currentIndex, onClick, onKeyDown };
}
