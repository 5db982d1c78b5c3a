import type { CallOptions } from '@storysprout/contracts/api/routes';
import type { GenerateBody, GenerationEvent, Story } from '@storysprout/contracts/api/stories';
import { isApiError, type ShellApi } from '@storysprout/contracts/shell';

export interface GenerationCall {
  body: GenerateBody;
  /** The same key asks for the same story again, without a second charge. */
  key: string;
  signal?: AbortSignal;
}

/** What a generation tells before it is done. */
export type GenerationNews = Extract<GenerationEvent, { type: 'progress' | 'text' }>;

/** Something between here and the server lets no stream through: an answer came that was none, or it is held back. */
const isUnstreamed = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'TIMEOUT' || (error.code === 'NETWORK' && error.status > 0));

/**
 * Writes a story, or joins the one that is being written under this key. Tells what happens meanwhile, where answers
 * can be read while they arrive; elsewhere it is asked for plainly and nothing is told.
 * @throws ApiError
 */
export async function generateStory(
  { api, stream }: Pick<ShellApi, 'api' | 'stream'>,
  { body, key, signal }: GenerationCall,
  onNews: (news: GenerationNews) => void,
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
      onNews(event);
    }
  } catch (error) {
    if (isStreamed || !isUnstreamed(error)) throw error;
  }
  return api('POST /stories/generate', options);
}
