import { beforeEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, screen, waitFor } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { AudioBar } from '../audio-bar';

const media = installFakeMedia();
beforeEach(() => localStorage.clear());
const narrated = { ...sampleStory, audioUrl: '/audio/a1b2.mp3' };
async function open() {
  const audio = { exists: true, audioUrl: narrated.audioUrl, voice: 'nova', timings: [] };
  const page = await renderPage(<p>故事</p>, {
    answer: ({ path }) => (path.endsWith('/audio') ? audio : narrated),
  });
  // The player's own code arrives a moment later.
  await act(async () => page.showInstead(<AudioBar story={narrated} />));
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider', { name: '朗读进度' });

test('stands in a region with its name, plays from the page’s origin, and says that a machine speaks', async () => {
  await open();
  expect(screen.getByRole('region', { name: '朗读' })).toHaveTextContent('AI 生成');
  expect(media.element().src).toBe('http://localhost/audio/a1b2.mp3');
  expect(media.element()).toHaveAttribute('preload', 'metadata');
  expect(media.element()).not.toHaveAttribute('controls');
});

test('before the beginning has arrived the length is open and the slider rests; play can be pressed', async () => {
  await open();
  expect(screen.getByText('0:00 / –:––')).toBeInTheDocument();
  expect(slider()).toBeDisabled();
  expect(button('播放')).toBeEnabled();
});

test('shows where it is and how long it is, and says so in words', async () => {
  await open();
  media.arrive(72.4);
  media.reach(22.9);
  expect(screen.getByText('0:22 / 1:12')).toBeInTheDocument();
  expect(slider()).toHaveAttribute('aria-valuetext', '0 分 22 秒，共 1 分 12 秒');
});

test('one button plays and pauses, by pointer and by keyboard', async () => {
  const { user } = await open();
  media.arrive();
  await user.click(button('播放'));
  expect(media.element().paused).toBe(false);
  await user.keyboard(' ');
  expect(media.element().paused).toBe(true);
  expect(button('播放')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('暂停')).toHaveFocus();
});

test('a pause from outside, as by headphones, shows', async () => {
  const { user } = await open();
  media.arrive();
  await user.click(button('播放'));
  media.pauseFromOutside();
  expect(button('播放')).toBeInTheDocument();
});

test('the whole of it is worked by the keyboard, in the order of the page', async () => {
  const { user } = await open();
  media.arrive();
  await screen.findByRole('button', { name: '换个声音' });
  for (const next of [button('播放'), slider(), button('语速 1×'), button('换个声音')]) {
    await user.tab();
    expect(next).toHaveFocus();
  }
});

test.each([
  ['ArrowRight', 35],
  ['ArrowUp', 35],
  ['ArrowLeft', 25],
  ['ArrowDown', 25],
  ['PageUp', 45],
  ['PageDown', 15],
  ['Home', 0],
  ['End', 72.4],
])('%s goes from 30 seconds to %s', async (key, expected) => {
  const { user } = await open();
  media.arrive(72.4);
  media.reach(30);
  await user.tab();
  await user.keyboard(`{Tab}{${key}}`);
  expect(media.element().currentTime).toBe(expected);
  expect(slider()).toHaveValue(String(expected));
});

test('at its end it can be played once more', async () => {
  const { user } = await open();
  media.arrive(72.4);
  await user.click(button('播放'));
  media.end();
  expect(screen.getByText('1:12 / 1:12')).toBeInTheDocument();
  await user.click(button('播放'));
  expect(media.element().currentTime).toBe(0);
  expect(button('暂停')).toBeInTheDocument();
});

test('while more of it has to arrive it says that it is busy, and can still be paused', async () => {
  const { user } = await open();
  media.arrive();
  await user.click(button('播放'));
  media.starve();
  expect(button('暂停')).toHaveAttribute('aria-busy', 'true');
  media.feed();
  expect(button('暂停')).toHaveAttribute('aria-busy', 'false');
  media.starve();
  await user.click(button('暂停'));
  expect(button('播放')).toHaveAttribute('aria-busy', 'false');
});

test('each press on the speed goes one on, and round', async () => {
  const { user } = await open();
  media.arrive();
  for (const [name, rate] of [
    ['语速 1×', 0.8],
    ['语速 0.8×', 0.6],
    ['语速 0.6×', 1.2],
    ['语速 1.2×', 1],
  ] as const) {
    await user.click(button(name));
    expect(media.element().playbackRate).toBe(rate);
    expect(media.element().preservesPitch).toBe(true);
  }
});

test('the speed is kept for the next story', async () => {
  const page = await open();
  await page.user.click(button('语速 1×'));
  page.showInstead(<AudioBar story={{ ...narrated, audioUrl: '/audio/c3d4.mp3' }} />);
  expect(button('语速 0.8×')).toBeInTheDocument();
  expect(media.element().playbackRate).toBe(0.8);
});

test.each(['2', 'fast', ''])('a kept speed that is none of ours, %p, is no speed', async (kept) => {
  localStorage.setItem('narration-speed', kept);
  await open();
  expect(button('语速 1×')).toBeInTheDocument();
});

test('a browser that keeps nothing still changes the speed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.click(button('语速 1×'));
  expect(media.element().playbackRate).toBe(0.8);
});

test('another source begins at its beginning, at rest', async () => {
  const page = await open();
  media.arrive();
  await page.user.click(button('播放'));
  media.reach(30);
  const old = media.element();
  page.showInstead(<AudioBar story={{ ...narrated, audioUrl: '/audio/c3d4.mp3' }} />);
  expect(media.element()).not.toBe(old);
  expect(screen.getByText('0:00 / –:––')).toBeInTheDocument();
  expect(button('播放')).toBeInTheDocument();
});

test('a browser that wants a press first is explained; the next press plays', async () => {
  const { user } = await open();
  media.arrive();
  media.refuse();
  await user.click(button('播放'));
  expect(await screen.findByRole('alert')).toHaveTextContent('浏览器没让声音响起来，再点一次播放。');
  media.allow();
  await user.click(button('播放'));
  expect(button('暂停')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a narration that does not arrive says so; another try asks the server, loads it, and keeps the focus', async () => {
  const page = await open();
  media.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('音频放不出来，看看网络，再试一次。');
  expect(screen.queryByRole('button', { name: '播放' })).not.toBeInTheDocument();
  const old = media.element();
  await page.user.click(button('再试一次'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(media.element()).toBe(old);
  expect(button('播放')).toHaveFocus();
  media.arrive();
  expect(slider()).toBeEnabled();
});

test('one that breaks off in the middle goes on from there', async () => {
  const { user } = await open();
  media.arrive();
  await user.click(button('播放'));
  media.reach(30);
  media.fail();
  await user.click(button('再试一次'));
  await waitFor(() => expect(button('暂停')).toHaveFocus());
  expect(media.element().currentTime).toBe(30);
});
