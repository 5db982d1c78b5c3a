import { useCallback, useEffect, useRef, useState } from 'react';

/** What the element says of itself: headphones and the lock screen also press its buttons. */
export interface MediaState {
  isPlaying: boolean;
  /** It would play, had more of it arrived. */
  isWaiting: boolean;
  hasFailed: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; unknown until the beginning has arrived. */
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

const AT_REST: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: undefined,
  rate: 1,
};

function stateOf(media: HTMLMediaElement): MediaState {
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

/** The default as well: loading anew goes back to it. A slow voice is no deep one. */
function setRate(media: HTMLMediaElement, rate: number): void {
  media.preservesPitch = true;
  media.defaultPlaybackRate = rate;
  media.playbackRate = rate;
}

/** Follows a media element and acts on it; the element's own state is the only one. It begins at a rate. */
export function useMedia(firstRate: number) {
  const element = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(AT_REST);
  const [isRefused, setRefused] = useState(false);
  const look = useCallback(() => {
    if (element.current) setState(stateOf(element.current));
  }, []);

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    for (const name of EVENTS) media.addEventListener(name, look);
    setRate(media, firstRate);
    look();
    return () => {
      for (const name of EVENTS) media.removeEventListener(name, look);
    };
  }, [look, firstRate]);

  const act = (how: (media: HTMLAudioElement) => void) => {
    if (!element.current) return;
    how(element.current);
    look();
  };
  const start = (media: HTMLAudioElement) => {
    setRefused(false);
    // Whatever else goes wrong, the element tells by its error.
    media.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') setRefused(true);
    });
  };

  return {
    element,
    state,
    /** The browser did not let it play: its rules ask for a press. */
    isRefused,
    play: () => act(start),
    pause: () => act((media) => media.pause()),
    seek: (time: number) =>
      act((media) => {
        media.currentTime = time;
      }),
    setRate: (rate: number) => act((media) => setRate(media, rate)),
    /** Loads it anew and goes on from where it was. */
    reload: () =>
      act((media) => {
        const { currentTime, paused } = media;
        media.load();
        media.currentTime = currentTime;
        if (!paused) start(media);
      }),
  };
}
