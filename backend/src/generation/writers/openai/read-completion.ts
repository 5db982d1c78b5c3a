import type { OpenAI } from 'openai';
import type { TokenUsage } from '../story-writer.js';
import { afterSilence } from './after-silence.js';
import { ProviderFault } from './provider-fault.js';

type Chunk = OpenAI.Chat.ChatCompletionChunk;

/** A model's whole answer. */
export interface Completion {
  text: string;
  /** Why it ended: `stop`, `length`, or that something was withheld. */
  finish: string;
  /** Whether the model said that it does not want to. */
  isRefused: boolean;
  tokens: TokenUsage;
}

/**
 * Reads a streamed answer to its end. The SDK's own time-out ends with the headers: a stream on which nothing comes for
 * `idleMs` is ended here. A stream that ends without a finish reason was cut, even where it ended cleanly.
 * @param end closes the request
 * @throws ProviderFault slow or broken, or what the SDK throws
 */
export async function readCompletion(
  stream: AsyncIterable<Chunk>,
  { idleMs, end, onText }: { idleMs: number; end: () => void; onText: (piece: string) => void },
): Promise<Completion> {
  let [text, finish, isRefused, isStalled] = ['', '', false, false];
  const tokens: TokenUsage = { input: 0, output: 0 };
  const stall = () => {
    isStalled = true;
    end();
  };
  let cancel = afterSilence(idleMs, stall);
  try {
    for await (const { choices, usage } of stream) {
      cancel();
      cancel = afterSilence(idleMs, stall);
      if (usage) Object.assign(tokens, { input: usage.prompt_tokens, output: usage.completion_tokens });
      const choice = choices?.[0];
      if (!choice) continue;
      if (choice.delta?.refusal) isRefused = true;
      const piece = choice.delta?.content;
      if (piece) {
        text += piece;
        onText(piece);
      }
      finish = choice.finish_reason ?? finish;
    }
  } catch (error) {
    if (!isStalled) throw error;
  } finally {
    cancel();
  }
  // An ended request ends the loop without an error.
  if (isStalled) throw new ProviderFault('slow', 'the stream stalled');
  if (finish === '') throw new ProviderFault('broken', 'the stream ended without a finish reason');
  return { text, finish, isRefused, tokens };
}
