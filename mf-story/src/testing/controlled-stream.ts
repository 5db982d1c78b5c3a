import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeStream } from '@storysprout/contracts/shell/fake';
import { act, waitFor } from '@testing-library/react';

type Part = GenerationEvent | Error;

/** One call of a stream, in the hands of a test. */
class StreamCall {
  private readonly parts: Part[] = [];
  private wake: () => void = () => {};

  constructor(readonly request: ApiRequest) {
    request.signal?.addEventListener('abort', () => this.push(new DOMException('aborted', 'AbortError')));
  }

  async *read(): AsyncGenerator<GenerationEvent> {
    for (;;) {
      const part = this.parts.shift();
      if (part instanceof Error) throw part;
      if (part) yield part;
      else await new Promise<void>((resolve) => (this.wake = resolve));
      if (part?.type === 'done') return;
    }
  }

  /** Lets these arrive; an error ends the stream. */
  send(...parts: Part[]): Promise<void> {
    return act(async () => parts.forEach((part) => this.push(part)));
  }

  private push(part: Part): void {
    this.parts.push(part);
    this.wake();
  }
}

/** A shell's `stream` whose answers a test gives. */
export function controlledStream() {
  const calls: StreamCall[] = [];
  const stream = createFakeStream((request) => {
    const call = new StreamCall(request);
    calls.push(call);
    return call.read();
  });
  /** The n-th call, once it has come. */
  const called = async (times: number): Promise<StreamCall> => {
    await waitFor(() => {
      if (calls.length < times) throw new Error(`${calls.length} of ${times} calls came`);
    });
    return calls[times - 1]!;
  };
  return { stream, calls, called };
}

export const progress = (
  stage: Extract<GenerationEvent, { type: 'progress' }>['stage'],
  sentences = 0,
): GenerationEvent => ({ type: 'progress', stage, sentences });
