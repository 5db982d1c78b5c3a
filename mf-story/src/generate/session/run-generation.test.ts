import { expect, jest, test } from '@jest/globals';
import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiClient, ApiStream } from '@storysprout/contracts/shell';
import { apiError } from '@storysprout/contracts/shell/fake';
import { progress } from '../../testing/controlled-stream';
import { sampleStory } from '../../testing/sample-story';
import { runGeneration } from './run-generation';

const DONE: GenerationEvent = { type: 'done', story: sampleStory };
const LOST = apiError('NETWORK', 'cut', { status: 201 });
const UNREACHED = apiError('NETWORK', 'away', { status: 0 });

/** A shell that answers each streamed call by the next of these, and every plain one by the story. */
function shellOf(...answers: (GenerationEvent | Error)[][]) {
  const streamed = jest.fn<ApiStream>();
  for (const answer of answers) {
    streamed.mockImplementationOnce(async function* () {
      for (const part of answer) {
        if (part instanceof Error) throw part;
        yield part as never;
      }
    });
  }
  const api = jest.fn(async () => sampleStory) as unknown as jest.MockedFunction<ApiClient>;
  return { stream: streamed as typeof streamed & ApiStream, api };
}

const run = (
  shell: { stream: ApiStream | null; api: ApiClient },
  { isUnderWay = false, signal = new AbortController().signal, onLost = jest.fn(), pauses = [1, 1] } = {},
) => {
  const onNews = jest.fn();
  const order = { body: { grade: 3 as const, theme: '雪天' }, key: 'k' };
  const story = runGeneration(
    shell,
    { ...order, signal, isResumed: isUnderWay, onEvent: onNews, onDisconnect: onLost },
    pauses,
  );
  return { story, onNews, onLost };
};

test('tells each piece of news and hands over the story', async () => {
  const shell = shellOf([progress('writing', 2), { type: 'text', delta: 'Hi.' }, DONE]);
  const { story, onNews } = run(shell);
  expect(await story).toBe(sampleStory);
  expect(onNews.mock.calls.flat()).toEqual([progress('writing', 2), { type: 'text', delta: 'Hi.' }]);
  expect(shell.stream.mock.calls[0]).toMatchObject([
    'POST /stories/generate',
    { body: { grade: 3, theme: '雪天' }, headers: { 'Idempotency-Key': 'k' } },
  ]);
  expect(shell.api).not.toHaveBeenCalled();
});

test('a connection lost in the middle is joined again, with the same key and body', async () => {
  const shell = shellOf([progress('writing'), LOST], [UNREACHED], [progress('saving'), DONE]);
  const { story, onLost } = run(shell);
  expect(await story).toBe(sampleStory);
  expect(onLost).toHaveBeenCalledTimes(2);
  const [first, ...others] = shell.stream.mock.calls;
  for (const other of others) expect(other).toEqual(first);
});

test('it is joined again only so often', async () => {
  const shell = shellOf(...Array.from({ length: 5 }, () => [progress('writing'), LOST]));
  await expect(run(shell).story).rejects.toBe(LOST);
  expect(shell.stream).toHaveBeenCalledTimes(3);
});

test('a generation that never began is not tried again unasked; one that was under way is', async () => {
  const away = shellOf([UNREACHED], [DONE]);
  await expect(run(away).story).rejects.toBe(UNREACHED);
  expect(away.stream).toHaveBeenCalledTimes(1);
  const reloaded = shellOf([UNREACHED], [DONE]);
  expect(await run(reloaded, { isUnderWay: true }).story).toBe(sampleStory);
});

test('a refusal is final', async () => {
  const refused = apiError('PROVIDER_FAILED');
  const shell = shellOf([progress('writing'), refused]);
  await expect(run(shell).story).rejects.toBe(refused);
  expect(shell.stream).toHaveBeenCalledTimes(1);
});

test('without a network it waits until that is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shell = shellOf([progress('writing'), LOST], [DONE]);
  const listening = jest.spyOn(window, 'addEventListener');
  const { story } = run(shell);
  await until(() => listening.mock.calls.some(([name]) => name === 'online'));
  expect(shell.stream).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await story).toBe(sampleStory);
});

test('stopping ends a pause at once', async () => {
  const controller = new AbortController();
  const shell = shellOf([progress('writing'), LOST]);
  const { story } = run(shell, {
    signal: controller.signal,
    pauses: [3_600_000],
    onLost: jest.fn(() => controller.abort()),
  });
  await expect(story).rejects.toMatchObject({ name: 'AbortError' });
  expect(shell.stream).toHaveBeenCalledTimes(1);
});

test.each([
  ['the browser cannot read an answer while it arrives', null],
  ['an answer came that was no stream', LOST],
  ['the answer was held back on its way', apiError('TIMEOUT', 'silent', { status: 0 })],
])('where %s, the story is asked for plainly, with the same key', async (_, failure) => {
  const shell = shellOf(failure ? [failure] : []);
  const { story } = run({ api: shell.api, stream: failure ? shell.stream : null });
  expect(await story).toBe(sampleStory);
  expect(shell.api.mock.calls).toMatchObject([
    ['POST /stories/generate', { headers: { 'Idempotency-Key': 'k' } }],
  ]);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}
