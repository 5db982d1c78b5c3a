import { beforeEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, configure, screen } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { installFakeView } from '../../testing/fake-view';
import { openNarrated } from '../../testing/open-narrated';
import './player';

configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
installFakeView();

/** Stands in for the lock screen. */
function installSession(unknown: MediaSessionAction[] = []) {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as { title: string; artist: string } | null,
    playbackState: 'none',
    setPositionState: jest.fn(),
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (unknown.includes(action)) throw new TypeError('No such action');
      handlers.set(action, handler);
    },
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(told: object) {
        Object.assign(this, told);
      }
    },
  });
  const press = (action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
    act(async () => handlers.get(action)!({ action, ...more }));
  return { session, handlers, press };
}

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
});

test('outside the page the story is shown by its theme, and that a machine speaks', async () => {
  const { session } = installSession();
  const { unmount } = await openNarrated();
  media.arrive(20);
  expect(session.metadata).toMatchObject({
    title: '动物园之旅',
    artist: '故事芽 StorySprout · AI 生成',
  });
  unmount();
  expect(session.metadata).toBeNull();
});

test('where it is and whether it plays is told', async () => {
  const { session } = installSession();
  const { user } = await openNarrated();
  expect(session.playbackState).toBe('paused');
  media.arrive(20);
  await user.click(screen.getByRole('button', { name: '播放' }));
  media.reach(7);
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 20, position: 7, playbackRate: 1 });
});

test('what is pressed there is done here', async () => {
  const { press } = installSession();
  await openNarrated();
  media.arrive(20);
  await press('play');
  expect(media.element().paused).toBe(false);
  await press('seekto', { seekTime: 7 });
  expect(media.element().currentTime).toBe(7);
  await press('seekbackward');
  expect(media.element().currentTime).toBe(4.25);
  await press('previoustrack');
  expect(media.element().currentTime).toBe(2.25);
  await press('pause');
  expect(media.element().paused).toBe(true);
});

test('a browser that knows fewer buttons has those that it knows', async () => {
  const { handlers } = installSession(['seekto', 'previoustrack']);
  await openNarrated();
  expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekbackward']);
});

test('a browser without it plays as well', async () => {
  const { user } = await openNarrated();
  media.arrive(20);
  await user.click(screen.getByRole('button', { name: '播放' }));
  expect(media.element().paused).toBe(false);
});
