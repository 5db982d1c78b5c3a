import { useCallback, useEffect, useRef, useState } from 'react';

/** State as read from the element, which headphones and the lock screen control, too. */
export interface MediaState {
  isPlaying: boolean;
  /** Playing, but waiting for more data. */
  isWaiting: boolean;
  hasFailed: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; undefined until the metadata is loaded. */
  duration: number | undefined;
  rate: number;
}

const EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'timeupdate',
  'seeking',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'ratechange',
  'ended',
  'emptied',
  'error',
] as const;

const INITIAL_STATE: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: undefined,
  rate: 1,
};

function readState(media: HTMLMediaElement): MediaState {
  const hasFailed = media.error !== null;
  const isPlaying = !media.paused && !media.ended && !hasFailed;
  return {
    isPlaying,
    isWaiting: isPlaying && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasFailed,
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : undefined,
    rate: media.playbackRate,
  };
}

/** Sets the default rate as well, because `load()` resets to it. Keeps the voice's pitch. */
function setRate(media: HTMLMediaElement, rate: number): void {
  media.preservesPitch = true;
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
}

/** Controls a media element and mirrors its state, which has no copy elsewhere. */
export function useMedia(initialRate: number) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(INITIAL_STATE);
  const [isAutoplayBlocked, setAutoplayBlocked] = useState(false);
  const syncState = useCallback(() => {
    if (element.current) setState(readState(element.current));
  }, []);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    for (const name of EVENTS) media.addEventListener(name, syncState);
    setRate(media, initialRate);
    syncState();
    return () => {
      for (const name of EVENTS) media.removeEventListener(name, syncState);
    };
  }, [syncState, initialRate]);

  const withElement = (action: (media: HTMLAudioElement) => void) => {
    if (!element.current) return;
    action(element.current);
    syncState();
  };
  const startPlaying = (media: HTMLAudioElement) => {
    setAutoplayBlocked(false);
    // Other failures are reported by the element's `error`.
    media.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') setAutoplayBlocked(true);
    });
  };

  return {
    element,
    state,
    /** The browser's autoplay policy blocked playback: it needs a press. */
    isAutoplayBlocked,
    play: () => withElement(startPlaying),
    pause: () => withElement((media) => media.pause()),
    seek: (time: number) =>
      withElement((media) => {
        media.currentTime = time;
      }),
    setRate: (rate: number) => withElement((media) => setRate(media, rate)),
    /** Reloads the source and continues from the same position. */
    reload: () =>
      withElement((media) => {
        const { currentTime, paused } = media;
        media.load();
        media.currentTime = currentTime;
        if (!paused) startPlaying(media);
      }),
  };
}
