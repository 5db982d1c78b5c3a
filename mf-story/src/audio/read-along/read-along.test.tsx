import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { installFakeView } from '../../testing/fake-view';
import { currentSentenceText, narrated, narration, openNarrated } from '../../testing/open-narrated';
// Loaded here, so that the first test does not wait for it.
import '../player/player';
import '../../reader/words/word-card';

// The first render takes longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
installFakeView();
const english = (index: number) => narrated.sentences[index]!.en;
const chinese = (index: number) => narrated.sentences[index]!.zh;
const sentence = (index: number) => document.getElementById(`sentence-${index + 1}`)!;
/** A word of the sentence that is no keyword. */
const word = (index: number) => sentence(index).querySelector('span[data-word]')!;
const button = (name: string) => screen.getByRole('button', { name });
const playButtons = () => screen.getAllByRole('button', { name: '听这一句' });

async function open() {
  const page = await openNarrated();
  media.finishLoading(20);
  return page;
}

async function play() {
  const page = await open();
  await page.user.click(button('播放'));
  return page;
}

test('marks the current sentence from its start to the start of the next', async () => {
  await play();
  expect(currentSentenceText()).toBeNull();
  for (const [time, index] of [
    [0.3, 0],
    [1.9, 0],
    [2.3, 1],
    [18.3, 9],
  ] as const) {
    media.advanceTo(time);
    expect(currentSentenceText()).toBe(english(index));
  }
  media.end();
  expect(currentSentenceText()).toBeNull();
});

test('tracks the time between events of the element', async () => {
  await play();
  media.advanceWithoutEvent(4.4);
  await waitFor(() => expect(currentSentenceText()).toBe(english(2)));
});

test('marks nothing before the first start; a pause keeps the mark, a seek moves it', async () => {
  const { user } = await open();
  expect(currentSentenceText()).toBeNull();
  await user.click(button('播放'));
  media.advanceTo(6.5);
  await user.click(button('暂停'));
  expect(currentSentenceText()).toBe(english(3));
  media.advanceTo(8.5);
  expect(currentSentenceText()).toBe(english(4));
});

test('a guest reads along with a shared story', async () => {
  const guest = { user: null, isLoggedIn: false, region: 'global' as const };
  const page = await openNarrated({
    story: () => ({ ...narrated, author: { nickName: '小树' } }),
    shell: { session: guest },
  });
  media.finishLoading(20);
  await page.user.click(button('播放'));
  media.advanceTo(2.4);
  expect(currentSentenceText()).toBe(english(1));
});

test('a tap opens a word while paused, and seeks to the sentence while playing', async () => {
  const { user } = await open();
  expect(screen.getByText('点一下单词，看看它的意思和整句的中文')).toBeInTheDocument();
  await user.click(word(2));
  expect(await screen.findByText(chinese(2))).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(button('播放'));
  expect(screen.getByText('点一下句子，就从那一句听起')).toBeInTheDocument();
  await user.click(word(4));
  expect(media.element().currentTime).toBe(8.25);
  expect(media.element().paused).toBe(false);
  expect(currentSentenceText()).toBe(english(4));
  expect(screen.queryByText(chinese(4))).not.toBeInTheDocument();
  media.advanceTo(10.3);
  expect(currentSentenceText()).toBe(english(5));
});

test('a keyword opens its dialog while playing, too', async () => {
  const { user } = await play();
  media.advanceTo(2.5);
  await user.click(within(sentence(6)).getByRole('button', { name: 'shouted' }));
  expect(await screen.findByRole('dialog', { name: 'shouted' })).toBeInTheDocument();
  expect(media.element().currentTime).toBe(2.5);
});

test('the word card plays the word’s sentence alone, then pauses', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: '听这一句' })).not.toBeInTheDocument();
  await user.click(word(2));
  await screen.findByText(chinese(2));
  expect(playButtons()).toHaveLength(1);
  expect(playButtons()[0]).toHaveAttribute('aria-describedby', sentence(2).id);
  await user.click(playButtons()[0]!);
  await waitFor(() => expect(screen.queryByText(chinese(2))).not.toBeInTheDocument());
  expect(media.element()).toMatchObject({ currentTime: 4.25, paused: false });
  media.advanceTo(5.8);
  expect(media.element().paused).toBe(false);
  media.advanceTo(6.05);
  expect(media.element().paused).toBe(true);
  expect(currentSentenceText()).toBe(english(2));
  await user.click(button('播放'));
  media.advanceTo(8.3);
  expect(media.element().paused).toBe(false);
});

test('while a single sentence plays, a tap opens a word of another sentence, which can be played next', async () => {
  const { user } = await open();
  await user.click(word(2));
  await screen.findByText(chinese(2));
  await user.click(playButtons()[0]!);
  await user.click(word(4));
  await screen.findByText(chinese(4));
  await user.click(playButtons()[0]!);
  media.advanceTo(10.05);
  expect(media.element().paused).toBe(true);
});

test('a sentence is opened and played by keyboard', async () => {
  const { user } = await open();
  screen.getAllByRole('button', { name: '看这一句的中文' })[3]!.focus();
  await user.keyboard('{Enter}{Tab}');
  expect(playButtons()[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(media.element()).toMatchObject({ currentTime: 6.25, paused: false });
});

test.each(['逐句对照', '全文对照'])('in the mode %s each sentence has a play button', async (name) => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name }));
  expect(playButtons()).toHaveLength(narrated.sentences.length);
  await user.click(playButtons()[7]!);
  expect(media.element()).toMatchObject({ currentTime: 14.25, paused: false });
});

test('without timings no sentence can be played, and a tap opens the word', async () => {
  const page = await openNarrated({ info: () => ({ ...narration, timings: [] }) });
  media.finishLoading(20);
  await page.user.click(button('播放'));
  media.advanceTo(3);
  await page.user.click(word(2));
  expect(await screen.findByText(chinese(2))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '听这一句' })).not.toBeInTheDocument();
  expect(currentSentenceText()).toBeNull();
});

test('refetches timings of another narration, and marks nothing until they fit', async () => {
  let fetchCount = 0;
  const page = await openNarrated({
    info: () => {
      fetchCount += 1;
      return fetchCount === 1 ? { ...narration, audioUrl: '/audio/old.mp3' } : narration;
    },
  });
  media.finishLoading(20);
  await waitFor(() => expect(button('退回一句')).toBeEnabled());
  expect(fetchCount).toBe(2);
  await page.user.click(button('播放'));
  media.advanceTo(2.4);
  expect(currentSentenceText()).toBe(english(1));
});

test('ignores timings that do not fit the text', async () => {
  const page = await openNarrated({
    info: () => ({ ...narration, timings: narration.timings.slice(1) }),
  });
  media.finishLoading(20);
  await page.user.click(button('播放'));
  media.advanceTo(4);
  expect(currentSentenceText()).toBeNull();
  expect(button('退回一句')).toBeDisabled();
});
