import { useEffect, useRef } from 'react';

interface Handlers {
  play: () => void;
  pause: () => void;
  /** Seeks one sentence back. */
  previousSentence: () => void;
  /** Seconds. */
  seek: (time: number) => void;
}

interface Metadata {
  title: string;
  artist: string;
  artwork: MediaImage | undefined;
}

interface PositionState {
  isPlaying: boolean;
  time: number;
  duration: number | undefined;
  rate: number;
}

/** Media session actions, as sent by a lock screen, headphones or a car. */
const actionsOf = (latest: { current: Handlers }): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', () => latest.current.play()],
  ['pause', () => latest.current.pause()],
  ['previoustrack', () => latest.current.previousSentence()],
  ['seekbackward', () => latest.current.previousSentence()],
  ['seekto', ({ seekTime }) => seekTime !== undefined && latest.current.seek(seekTime)],
];

/** Browsers throw at actions that they do not support. */
function setAction(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The lock screen has no such button.
  }
}

/** Publishes the story to the browser's media session, e.g. on a lock screen, and handles its actions, where supported. */
export function useMediaSession(
  { title, artist, artwork }: Metadata,
  position: PositionState,
  handlers: Handlers,
): void {
  const latestHandlers = useRef(handlers);
  useEffect(() => {
    latestHandlers.current = handlers;
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
    const actions = actionsOf(latestHandlers);
    for (const [action, handler] of actions) setAction(action, handler);
    return () => {
      for (const [action] of actions) setAction(action, null);
    };
  }, []);

  const { isPlaying, time, duration, rate } = position;
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
