import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure, fireEvent, screen } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { installFakeView } from '../../testing/fake-view';
import { openNarrated } from '../../testing/open-narrated';
import '../player/player';

configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
const view = installFakeView();
const button = (name: string) => screen.getByRole('button', { name });
const followButton = () => screen.queryByRole('button', { name: '跟着读' });

async function play() {
  const page = await openNarrated();
  media.arrive(20);
  await page.user.click(button('播放'));
  return page;
}

test('a sentence that is read out of view is brought into view; one in view stays where it is', async () => {
  view.put(1, 700, 900);
  await play();
  media.reach(0.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
  media.reach(2.3);
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
  expect(view.scrollTo).toHaveBeenCalledWith({ top: 676, behavior: 'smooth' });
});

test('for who wants no motion it is there at once', async () => {
  view.reduceMotion();
  view.put(1, -200, -100);
  await play();
  media.reach(2.3);
  expect(view.scrollTo).toHaveBeenCalledWith({ top: -224, behavior: 'instant' });
});

test.each([
  ['a wheel', () => fireEvent.wheel(document.body)],
  ['a finger', () => fireEvent.touchMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['a tab into the text', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the scrollbar', () => fireEvent.mouseDown(document.documentElement, { clientX: 2000 })],
])('%s stops it, until the pupil wants to read along again', async (_what, scroll) => {
  view.put(1, 700, 900);
  const { user } = await play();
  expect(followButton()).not.toBeInTheDocument();
  scroll();
  media.reach(2.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
  await user.click(followButton()!);
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
  expect(followButton()).not.toBeInTheDocument();
});

test('a pause and another press on play follow again', async () => {
  view.put(1, 700, 900);
  const { user } = await play();
  fireEvent.wheel(document.body);
  media.reach(2.3);
  await user.click(button('暂停'));
  expect(followButton()).not.toBeInTheDocument();
  await user.click(button('播放'));
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['a drag on the track', () => fireEvent.touchMove(screen.getByRole('slider'))],
  ['an arrow key there', () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp' })],
  ['a press by the space bar', () => fireEvent.keyDown(button('退回一句'), { key: ' ' })],
  ['a tab from button to button', () => fireEvent.keyDown(button('退回一句'), { key: 'Tab' })],
  ['a letter', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a press in the page', () => fireEvent.mouseDown(document.body, { clientX: 0 })],
])('%s in the player is no scrolling', async (_what, act) => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
  await play();
  act();
  expect(followButton()).not.toBeInTheDocument();
});

test('nothing is brought into view while nothing is played', async () => {
  view.put(1, 700, 900);
  await openNarrated();
  media.arrive(20);
  media.reach(2.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
});
