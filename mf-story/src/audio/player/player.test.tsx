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
    respond: ({ path }) => (path.endsWith('/audio') ? audio : narrated),
  });
  // The player is loaded lazily.
  await act(async () => page.rerenderPage(<AudioBar story={narrated} />));
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const slider = () => screen.getByRole('slider', { name: '朗读进度' });

test('is a named region with the AI label and resolves its source against the page’s origin', async () => {
  await open();
  expect(screen.getByRole('region', { name: '朗读' })).toHaveTextContent('AI 生成');
  expect(media.element().src).toBe('http://localhost/audio/a1b2.mp3');
  expect(media.element()).toHaveAttribute('preload', 'metadata');
  expect(media.element()).not.toHaveAttribute('controls');
});

test('before the metadata is loaded the duration is unknown and the slider disabled; play is enabled', async () => {
  await open();
  expect(screen.getByText('0:00 / –:––')).toBeInTheDocument();
  expect(slider()).toBeDisabled();
  expect(button('播放')).toBeEnabled();
});

test('shows position and duration as text and for screen readers', async () => {
  await open();
  media.finishLoading(72.4);
  media.advanceTo(22.9);
  expect(screen.getByText('0:22 / 1:12')).toBeInTheDocument();
  expect(slider()).toHaveAttribute('aria-valuetext', '0 分 22 秒，共 1 分 12 秒');
});

test('one button plays and pauses, by pointer and keyboard', async () => {
  const { user } = await open();
  media.finishLoading();
  await user.click(button('播放'));
  expect(media.element().paused).toBe(false);
  await user.keyboard(' ');
  expect(media.element().paused).toBe(true);
  expect(button('播放')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('暂停')).toHaveFocus();
});

test('shows a pause from outside, e.g. by headphones', async () => {
  const { user } = await open();
  media.finishLoading();
  await user.click(button('播放'));
  media.pauseFromOutside();
  expect(button('播放')).toBeInTheDocument();
});

test('all controls are reached by keyboard, in visual order', async () => {
  const { user } = await open();
  media.finishLoading();
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
])('%s seeks from 30 seconds to %s', async (key, expected) => {
  const { user } = await open();
  media.finishLoading(72.4);
  media.advanceTo(30);
  await user.tab();
  await user.keyboard(`{Tab}{${key}}`);
  expect(media.element().currentTime).toBe(expected);
  expect(slider()).toHaveValue(String(expected));
});

test('plays again after the end', async () => {
  const { user } = await open();
  media.finishLoading(72.4);
  await user.click(button('播放'));
  media.end();
  expect(screen.getByText('1:12 / 1:12')).toBeInTheDocument();
  await user.click(button('播放'));
  expect(media.element().currentTime).toBe(0);
  expect(button('暂停')).toBeInTheDocument();
});

test('is busy while buffering, and can still be paused', async () => {
  const { user } = await open();
  media.finishLoading();
  await user.click(button('播放'));
  media.stall();
  expect(button('暂停')).toHaveAttribute('aria-busy', 'true');
  media.recover();
  expect(button('暂停')).toHaveAttribute('aria-busy', 'false');
  media.stall();
  await user.click(button('暂停'));
  expect(button('播放')).toHaveAttribute('aria-busy', 'false');
});

test('each press selects the next speed, in a cycle', async () => {
  const { user } = await open();
  media.finishLoading();
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

test('keeps the speed for the next story', async () => {
  const page = await open();
  await page.user.click(button('语速 1×'));
  page.rerenderPage(<AudioBar story={{ ...narrated, audioUrl: '/audio/c3d4.mp3' }} />);
  expect(button('语速 0.8×')).toBeInTheDocument();
  expect(media.element().playbackRate).toBe(0.8);
});

test.each(['2', 'fast', ''])('ignores the stored speed %p', async (stored) => {
  localStorage.setItem('narration-speed', stored);
  await open();
  expect(button('语速 1×')).toBeInTheDocument();
});

test('changes the speed without storage, too', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.click(button('语速 1×'));
  expect(media.element().playbackRate).toBe(0.8);
});

test('another source starts at its beginning, paused', async () => {
  const page = await open();
  media.finishLoading();
  await page.user.click(button('播放'));
  media.advanceTo(30);
  const old = media.element();
  page.rerenderPage(<AudioBar story={{ ...narrated, audioUrl: '/audio/c3d4.mp3' }} />);
  expect(media.element()).not.toBe(old);
  expect(screen.getByText('0:00 / –:––')).toBeInTheDocument();
  expect(button('播放')).toBeInTheDocument();
});

test('explains a refusal by the autoplay policy; the next press plays', async () => {
  const { user } = await open();
  media.finishLoading();
  media.refuse();
  await user.click(button('播放'));
  expect(await screen.findByRole('alert')).toHaveTextContent('浏览器没让声音响起来，再点一次播放。');
  media.allow();
  await user.click(button('播放'));
  expect(button('暂停')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a narration that fails to load shows an error; a retry refetches, reloads and keeps the focus', async () => {
  const page = await open();
  media.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('音频放不出来，看看网络，再试一次。');
  expect(screen.queryByRole('button', { name: '播放' })).not.toBeInTheDocument();
  const old = media.element();
  await page.user.click(button('再试一次'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(media.element()).toBe(old);
  expect(button('播放')).toHaveFocus();
  media.finishLoading();
  expect(slider()).toBeEnabled();
});

test('a retry continues from the position of the failure', async () => {
  const { user } = await open();
  media.finishLoading();
  await user.click(button('播放'));
  media.advanceTo(30);
  media.fail();
  await user.click(button('再试一次'));
  await waitFor(() => expect(button('暂停')).toHaveFocus());
  expect(media.element().currentTime).toBe(30);
});
