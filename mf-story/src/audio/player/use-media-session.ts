import { useEffect, useRef } from 'react';

interface Handlers {
  play: () => void;
  pause: () => void;
  /** One sentence back. */
  goBack: () => void;
  /** Seconds. */
  seek: (time: number) => void;
}

interface Shown {
  title: string;
  artist: string;
  artwork: MediaImage | undefined;
}

interface Told {
  isPlaying: boolean;
  time: number;
  duration: number | undefined;
  rate: number;
}

/** The actions that a lock screen, headphones or a car may ask for. */
const actionsOf = (now: { current: Handlers }): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', () => now.current.play()],
  ['pause', () => now.current.pause()],
  ['previoustrack', () => now.current.goBack()],
  ['seekbackward', () => now.current.goBack()],
  ['seekto', ({ seekTime }) => seekTime !== undefined && now.current.seek(seekTime)],
];

/** A browser refuses the actions that it does not know. */
function setAction(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The lock screen goes without this button.
  }
}

/** Shows the story outside the page, as on a lock screen, and follows what is pressed there. Where there is such a thing. */
export function useMediaSession({ title, artist, artwork }: Shown, told: Told, handlers: Handlers): void {
  const now = useRef(handlers);
  useEffect(() => {
    now.current = handlers;
  }, [handlers]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, artwork: artwork ? [artwork] : [] });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, artist, artwork]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const actions = actionsOf(now);
    for (const [action, handler] of actions) setAction(action, handler);
    return () => {
      for (const [action] of actions) setAction(action, null);
    };
  }, []);

  const { isPlaying, time, duration, rate } = told;
  useEffect(() => {
    if (!('mediaSession' in navigator) || !('setPositionState' in navigator.mediaSession)) return;
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    if (duration === undefined) navigator.mediaSession.setPositionState();
    else
      navigator.mediaSession.setPositionState({
        duration,
        position: Math.min(time, duration),
        playbackRate: rate,
      });
  }, [isPlaying, time, duration, rate]);
}
