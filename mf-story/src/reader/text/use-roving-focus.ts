import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WordSpot } from './tokenize';

/** Where a key leads from a place: along the words, or to the first word of another sentence. */
function nextPlace(key: string, place: number, spots: readonly WordSpot[]): number | undefined {
  const sentence = spots[place]!.sentence;
  switch (key) {
    case 'ArrowRight':
      return place + 1;
    case 'ArrowLeft':
      return place - 1;
    case 'ArrowDown':
      return spots.find((spot) => spot.sentence > sentence)?.place;
    case 'ArrowUp':
      return spots.find((spot) => spot.sentence === spots.findLast((s) => s.sentence < sentence)?.sentence)
        ?.place;
    case 'Home':
      return 0;
    case 'End':
      return spots.length - 1;
    default:
      return undefined;
  }
}

/**
 * Makes the words of a text one stop of the keyboard: the arrows walk them, Enter opens. A press opens the word under it.
 * One listener for all of them, and only the current word is more than text.
 * @param text what holds the words, each with its place as `data-word`
 */
export function useWordWalk(
  text: HTMLElement | null,
  spots: readonly WordSpot[],
  onOpen: (spot: WordSpot, word: HTMLElement) => void,
) {
  const [current, setCurrent] = useState(0);

  const goTo = (place: number): HTMLElement | null => {
    // At once, so that the word can take the focus.
    flushSync(() => setCurrent(place));
    const word = text?.querySelector<HTMLElement>(`[data-word="${place}"]`) ?? null;
    word?.focus();
    return word;
  };

  const onClick = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-word]');
    // Who marks text to copy it wants no word opened.
    if (!pressed || getSelection()?.isCollapsed === false) return;
    const spot = spots[Number(pressed.dataset['word'])];
    const word = spot && goTo(spot.place);
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
    const place = nextPlace(key, current, spots);
    if (place === undefined) return;
    event.preventDefault();
    if (spots[place]) goTo(place);
  };

  return { current, onClick, onKeyDown };
}
