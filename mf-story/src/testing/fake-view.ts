import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * Fakes layout and scrolling, which jsdom lacks: elements have the positions that the test sets. Call it at the top of a
 * test file.
 */
export function installFakeView() {
  const scrollTo = jest.fn<(to: ScrollToOptions) => void>();
  const rects = new Map<string, { top: number; bottom: number }>();
  let isMotionReduced = false;

  beforeEach(() => {
    scrollTo.mockClear();
    rects.clear();
    isMotionReduced = false;
    Object.assign(globalThis, { scrollTo, matchMedia: () => ({ matches: isMotionReduced }) });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { top, bottom } = rects.get(this.id) ?? { top: 100, bottom: 150 };
      return new DOMRect(0, top, 300, bottom - top);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  return {
    scrollTo,
    /** Sets a sentence's position in pixels from the top of the viewport. */
    placeSentence: (index: number, top: number, bottom: number) =>
      rects.set(`sentence-${index + 1}`, { top, bottom }),
    /** The user prefers reduced motion. */
    reduceMotion: () => {
      isMotionReduced = true;
    },
  };
}
