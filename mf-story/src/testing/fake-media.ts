import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

interface FakeMediaState {
  paused: boolean;
  ended: boolean;
  currentTime: number;
  duration: number;
  readyState: number;
  error: { code: number } | null;
}

const INITIAL_STATE: FakeMediaState = {
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  readyState: 0,
  error: null,
};

/**
 * Fakes media playback, which jsdom lacks: media elements keep state, dispatch events as a browser does and are controlled
 * by the test. Call it at the top of a test file.
 */
export function installFakeMedia() {
  const states = new WeakMap<HTMLMediaElement, FakeMediaState>();
  const stateOf = (media: HTMLMediaElement): FakeMediaState => {
    const state = states.get(media) ?? { ...INITIAL_STATE };
    states.set(media, state);
    return state;
  };
  let refusal: Error | undefined;
  const dispatchEvents = (media: HTMLMediaElement, ...names: string[]) => {
    for (const name of names) media.dispatchEvent(new Event(name));
  };

  beforeEach(() => {
    refusal = undefined;
    const media = HTMLMediaElement.prototype;
    for (const name of Object.keys(INITIAL_STATE) as (keyof FakeMediaState)[])
      Object.defineProperty(media, name, {
        configurable: true,
        get(this: HTMLMediaElement) {
          return stateOf(this)[name];
        },
        set(this: HTMLMediaElement, value: never) {
          stateOf(this)[name] = value;
          if (name !== 'currentTime') return;
          stateOf(this).ended = false;
          dispatchEvents(this, 'seeking', 'timeupdate', 'seeked');
        },
      });
    jest.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      if (refusal) throw refusal;
      const state = stateOf(this);
      if (state.ended) state.currentTime = 0;
      Object.assign(state, { paused: false, ended: false });
      dispatchEvents(this, 'play', state.readyState < 3 ? 'waiting' : 'playing');
    });
    jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      if (stateOf(this).paused) return;
      stateOf(this).paused = true;
      dispatchEvents(this, 'timeupdate', 'pause');
    });
    jest.spyOn(media, 'load').mockImplementation(function (this: HTMLMediaElement) {
      states.set(this, { ...INITIAL_STATE });
      dispatchEvents(this, 'emptied', 'timeupdate');
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const element = () => document.querySelector('audio')!;
  const update = (changes: Partial<FakeMediaState>, ...events: string[]) =>
    act(() => {
      Object.assign(stateOf(element()), changes);
      dispatchEvents(element(), ...events);
    });

  return {
    element,
    /** Metadata and enough data to play are loaded. */
    finishLoading: (duration = 72.4) =>
      update({ duration, readyState: 4 }, 'loadedmetadata', 'durationchange', 'canplay'),
    advanceTo: (currentTime: number) => update({ currentTime }, 'timeupdate'),
    /** Advances the time as between two `timeupdate` events. */
    advanceWithoutEvent: (currentTime: number) => update({ currentTime }),
    /** The buffer is empty. */
    stall: () => update({ readyState: 2 }, 'waiting'),
    recover: () => update({ readyState: 4 }, 'canplay', 'playing'),
    end: () =>
      update(
        { currentTime: stateOf(element()).duration, paused: true, ended: true },
        'timeupdate',
        'pause',
        'ended',
      ),
    /** Pauses as unplugged headphones do. */
    pauseFromOutside: () => act(() => element().pause()),
    fail: () => update({ error: { code: 4 } }, 'error'),
    /** From now on the autoplay policy rejects `play()`. */
    refuse: () => {
      refusal = Object.assign(new Error('The user did not interact'), { name: 'NotAllowedError' });
    },
    allow: () => {
      refusal = undefined;
    },
  };
}
