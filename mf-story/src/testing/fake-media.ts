import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

interface Played {
  paused: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  readyState: number;
  error: { code: number } | null;
}

const AT_REST: Played = {
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  readyState: 0,
  error: null,
};

/**
 * Stands in for the browser's media, which jsdom lacks: an element that keeps its state, tells of it by events as a
 * browser does, and is moved by the test. Call it at the top of a test file.
 */
export function installFakeMedia() {
  const kept = new WeakMap<HTMLMediaElement, Played>();
  const of = (media: HTMLMediaElement): Played => {
    const state = kept.get(media) ?? { ...AT_REST };
    kept.set(media, state);
    return state;
  };
  let refusal: Error | undefined;
  const tell = (media: HTMLMediaElement, ...names: string[]) => {
    for (const name of names) media.dispatchEvent(new Event(name));
  };

  beforeEach(() => {
    refusal = undefined;
    const media = HTMLMediaElement.prototype;
    for (const name of Object.keys(AT_REST) as (keyof Played)[])
      Object.defineProperty(media, name, {
        configurable: true,
        get(this: HTMLMediaElement) {
          return of(this)[name];
        },
        set(this: HTMLMediaElement, value: never) {
          of(this)[name] = value;
          if (name !== 'currentTime') return;
          of(this).ended = false;
          tell(this, 'seeking', 'timeupdate', 'seeked');
        },
      });
    jest.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      if (refusal) throw refusal;
      const state = of(this);
      if (state.ended) state.currentTime = 0;
      Object.assign(state, { paused: false, ended: false });
      tell(this, 'play', state.readyState < 3 ? 'waiting' : 'playing');
    });
    jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      if (of(this).paused) return;
      of(this).paused = true;
      tell(this, 'timeupdate', 'pause');
    });
    jest.spyOn(media, 'load').mockImplementation(function (this: HTMLMediaElement) {
      kept.set(this, { ...AT_REST });
      tell(this, 'emptied', 'timeupdate');
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const element = () => document.querySelector('audio')!;
  const happen = (changes: Partial<Played>, ...events: string[]) =>
    act(() => {
      Object.assign(of(element()), changes);
      tell(element(), ...events);
    });

  return {
    element,
    /** The beginning has arrived, and it can play. */
    arrive: (duration = 72.4) =>
      happen({ duration, readyState: 4 }, 'loadedmetadata', 'durationchange', 'canplay'),
    reach: (currentTime: number) => happen({ currentTime }, 'timeupdate'),
    /** Time goes by between two of its events. */
    pass: (currentTime: number) => happen({ currentTime }),
    /** More of it has to arrive first. */
    starve: () => happen({ readyState: 2 }, 'waiting'),
    feed: () => happen({ readyState: 4 }, 'canplay', 'playing'),
    end: () =>
      happen(
        { currentTime: of(element()).duration, paused: true, ended: true },
        'timeupdate',
        'pause',
        'ended',
      ),
    /** Somebody pulls the headphones. */
    pauseFromOutside: () => act(() => element().pause()),
    fail: () => happen({ error: { code: 4 } }, 'error'),
    /** The browser wants a press first. */
    refuse: () => {
      refusal = Object.assign(new Error('The user did not interact'), { name: 'NotAllowedError' });
    },
    allow: () => {
      refusal = undefined;
    },
  };
}
