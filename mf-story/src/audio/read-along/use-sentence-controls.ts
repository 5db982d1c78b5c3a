import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReadAlongStore } from './read-along-store';
import type { Timings } from './sentence-timings';
import { SentenceTracker } from './sentence-tracker';

/** Publishes the current sentence to the read-along store, and seeks by sentences. Inactive without timings. */
export function useSentenceControls(
  element: RefObject<HTMLMediaElement | null>,
  timings: Timings,
  play: () => void,
) {
  const store = useReadAlongStore();
  const tracker = useRef<SentenceTracker>(undefined);
  const latestPlay = useRef(play);
  useEffect(() => {
    latestPlay.current = play;
  }, [play]);
  const [isRepeating, setRepeating] = useState(false);

  useEffect(() => {
    if (!element.current || timings.length === 0) return;
    const created = new SentenceTracker(element.current, timings, (state) => store.setState(state));
    tracker.current = created;
    store.setState({
      playSentence: (index) => {
        created.cueSentence(index);
        latestPlay.current();
      },
    });
    return () => {
      created.dispose();
      tracker.current = undefined;
      store.setState(store.getInitialState());
      setRepeating(false);
    };
  }, [element, timings, store]);

  return {
    hasTimings: timings.length > 0,
    previousSentence: () => tracker.current?.seekToPrevious(),
    isRepeating,
    toggleRepeat: () => {
      tracker.current?.setRepeat(!isRepeating);
      setRepeating(!isRepeating);
    },
  };
}
