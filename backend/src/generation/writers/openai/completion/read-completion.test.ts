import { describe, expect, it } from '@jest/globals';
import type { OpenAI } from 'openai';
import { readCompletion } from './read-completion.js';

type Chunk = OpenAI.Chat.ChatCompletionChunk;

const base = { id: 'c', created: 1, model: 'm', object: 'chat.completion.chunk' } as const;
const chunkOf = (content: string, finish_reason: 'stop' | 'length' | null = null): Chunk => ({
  ...base,
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const usage: Chunk = {
  ...base,
  choices: [],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
};

async function* streamOf(chunks: Chunk[]) {
  yield* chunks;
}

/** The completion of a stream, its deltas, and the number of chunks reported. */
async function read(chunks: Chunk[]) {
  const deltas: string[] = [];
  let count = 0;
  const completion = await readCompletion(streamOf(chunks), {
    onChunk: () => (count += 1),
    onText: (delta) => void deltas.push(delta),
  });
  return { completion, deltas, count };
}

describe('readCompletion', () => {
  it('returns the text, the finish reason and the tokens, and reports each chunk', async () => {
    const { completion, deltas, count } = await read([
      chunkOf('He'),
      chunkOf('llo'),
      chunkOf('', 'stop'),
      usage,
    ]);
    expect(completion).toEqual({
      text: 'Hello',
      finish: 'stop',
      isRefused: false,
      tokens: { input: 7, output: 3 },
    });
    expect(deltas).toEqual(['He', 'llo']);
    expect(count).toBe(4);
  });

  it('rejects a stream without a finish reason as broken', async () => {
    await expect(read([chunkOf('{"a":1}')])).rejects.toMatchObject({ kind: 'broken' });
  });

  it('recognizes a refusal', async () => {
    const refusal = { ...base, choices: [{ index: 0, delta: { refusal: 'No.' }, finish_reason: null }] };
    expect((await read([refusal, chunkOf('', 'stop')])).completion.isRefused).toBe(true);
  });
});
