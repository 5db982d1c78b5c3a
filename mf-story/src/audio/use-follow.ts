import { type RefObject, useEffect, useState } from 'react';
import { sentenceId } from './read-along';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ', 'Tab']);
/** They take the keys for themselves. */
const OWN_KEYS = 'input, select, textarea';

/** Brings a sentence between the bars, near their upper edge, unless it stands there already. */
function bringIntoView(sentence: Element): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { top, bottom } = sentence.getBoundingClientRect();
  const isAbove = top < (Number.parseFloat(scrollPaddingTop) || 0);
  const isBelow = bottom > innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (!isAbove && !isBelow) return;
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
  sentence.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}

/** Whether the reader goes elsewhere in the page by this. */
function isScroll(event: Event, bar: Element | null): boolean {
  if (!(event.target instanceof Element)) return false;
  const isInBar = bar?.contains(event.target) ?? false;
  if (event instanceof KeyboardEvent) {
    if (!SCROLL_KEYS.has(event.key) || event.defaultPrevented) return false;
    if (event.target.closest(OWN_KEYS)) return false;
    if (event.key === ' ' && event.target.closest('button, a')) return false;
    return event.key !== 'Tab' || !isInBar;
  }
  if (event instanceof MouseEvent && event.type === 'mousedown')
    // Beyond the page's own width there is only the scrollbar.
    return event.clientX >= document.documentElement.clientWidth;
  return !isInBar;
}

/** Keeps what is read in view, until the reader scrolls; each new start begins to follow again. */
export function useFollow(bar: RefObject<Element | null>, current: number | undefined, isPlaying: boolean) {
  const [isFollowing, setFollowing] = useState(true);
  const [wasPlaying, setWasPlaying] = useState(isPlaying);
  if (wasPlaying !== isPlaying) {
    setWasPlaying(isPlaying);
    if (isPlaying) setFollowing(true);
  }

  useEffect(() => {
    if (!isPlaying || !isFollowing || current === undefined) return;
    const sentence = document.getElementById(sentenceId(current));
    if (sentence) bringIntoView(sentence);
  }, [isPlaying, isFollowing, current]);

  useEffect(() => {
    if (!isPlaying || !isFollowing) return;
    const listening = new AbortController();
    const giveWay = (event: Event) => {
      if (isScroll(event, bar.current)) setFollowing(false);
    };
    for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown'])
      addEventListener(name, giveWay, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [bar, isPlaying, isFollowing]);

  return { isAstray: isPlaying && !isFollowing, follow: () => setFollowing(true) };
}
