import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import type { ApiClient } from '@storysprout/contracts/shell';

/** Writes a story. The same key asks for the same story again, without a second charge. */
export function generateStory(api: ApiClient, body: GenerateBody, idempotencyKey: string): Promise<Story> {
  return api<Story>({
    method: 'POST',
    path: '/stories/generate',
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
}
