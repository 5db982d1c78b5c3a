import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { installFakeView } from '../../testing/fake-view';
import { currentSentenceText, narrated, openNarrated } from '../../testing/open-narrated';
import '../player/player';

configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
installFakeView();
const button = (name: string) => screen.getByRole('button', { name });
const english = (index: number) => narrated.sentences[index]!.en;

async function playFrom(time: number) {
  const page = await openNarrated();
  media.finishLoading(20);
  await page.user.click(button('播放'));
  media.advanceTo(time);
  return page;
}

test.each([
  [7, 4.25],
  [6.3, 4.25],
  [2.3, 0.25],
  [1, 0.25],
  [0.1, 0.25],
])('from %s seconds, the previous sentence is at %s seconds, and playback continues', async (from, to) => {
  const { user } = await playFrom(from);
  await user.click(button('退回一句'));
  expect(media.element()).toMatchObject({ currentTime: to, paused: false });
});

test('after the end the previous sentence is the last one', async () => {
  const { user } = await playFrom(19);
  media.end();
  await user.click(button('退回一句'));
  expect(media.element().currentTime).toBe(18.25);
  expect(currentSentenceText()).toBe(english(9));
});

test('repeats a sentence until the button is pressed again', async () => {
  const { user } = await playFrom(4.5);
  await user.click(button('重复这一句'));
  expect(button('重复这一句')).toHaveAttribute('aria-pressed', 'true');
  for (let turn = 0; turn < 3; turn += 1) {
    media.advanceTo(5.9);
    expect(media.element().currentTime).toBe(5.9);
    media.advanceTo(6.05);
    expect(media.element()).toMatchObject({ currentTime: 4.25, paused: false });
    expect(currentSentenceText()).toBe(english(2));
  }
  await user.click(button('重复这一句'));
  expect(button('重复这一句')).toHaveAttribute('aria-pressed', 'false');
  media.advanceTo(6.05);
  expect(media.element().currentTime).toBe(6.05);
});

test('a seek moves the repetition to the sentence there', async () => {
  const { user } = await playFrom(4.5);
  await user.click(button('重复这一句'));
  await user.click(button('退回一句'));
  media.advanceTo(4.05);
  expect(media.element().currentTime).toBe(2.25);
  await user.click(document.getElementById('sentence-6')!);
  media.advanceTo(12.1);
  expect(media.element().currentTime).toBe(10.25);
});

test('repeats the last sentence, whose end is the end of the file', async () => {
  const { user } = await playFrom(18.5);
  await user.click(button('重复这一句'));
  media.end();
  expect(media.element()).toMatchObject({ currentTime: 18.25, paused: false });
});

test('a repeated sentence can be paused and resumed', async () => {
  const { user } = await playFrom(4.5);
  await user.click(button('重复这一句'));
  await user.click(button('暂停'));
  await user.click(button('播放'));
  media.advanceTo(6.1);
  expect(media.element()).toMatchObject({ currentTime: 4.25, paused: false });
});

test('both buttons are reached by keyboard, after the play button', async () => {
  const { user } = await playFrom(4.5);
  await user.tab();
  expect(button('退回一句')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(media.element().currentTime).toBe(2.25);
  await user.tab();
  await user.keyboard(' ');
  expect(button('重复这一句')).toHaveAttribute('aria-pressed', 'true');
});
