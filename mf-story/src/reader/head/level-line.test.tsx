import { expect, test } from '@jest/globals';
import type { Level } from '@storysprout/contracts/api/stories';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { went } from '../../testing/sample-word';
import { Reader } from '../reader';
import { LevelLine } from './level-line';

// Computing the visibility of hundreds of words is slow in jsdom; the browser journeys cover it.
configure({ defaultHidden: true });

const levelOf = (coverage: number, offList: string[] = []): Level => ({
  coverage,
  offList,
  meanSentenceLength: 9,
  longestSentence: 14,
});
const renderLevel = (level: Level) =>
  renderPage(<LevelLine level={level} grade={3} />, { respond: () => went });

test('shows the level in the words of the specification', async () => {
  await renderLevel(levelOf(0.98));
  expect(screen.getByText('本文 98% 的单词在三年级词表内')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [1, '100%'],
  [0.29, '29%'],
  [0.996, '99%'],
])('a coverage of %d is shown as %s, rounded down', async (coverage, text) => {
  await renderLevel(levelOf(coverage));
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
});

test('opens the words beyond the list, each with its entry', async () => {
  const { user, requests } = await renderLevel(levelOf(0.97, ['went', 'watermelon']));
  await user.click(screen.getByRole('button', { name: '本文 97% 的单词在三年级词表内' }));
  const dialog = await screen.findByRole('dialog', { name: '词表以外的单词' });
  await user.click(within(dialog).getByRole('button', { name: 'went' }));
  expect(await within(dialog).findByText('去；走')).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toEqual(['/words/went']);
  await user.click(within(dialog).getByRole('button', { name: 'went', expanded: true }));
  expect(within(dialog).queryByText('去；走')).not.toBeInTheDocument();
});

test('shows no level for a story without one', async () => {
  await renderPage(<Reader story={{ ...sampleStory, level: null }} />);
  expect(screen.queryByText(/词表内/)).not.toBeInTheDocument();
});
