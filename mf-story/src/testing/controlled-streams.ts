import type { GenerationEvent } from '@storysprout/contracts/api/stories';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeStream } from '@storysprout/contracts/shell/fake';
import { act, waitFor } from '@testing-library/react';

type Part = GenerationEvent | Error;

/** The response to one streamed request, whose events a test sends. */
class ControlledStream {
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

  /** Sends events to the client; an error ends the stream. */
  send(...parts: Part[]): Promise<void> {
    return act(async () => parts.forEach((part) => this.push(part)));
  }

  private push(part: Part): void {
    this.parts.push(part);
    this.wake();
  }
}

/** A fake of the shell's `stream` that a test controls. */
export function createControlledStreams() {
  const streams: ControlledStream[] = [];
  const stream = createFakeStream((request) => {
    const controlled = new ControlledStream(request);
    streams.push(controlled);
    return controlled.read();
  });
  /** Waits for the n-th request. */
  const waitForStream = async (count: number): Promise<ControlledStream> => {
    await waitFor(() => {
      if (streams.length < count) throw new Error(`${streams.length} of ${count} requests arrived`);
    });
    return streams[count - 1]!;
  };
  return { stream, streams, waitForStream };
}

export const progress = (
  stage: Extract<GenerationEvent, { type: 'progress' }>['stage'],
  sentences = 0,
): GenerationEvent => ({ type: 'progress', stage, sentences });
