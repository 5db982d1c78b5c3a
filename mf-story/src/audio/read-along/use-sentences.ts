import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReadAlongStore } from './read-along-store';
import { SentenceClock } from './sentence-tracker';
import type { Timings } from './sentence-timings';

/** Tells the story's text what is read, and moves by sentences. Does nothing where the timings are not known. */
export function useSentences(
  element: RefObject<HTMLMediaElement | null>,
  timings: Timings,
  play: () => void,
) {
  const readAlong = useReadAlongStore();
  const clock = useRef<SentenceClock>(undefined);
  const playNow = useRef(play);
  useEffect(() => {
    playNow.current = play;
  }, [play]);
  const [isRepeating, setRepeating] = useState(false);

  useEffect(() => {
    if (!element.current || timings.length === 0) return;
    const followed = new SentenceClock(element.current, timings, readAlong.tell);
    clock.current = followed;
    readAlong.tell({
      hear: (index) => {
        followed.prepare(index);
        playNow.current();
      },
    });
    return () => {
      followed.stop();
      clock.current = undefined;
      readAlong.rest();
      setRepeating(false);
    };
  }, [element, timings, readAlong]);

  return {
    isKnown: timings.length > 0,
    goBack: () => clock.current?.goBack(),
    isRepeating,
    toggleRepeat: () => {
      clock.current?.repeat(!isRepeating);
      setRepeating(!isRepeating);
    },
  };
}
