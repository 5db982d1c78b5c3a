import { afterEach, expect, jest, test } from '@jest/globals';
import type { Level } from '@storysprout/contracts/api/stories';
import { useShell } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { sampleStory } from '../testing/sample-story';
import { went } from '../testing/sample-word';
import { LevelLine } from './head/level-line';
import { Reader } from './reader';
import { ReportButton } from './report/report-button';
import { ReadingSettings } from './settings/reading-settings';
import { setTextSize } from './settings/text-size';

// Whether each of hundreds of words is hidden is slow to ask here; the browser journeys see it.
configure({ defaultHidden: true });

const levelOf = (coverage: number, offList: string[] = []): Level => ({
  coverage,
  offList,
  meanSentenceLength: 9,
  longestSentence: 14,
});
const level = (given: Level) => renderPage(<LevelLine level={given} grade={3} />, { answer: () => went });

test('the level is said in the words of the specification', async () => {
  await level(levelOf(0.98));
  expect(screen.getByText('本文 98% 的单词在三年级词表内')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [1, '100%'],
  [0.29, '29%'],
  [0.996, '99%'],
])('a coverage of %d is %s: never more than it is', async (coverage, shown) => {
  await level(levelOf(coverage));
  expect(screen.getByText(new RegExp(shown))).toBeInTheDocument();
});

test('words beyond the list open from the line, each with its entry', async () => {
  const { user, requests } = await level(levelOf(0.97, ['went', 'watermelon']));
  await user.click(screen.getByRole('button', { name: '本文 97% 的单词在三年级词表内' }));
  const dialog = await screen.findByRole('dialog', { name: '词表以外的单词' });
  await user.click(within(dialog).getByRole('button', { name: 'went' }));
  expect(await within(dialog).findByText('去；走')).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).toEqual(['/words/went']);
  await user.click(within(dialog).getByRole('button', { name: 'went', expanded: true }));
  expect(within(dialog).queryByText('去；走')).not.toBeInTheDocument();
});

test('a story that was never judged says nothing of its level', async () => {
  await renderPage(<Reader story={{ ...sampleStory, level: null }} />);
  expect(screen.queryByText(/词表内/)).not.toBeInTheDocument();
});

afterEach(() => {
  setTextSize('m');
  localStorage.clear();
});
const settings = async () => {
  const setAppearance = jest.fn();
  const page = await renderPage(
    <>
      <ReadingSettings />
      <Reader story={sampleStory} />
    </>,
    { shell: { appearance: 'sepia', setAppearance } },
  );
  await page.user.click(screen.getByRole('button', { name: '文字与背景' }));
  const dialog = await screen.findByRole('dialog', { name: '文字与背景' });
  return { ...page, dialog: within(dialog), setAppearance };
};

test('the text’s size changes with the reader’s choice, which the device keeps', async () => {
  const { user, dialog, container } = await settings();
  const article = container.querySelector('article')!;
  expect(dialog.getByRole('radio', { name: '中' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '大' }));
  expect(article).toHaveAttribute('data-text', 'l');
  expect(localStorage.getItem('text-size')).toBe('l');
  await user.click(screen.getByRole('button', { name: 'A− 小' }));
  expect(article).toHaveAttribute('data-text', 's');
});

test('light, sepia or dark is the shell’s to change', async () => {
  const { user, dialog, setAppearance } = await settings();
  expect(dialog.getByRole('radio', { name: '羊皮纸' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '夜晚' }));
  expect(setAppearance).toHaveBeenCalledWith('dark');
});

function Report() {
  return useShell() && <ReportButton storyId={sampleStory.id} />;
}
async function report(answer: (request: ApiRequest) => unknown = () => null) {
  const page = await renderPage(<Report />, { answer });
  await page.user.click(screen.getByRole('button', { name: '这个故事有问题？' }));
  const dialog = within(await screen.findByRole('dialog', { name: '哪里有问题？' }));
  const send = () => page.user.click(dialog.getByRole('button', { name: /告诉我们/ }));
  return { ...page, dialog, send };
}

test('a report carries its kind and the reader’s words, and is thanked for', async () => {
  const { user, dialog, send, requests, shell } = await report();
  await user.click(dialog.getByRole('radio', { name: '英文或中文写错了' }));
  await user.type(dialog.getByRole('textbox'), ' “Amy” 是谁？ ');
  await send();
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: `/stories/${sampleStory.id}/report`,
      body: { reason: 'mistake: “Amy” 是谁？' },
      redirectOnSessionEnd: false,
    },
  ]);
  expect(shell.toast).toHaveBeenCalledWith('谢谢你，我们会去看看', 'success');
});

test('a report needs no words but where it is about something else', async () => {
  const { user, dialog, send, requests } = await report();
  await user.click(dialog.getByRole('radio', { name: '别的问题' }));
  await send();
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('写一写是什么问题吧');
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '内容不太合适' }));
  await send();
  expect(requests).toMatchObject([{ body: { reason: 'unsuitable' } }]);
});

test('a report that was not sent keeps what was written', async () => {
  let isOffline = true;
  const { user, dialog, send, requests } = await report(() => {
    if (isOffline) throw apiError('NETWORK');
    return null;
  });
  await user.type(dialog.getByRole('textbox'), '不好看');
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('写的话还在');
  expect(dialog.getByRole('textbox')).toHaveValue('不好看');
  isOffline = false;
  await send();
  expect(requests.at(-1)).toMatchObject({ body: { reason: 'unsuitable: 不好看' } });
});

test('a report is never longer than may be sent', async () => {
  const { user, dialog, send, requests } = await report();
  await user.click(dialog.getByRole('textbox'));
  await user.paste('长'.repeat(900));
  await send();
  const { reason } = requests[0]!.body as { reason: string };
  expect(reason.length).toBeLessThanOrEqual(500);
  expect(reason.length).toBeGreaterThan(480);
});
