import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OpenAI } from 'openai';
import { readCompletion } from './read-completion.js';

type Chunk = OpenAI.Chat.ChatCompletionChunk;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const base = { id: 'c', created: 1, model: 'm', object: 'chat.completion.chunk' } as const;
const piece = (content: string, finish_reason: 'stop' | 'length' | null = null): Chunk => ({
  ...base,
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const usage: Chunk = {
  ...base,
  choices: [],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
};

/** Reads chunks that come so many milliseconds apart; ends them as the SDK does: without an error. */
function read(chunks: (Chunk | 'nothing')[], betweenMs = 0) {
  const ended = new AbortController();
  const isEnded = new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  async function* stream() {
    for (const chunk of chunks) {
      const comes = new Promise((resolve) => chunk !== 'nothing' && setTimeout(resolve, betweenMs));
      await Promise.race([comes, isEnded]);
      if (ended.signal.aborted || chunk === 'nothing') return;
      yield chunk;
    }
  }
  const pieces: string[] = [];
  const onText = (text: string) => void pieces.push(text);
  const result = readCompletion(stream(), { idleMs: 1_000, end: () => ended.abort(), onText });
  result.catch(() => {});
  return { result, pieces, ended };
}

describe('readCompletion', () => {
  it('puts an answer together, with why it ended and what it cost', async () => {
    const { result, pieces } = read([piece('He'), piece('llo'), piece('', 'stop'), usage]);
    await jest.advanceTimersByTimeAsync(10);
    expect(await result).toEqual({
      text: 'Hello',
      finish: 'stop',
      isRefused: false,
      tokens: { input: 7, output: 3 },
    });
    expect(pieces).toEqual(['He', 'llo']);
  });

  it('waits for a stream that is slow and steady', async () => {
    const { result } = read([...Array.from({ length: 20 }, () => piece('a')), piece('', 'stop')], 900);
    await jest.advanceTimersByTimeAsync(30_000);
    expect((await result).text).toHaveLength(20);
  });

  it('ends a stream on which nothing comes any more', async () => {
    const { result, ended } = read([piece('He'), 'nothing']);
    await jest.advanceTimersByTimeAsync(1_010);
    await expect(result).rejects.toMatchObject({ kind: 'slow' });
    expect(ended.signal.aborted).toBe(true);
  });

  it('does not take a stream without a finish reason for a whole answer', async () => {
    const { result } = read([piece('{"a":1}')]);
    await jest.advanceTimersByTimeAsync(10);
    await expect(result).rejects.toMatchObject({ kind: 'broken' });
  });

  it('hears a refusal', async () => {
    const refusal = { ...base, choices: [{ index: 0, delta: { refusal: 'No.' }, finish_reason: null }] };
    const { result } = read([refusal, piece('', 'stop')]);
    await jest.advanceTimersByTimeAsync(10);
    expect((await result).isRefused).toBe(true);
  });
});
