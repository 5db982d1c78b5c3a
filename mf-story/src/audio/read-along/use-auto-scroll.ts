import { type RefObject, useEffect, useState } from 'react';
import { sentenceId } from './read-along-store';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ', 'Tab']);
/** They take the keys for themselves. */
const OWN_KEYS = 'input, select, textarea';

/** Pixels that stay free above a sentence that was brought into view. */
const MARGIN = 24;

/** Between which heights of the window the text is free of bars. */
function freeRoom(bar: Element | null | undefined): { top: number; bottom: number } {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const room = { top: Number.parseFloat(scrollPaddingTop) || 0, bottom: innerHeight };
  if (!bar) return room;
  const { top, height } = bar.getBoundingClientRect();
  const style = getComputedStyle(bar);
  // Where it will stick, which may not be where it stands yet.
  if (style.position === 'sticky') room.top = Number.parseFloat(style.top) + height;
  if (style.position === 'fixed') room.bottom = top;
  return room;
}

/** Brings a sentence near the upper edge of the free room, unless the whole of it stands there already. */
function bringIntoView(sentence: Element, bar: Element | null | undefined): void {
  const room = freeRoom(bar);
  const { top, bottom } = sentence.getBoundingClientRect();
  if (top >= room.top && bottom <= room.bottom) return;
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
  scrollTo({ top: scrollY + top - room.top - MARGIN, behavior: isStill ? 'instant' : 'smooth' });
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
    if (sentence) bringIntoView(sentence, bar.current?.closest('section'));
  }, [bar, isPlaying, isFollowing, current]);

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
