import type { OpenAI } from 'openai';
import { ProviderFault } from '../../../../provider-client/provider-fault.js';
import type { TokenUsage } from '../../story-writer.js';

type Chunk = OpenAI.Chat.ChatCompletionChunk;

/** A model's whole answer. */
export interface Completion {
  text: string;
  /** The finish reason: `stop`, `length`, or a reason for withholding. */
  finish: string;
  /** Whether the model refused to answer. */
  isRefused: boolean;
  tokens: TokenUsage;
}

/**
 * Reads a streamed answer to its end. A stream without a finish reason was cut, even if it ended without an error.
 * @throws ProviderFault broken, or what the SDK throws
 */
export async function readCompletion(
  stream: AsyncIterable<Chunk>,
  { onChunk, onText }: { onChunk: () => void; onText: (delta: string) => void },
): Promise<Completion> {
  let [text, finish, isRefused] = ['', '', false];
  const tokens: TokenUsage = { input: 0, output: 0 };
  for await (const { choices, usage } of stream) {
    onChunk();
    if (usage) Object.assign(tokens, { input: usage.prompt_tokens, output: usage.completion_tokens });
    const choice = choices?.[0];
    if (!choice) continue;
    if (choice.delta?.refusal) isRefused = true;
    const delta = choice.delta?.content;
    if (delta) {
      text += delta;
      onText(delta);
    }
    finish = choice.finish_reason ?? finish;
  }
  if (finish === '') throw new ProviderFault('broken', 'the stream ended without a finish reason');
  return { text, finish, isRefused, tokens };
}
