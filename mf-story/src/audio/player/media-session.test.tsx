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

/** Installs a fake media session. */
function installSession(unsupported: MediaSessionAction[] = []) {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as { title: string; artist: string } | null,
    playbackState: 'none',
    setPositionState: jest.fn(),
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (unsupported.includes(action)) throw new TypeError('No such action');
      handlers.set(action, handler);
    },
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  });
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    act(async () => handlers.get(action)!({ action, ...details }));
  return { session, handlers, press };
}

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
});

test('the metadata holds the theme and the AI label', async () => {
  const { session } = installSession();
  const { unmount } = await openNarrated();
  media.finishLoading(20);
  expect(session.metadata).toMatchObject({
    title: '动物园之旅',
    artist: '故事芽 StorySprout · AI 生成',
  });
  unmount();
  expect(session.metadata).toBeNull();
});

test('publishes position and playback state', async () => {
  const { session } = installSession();
  const { user } = await openNarrated();
  expect(session.playbackState).toBe('paused');
  media.finishLoading(20);
  await user.click(screen.getByRole('button', { name: '播放' }));
  media.advanceTo(7);
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 20, position: 7, playbackRate: 1 });
});

test('handles the actions', async () => {
  const { press } = installSession();
  await openNarrated();
  media.finishLoading(20);
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

test('ignores actions that the browser does not support', async () => {
  const { handlers } = installSession(['seekto', 'previoustrack']);
  await openNarrated();
  expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekbackward']);
});

test('plays in a browser without a media session', async () => {
  const { user } = await openNarrated();
  media.finishLoading(20);
  await user.click(screen.getByRole('button', { name: '播放' }));
  expect(media.element().paused).toBe(false);
});
