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
  media.finishLoading(20);
  await page.user.click(button('播放'));
  return page;
}

test('scrolls to a current sentence out of view, not to a visible one', async () => {
  view.placeSentence(1, 700, 900);
  await play();
  media.advanceTo(0.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
  media.advanceTo(2.3);
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
  expect(view.scrollTo).toHaveBeenCalledWith({ top: 676, behavior: 'smooth' });
});

test('scrolls instantly for reduced motion', async () => {
  view.reduceMotion();
  view.placeSentence(1, -200, -100);
  await play();
  media.advanceTo(2.3);
  expect(view.scrollTo).toHaveBeenCalledWith({ top: -224, behavior: 'instant' });
});

test.each([
  ['a wheel', () => fireEvent.wheel(document.body)],
  ['a finger', () => fireEvent.touchMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ['a tab into the text', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the scrollbar', () => fireEvent.mouseDown(document.documentElement, { clientX: 2000 })],
])('%s detaches it, until the pupil presses the button', async (_case, scroll) => {
  view.placeSentence(1, 700, 900);
  const { user } = await play();
  expect(followButton()).not.toBeInTheDocument();
  scroll();
  media.advanceTo(2.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
  await user.click(followButton()!);
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
  expect(followButton()).not.toBeInTheDocument();
});

test('playing again after a pause resumes auto-scroll', async () => {
  view.placeSentence(1, 700, 900);
  const { user } = await play();
  fireEvent.wheel(document.body);
  media.advanceTo(2.3);
  await user.click(button('暂停'));
  expect(followButton()).not.toBeInTheDocument();
  await user.click(button('播放'));
  expect(view.scrollTo).toHaveBeenCalledTimes(1);
});

test.each([
  ['a drag on the slider', () => fireEvent.touchMove(screen.getByRole('slider'))],
  ['an arrow key on the slider', () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp' })],
  ['the space bar on a button', () => fireEvent.keyDown(button('退回一句'), { key: ' ' })],
  ['a tab between buttons', () => fireEvent.keyDown(button('退回一句'), { key: 'Tab' })],
  ['a letter', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a click in the page', () => fireEvent.mouseDown(document.body, { clientX: 0 })],
])('%s does not detach it', async (_case, act) => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
  await play();
  act();
  expect(followButton()).not.toBeInTheDocument();
});

test('does not scroll while paused', async () => {
  view.placeSentence(1, 700, 900);
  await openNarrated();
  media.finishLoading(20);
  media.advanceTo(2.3);
  expect(view.scrollTo).not.toHaveBeenCalled();
});
