import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { went } from '../../testing/sample-word';
import { Reader } from '../reader';

// Computing the visibility of hundreds of words is slow in jsdom; the browser journeys cover it.
configure({ defaultHidden: true });

const [first, second] = sampleStory.sentences;
const isWord = ({ path }: ApiRequest) => path.startsWith('/words/');
const notFound = apiError('NOT_FOUND', 'No', { status: 404 });

async function open(answerWord: (form: string) => unknown = () => went) {
  const page = await renderPage(<Reader story={sampleStory} />, {
    respond: (request) => (isWord(request) ? answerWord(request.path.slice('/words/'.length)) : null),
  });
  const text = await screen.findByRole('group', { name: '故事正文' });
  const word = (name: string) => within(text).getByText(name, { selector: '[data-word]' });
  const requestedPaths = () => page.requests.filter(isWord).map(({ path }) => path);
  return { ...page, text, word, requestedPaths };
}
const card = (name: string) => screen.findByRole('dialog', { name });

test('a click on a word opens its entry and its sentence’s translation', async () => {
  const { user, word, requestedPaths } = await open();
  await user.click(word('went'));
  const dialog = await card('went');
  expect(await within(dialog).findByText('/went/')).toHaveAttribute('lang', 'en-fonipa');
  for (const text of ['去；走', 'go', '一年级的词', 'We go to the park.', '我们去公园。', first!.zh])
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  expect(requestedPaths()).toEqual(['/words/went']);
});

test('a click on another word opens that one instead', async () => {
  const { user, word, text } = await open();
  await user.click(word('went'));
  await card('went');
  await user.click(within(text).getByText('new', { selector: '[data-word]' }));
  expect(within(await card('new')).getByText(second!.zh)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'went' })).not.toBeInTheDocument();
});

test('the sentence’s translation can be shown below it and hidden again', async () => {
  const { user, word, text } = await open();
  await user.click(word('went'));
  await user.click(await screen.findByRole('button', { name: '把译文放到句子下面' }));
  expect(within(text).getByText(first!.zh)).toHaveAttribute('lang', 'zh-Hans');
  await user.click(word('went'));
  await user.click(await screen.findByRole('button', { name: '收起句子下面的译文' }));
  expect(within(text).queryByText(first!.zh)).not.toBeInTheDocument();
});

test('the card does not repeat a translation that the page shows', async () => {
  const { user, word } = await open();
  await user.click(screen.getByRole('radio', { name: '逐句对照' }));
  await user.click(word('went'));
  expect(within(await card('went')).queryByText(first!.zh)).not.toBeInTheDocument();
});

test('a word outside the word list has a notice, with its sentence’s translation', async () => {
  const { user, word } = await open(() => {
    throw notFound;
  });
  await user.click(word('Sunday'));
  const dialog = await card('Sunday');
  expect(await within(dialog).findByRole('status')).toHaveTextContent('词表里没有这个词');
  expect(within(dialog).getByText(first!.zh)).toBeInTheDocument();
});

test('a network failure can be retried', async () => {
  let isOffline = true;
  const { user, word } = await open(() => {
    if (isOffline) throw apiError('NETWORK');
    return went;
  });
  await user.click(word('went'));
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: '再试一次' });
  isOffline = false;
  await user.click(again);
  expect(await screen.findByText('去；走')).toBeInTheDocument();
});

test('a later occurrence of a keyword opens its dialog, too', async () => {
  const { user, text, requestedPaths } = await open();
  const [again] = within(text).getAllByText('scarf', { selector: 'span' });
  await user.click(again!);
  expect(within(await card('scarf')).getByText('/skɑːrf/')).toBeInTheDocument();
  expect(requestedPaths()).toEqual([]);
});

test('roving focus: one tab stop, arrows move, Enter opens, Escape returns the focus', async () => {
  const { user, text, word } = await open();
  screen.getByRole('button', { name: 'A+ 大' }).focus();
  await user.tab();
  expect(word('Last')).toHaveFocus();
  expect(word('Last')).toHaveAccessibleDescription('左右键换单词，上下键换句子，回车看意思');
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(word('went')).toHaveFocus();
  await user.keyboard('{Enter}');
  await card('went');
  expect(word('went')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(word('went')).toHaveFocus());
  await user.keyboard('{ArrowDown}{End}');
  expect(document.activeElement).toHaveTextContent('tightly');
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('worker');
  await user.keyboard('{Home}');
  expect(word('Last')).toHaveFocus();
  await user.tab();
  expect(text).not.toContainElement(document.activeElement as HTMLElement);
});

test('only keywords and the word with the roving focus are buttons to a screen reader', async () => {
  const { text } = await open();
  const names = within(text)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
  expect(names).toEqual(['Last', 'scarf', 'proud', 'parrots', 'visitor', 'shouted', 'tightly']);
});

test('selecting text opens nothing', async () => {
  const { user, word } = await open();
  jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await user.click(word('went'));
  jest.restoreAllMocks();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('“it’s” is looked up as written, a possessive also without its ending', async () => {
  const story = { ...sampleStory, sentences: [{ en: 'It’s Amy’s.', zh: '这是艾米的。' }], keywords: [] };
  const page = await renderPage(<Reader story={story} />, {
    respond: (request) => {
      if (!isWord(request)) return null;
      if (request.path === '/words/It%E2%80%99s') return went;
      throw notFound;
    },
  });
  await page.user.click(await screen.findByText('It’s'));
  await screen.findByText('去；走');
  await page.user.click(screen.getByText('Amy’s', { selector: '[data-word]' }));
  await screen.findByText(/词表里没有这个词/);
  expect(page.requests.filter(isWord).map(({ path }) => decodeURIComponent(path))).toEqual([
    '/words/It’s',
    '/words/Amy’s',
    '/words/Amy',
  ]);
});

const speech = Object.assign(new EventTarget(), {
  voices: [] as Partial<SpeechSynthesisVoice>[],
  getVoices: () => speech.voices,
  cancel: jest.fn(),
  speak: jest.fn<(utterance: { text: string; voice: { lang: string } }) => void>(),
});
beforeEach(() => {
  speech.speak.mockClear();
  speech.voices = [];
});
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});
function installSpeech() {
  Object.assign(window, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: function (this: { text: string }, text: string) {
      this.text = text;
    },
  });
}

test('a keyword’s dialog speaks the word as soon as the device has a local voice', async () => {
  installSpeech();
  const { user, word } = await open();
  await user.click(word('proud'));
  const dialog = await card('proud');
  expect(within(dialog).queryByRole('button', { name: '听一听' })).not.toBeInTheDocument();
  speech.voices = [
    { lang: 'en-US', localService: false },
    { lang: 'zh-CN', localService: true },
    { lang: 'en_GB', localService: true },
  ];
  act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  await user.click(within(dialog).getByRole('button', { name: '听一听' }));
  expect(speech.speak.mock.calls[0]![0]).toMatchObject({ text: 'proud', voice: { lang: 'en_GB' } });
});

test('a remote voice is not used', async () => {
  installSpeech();
  speech.voices = [{ lang: 'en-US', localService: false }];
  const { user, word } = await open();
  await user.click(word('went'));
  await within(await card('went')).findByText('去；走');
  expect(screen.queryByRole('button', { name: '听一听' })).not.toBeInTheDocument();
});
