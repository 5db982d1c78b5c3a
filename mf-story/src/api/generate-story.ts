import type { CallOptions } from '@storysprout/contracts/api/routes';
import type { GenerateBody, GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { isApiError, type ShellApi } from '@storysprout/contracts/shell';

export interface GenerationRequest {
  body: GenerateBody;
  /** Idempotency key: a request with the same key gets the same story and is charged once. */
  key: string;
  signal?: AbortSignal;
}

/** An event of a generation in progress: a stage or a piece of the text. */
export type GenerationProgressEvent = Extract<GenerationEvent, { type: 'progress' | 'text' }>;

/** A proxy between browser and server does not pass the stream on: it altered the response or buffers it. */
const isStreamingUnavailable = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'TIMEOUT' || (error.code === 'NETWORK' && error.status > 0));

/**
 * Generates a story, or joins the generation in progress under the same key. Where responses can be streamed, its events
 * are reported; elsewhere the request is sent without streaming and there are no events.
 * @throws ApiError
 */
export async function generateStory(
  { api, stream }: Pick<ShellApi, 'api' | 'stream'>,
  { body, key, signal }: GenerationRequest,
  onEvent: (event: GenerationProgressEvent) => void,
): Promise<Story> {
  const options: CallOptions<'POST /stories/generate'> = {
    body,
    headers: { 'Idempotency-Key': key },
    ...(signal && { signal }),
  };
  let isStreamed = false;
  try {
    for await (const event of stream?.('POST /stories/generate', options) ?? []) {
      isStreamed = true;
      if (event.type === 'done') return event.story;
      onEvent(event);
    }
  } catch (error) {
    if (isStreamed || !isStreamingUnavailable(error)) throw error;
  }
  return api('POST /stories/generate', options);
}
