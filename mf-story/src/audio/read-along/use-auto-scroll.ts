import { type RefObject, useEffect, useState } from 'react';
import { sentenceId } from './read-along-store';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ', 'Tab']);
/** Elements that handle these keys themselves. */
const KEY_CONSUMERS = 'input, select, textarea';

/** Pixels between the top of the visible area and a sentence that was scrolled to. */
const SCROLL_MARGIN = 24;

/** Top and bottom of the window's area that no bar covers, in pixels. */
function visibleArea(bar: Element | null | undefined): { top: number; bottom: number } {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const area = { top: Number.parseFloat(scrollPaddingTop) || 0, bottom: innerHeight };
  if (!bar) return area;
  const { top, height } = bar.getBoundingClientRect();
  const style = getComputedStyle(bar);
  // The position where it will stick, which it may not have reached yet.
  if (style.position === 'sticky') area.top = Number.parseFloat(style.top) + height;
  if (style.position === 'fixed') area.bottom = top;
  return area;
}

/** Scrolls a sentence to the top of the visible area, unless it is wholly visible already. */
function scrollIntoVisibleArea(sentence: Element, bar: Element | null | undefined): void {
  const area = visibleArea(bar);
  const { top, bottom } = sentence.getBoundingClientRect();
  if (top >= area.top && bottom <= area.bottom) return;
  const { matches: prefersReducedMotion } = matchMedia('(prefers-reduced-motion: reduce)');
  scrollTo({
    top: scrollY + top - area.top - SCROLL_MARGIN,
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  });
}

/** Whether the reader scrolls the page by this event. */
function isUserScroll(event: Event, bar: Element | null): boolean {
  if (!(event.target instanceof Element)) return false;
  const isInBar = bar?.contains(event.target) ?? false;
  if (event instanceof KeyboardEvent) {
    if (!SCROLL_KEYS.has(event.key) || event.defaultPrevented) return false;
    if (event.target.closest(KEY_CONSUMERS)) return false;
    if (event.key === ' ' && event.target.closest('button, a')) return false;
    return event.key !== 'Tab' || !isInBar;
  }
  if (event instanceof MouseEvent && event.type === 'mousedown')
    // Right of the page's own width there is only the scrollbar.
    return event.clientX >= document.documentElement.clientWidth;
  return !isInBar;
}

/**
 * Auto-scroll: keeps the current sentence in view during playback. Detached when the reader scrolls; attached again by
 * `resumeFollowing` and each time playback starts.
 * @param container the player, inside the audio bar
 */
export function useAutoScroll(
  container: RefObject<Element | null>,
  currentSentence: number | undefined,
  isPlaying: boolean,
) {
  const [isFollowing, setFollowing] = useState(true);
  const [wasPlaying, setWasPlaying] = useState(isPlaying);
  if (wasPlaying !== isPlaying) {
    setWasPlaying(isPlaying);
    if (isPlaying) setFollowing(true);
  }

  useEffect(() => {
    if (!isPlaying || !isFollowing || currentSentence === undefined) return;
    const sentence = document.getElementById(sentenceId(currentSentence));
    if (sentence) scrollIntoVisibleArea(sentence, container.current?.closest('section'));
  }, [container, isPlaying, isFollowing, currentSentence]);

  useEffect(() => {
    if (!isPlaying || !isFollowing) return;
    const listeners = new AbortController();
    const stopFollowing = (event: Event) => {
      if (isUserScroll(event, container.current)) setFollowing(false);
    };
    for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown'])
      addEventListener(name, stopFollowing, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [container, isPlaying, isFollowing]);

  return { isDetached: isPlaying && !isFollowing, resumeFollowing: () => setFollowing(true) };
}
