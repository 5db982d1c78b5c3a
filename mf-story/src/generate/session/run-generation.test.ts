import { expect, jest, test } from '@jest/globals';
import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiClient, ApiStream } from '@storysprout/contracts/shell';
import { apiError } from '@storysprout/contracts/shell/fake';
import { progress } from '../../testing/controlled-streams';
import { sampleStory } from '../../testing/sample-story';
import { runGeneration } from './run-generation';

const DONE: GenerationEvent = { type: 'done', story: sampleStory };
const CONNECTION_LOST = apiError('NETWORK', 'cut', { status: 201 });
const UNREACHABLE = apiError('NETWORK', 'away', { status: 0 });

/** A shell that streams the next of these responses for each request, and returns the story without streaming. */
function shellOf(...responses: (GenerationEvent | Error)[][]) {
  const streamed = jest.fn<ApiStream>();
  for (const response of responses) {
    streamed.mockImplementationOnce(async function* () {
      for (const part of response) {
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
  {
    isResumed = false,
    signal = new AbortController().signal,
    onDisconnect = jest.fn(),
    backoff = [1, 1],
  } = {},
) => {
  const onEvent = jest.fn();
  const request = { body: { grade: 3 as const, theme: '雪天' }, key: 'k' };
  const story = runGeneration(shell, { ...request, signal, isResumed, onEvent, onDisconnect }, backoff);
  return { story, onEvent, onDisconnect };
};

test('reports each event and returns the story', async () => {
  const shell = shellOf([progress('writing', 2), { type: 'text', delta: 'Hi.' }, DONE]);
  const { story, onEvent } = run(shell);
  expect(await story).toBe(sampleStory);
  expect(onEvent.mock.calls.flat()).toEqual([progress('writing', 2), { type: 'text', delta: 'Hi.' }]);
  expect(shell.stream.mock.calls[0]).toMatchObject([
    'POST /stories/generate',
    { body: { grade: 3, theme: '雪天' }, headers: { 'Idempotency-Key': 'k' } },
  ]);
  expect(shell.api).not.toHaveBeenCalled();
});

test('reconnects after a lost connection, with the same key and body', async () => {
  const shell = shellOf([progress('writing'), CONNECTION_LOST], [UNREACHABLE], [progress('saving'), DONE]);
  const { story, onDisconnect } = run(shell);
  expect(await story).toBe(sampleStory);
  expect(onDisconnect).toHaveBeenCalledTimes(2);
  const [first, ...others] = shell.stream.mock.calls;
  for (const other of others) expect(other).toEqual(first);
});

test('limits the number of retries', async () => {
  const shell = shellOf(...Array.from({ length: 5 }, () => [progress('writing'), CONNECTION_LOST]));
  await expect(run(shell).story).rejects.toBe(CONNECTION_LOST);
  expect(shell.stream).toHaveBeenCalledTimes(3);
});

test('retries a resumed generation, but not one that has not started', async () => {
  const unreachable = shellOf([UNREACHABLE], [DONE]);
  await expect(run(unreachable).story).rejects.toBe(UNREACHABLE);
  expect(unreachable.stream).toHaveBeenCalledTimes(1);
  const resumed = shellOf([UNREACHABLE], [DONE]);
  expect(await run(resumed, { isResumed: true }).story).toBe(sampleStory);
});

test('does not retry an error response', async () => {
  const refused = apiError('PROVIDER_FAILED');
  const shell = shellOf([progress('writing'), refused]);
  await expect(run(shell).story).rejects.toBe(refused);
  expect(shell.stream).toHaveBeenCalledTimes(1);
});

test('waits for the network before a retry', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shell = shellOf([progress('writing'), CONNECTION_LOST], [DONE]);
  const addEventListener = jest.spyOn(window, 'addEventListener');
  const { story } = run(shell);
  await until(() => addEventListener.mock.calls.some(([name]) => name === 'online'));
  expect(shell.stream).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await story).toBe(sampleStory);
});

test('aborting ends a wait at once', async () => {
  const controller = new AbortController();
  const shell = shellOf([progress('writing'), CONNECTION_LOST]);
  const { story } = run(shell, {
    signal: controller.signal,
    backoff: [3_600_000],
    onDisconnect: jest.fn(() => controller.abort()),
  });
  await expect(story).rejects.toMatchObject({ name: 'AbortError' });
  expect(shell.stream).toHaveBeenCalledTimes(1);
});

test.each([
  ['the browser cannot stream responses', null],
  ['the response was no stream', CONNECTION_LOST],
  ['a proxy buffered the response', apiError('TIMEOUT', 'silent', { status: 0 })],
])('where %s, sends the request without streaming, with the same key', async (_, failure) => {
  const shell = shellOf(failure ? [failure] : []);
  const { story } = run({ api: shell.api, stream: failure ? shell.stream : null });
  expect(await story).toBe(sampleStory);
  expect(shell.api.mock.calls).toMatchObject([
    ['POST /stories/generate', { headers: { 'Idempotency-Key': 'k' } }],
  ]);
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}
