import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeStream } from '@storysprout/contracts/shell/fake';
import { act, waitFor } from '@testing-library/react';

type Part = GenerationEvent | Error;

/** One streamed request whose events a test sends. */
class StreamRequest {
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

  /** Sends events to the reader; an error ends the stream. */
  send(...parts: Part[]): Promise<void> {
    return act(async () => parts.forEach((part) => this.push(part)));
  }

  private push(part: Part): void {
    this.parts.push(part);
    this.wake();
  }
}

/** A fake of the shell's `stream` that a test controls. */
export function controlledStream() {
  const requests: StreamRequest[] = [];
  const stream = createFakeStream((request) => {
    const streamRequest = new StreamRequest(request);
    requests.push(streamRequest);
    return streamRequest.read();
  });
  /** Waits for the n-th request. */
  const waitForRequest = async (count: number): Promise<StreamRequest> => {
    await waitFor(() => {
      if (requests.length < count) throw new Error(`${requests.length} of ${count} requests arrived`);
    });
    return requests[count - 1]!;
  };
  return { stream, requests, waitForRequest };
}

export const progress = (
  stage: Extract<GenerationEvent, { type: 'progress' }>['stage'],
  sentences = 0,
): GenerationEvent => ({ type: 'progress', stage, sentences });
