import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WordToken } from './tokenize';

/** The index that a key moves to: along the words, or to the first word of the next or previous sentence. */
function nextIndex(key: string, index: number, tokens: readonly WordToken[]): number | undefined {
  const { sentenceIndex } = tokens[index]!;
  const firstOf = (sentence: number | undefined) =>
    tokens.find((token) => token.sentenceIndex === sentence)?.index;
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
      return tokens.find((token) => token.sentenceIndex > sentenceIndex)?.index;
    case 'ArrowUp':
      return firstOf(tokens.findLast((token) => token.sentenceIndex < sentenceIndex)?.sentenceIndex);
    case 'Home':
      return 0;
    case 'End':
      return tokens.length - 1;
    default:
      return undefined;
  }
}

/**
 * Roving focus (roving tabindex): the words of a text are one tab stop, the arrow keys move between them, Enter and Space
 * open the current one, and a click opens the word under it. One listener serves all words.
 * @param container holds the words, each with its index as `data-word`
 * @returns the index of the current word, and the listeners of the container
 */
export function useRovingFocus(
  container: HTMLElement | null,
  tokens: readonly WordToken[],
  onOpen: (token: WordToken, word: HTMLElement) => void,
) {
  const [currentIndex, setCurrentIndex] = useState(0);

  const focusToken = (index: number): HTMLElement | null => {
    // Rendered synchronously, so that the word is focusable.
    flushSync(() => setCurrentIndex(index));
    const word = container?.querySelector<HTMLElement>(`[data-word="${index}"]`) ?? null;
    word?.focus();
    return word;
  };

  const onClick = ({ target }: MouseEvent) => {
    const clicked = (target as Element).closest<HTMLElement>('[data-word]');
    // The end of a text selection opens no word.
    if (!clicked || getSelection()?.isCollapsed === false) return;
    const token = tokens[Number(clicked.dataset['word'])];
    const word = token && focusToken(token.index);
    if (word) onOpen(token, word);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target as Element).matches('[data-word]')) return;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      (target as HTMLElement).click();
      return;
    }
    const index = nextIndex(key, currentIndex, tokens);
    if (index === undefined) return;
    event.preventDefault();
    if (tokens[index]) focusToken(index);
  };

  return { currentIndex, onClick, onKeyDown };
}
