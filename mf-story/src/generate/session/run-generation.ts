import type { Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { isApiError, type ShellApi } from '@storysprout/contracts/shell';
import { generateStory, type GenerationCall, type GenerationNews } from '../../api/generate-story';

/** Milliseconds before each try to join again: together less than the server waits for somebody to come back. */
const PAUSES = [500, 1_500, 4_000, 8_000];

/** No answer has come, or not the whole of it: the story may be there, under its key. */
export const isAnswerLost = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT');

interface Run extends GenerationCall {
  signal: AbortSignal;
  /** It is under way already: losing the first connection does not end it. */
  isUnderWay: boolean;
  onNews: (news: GenerationNews) => void;
  /** The connection was lost; it is joined again in a moment. */
  onLost: () => void;
}

/**
 * A generation from its start, or from wherever it is, to its story. Once it is under way, a lost connection is joined
 * again, a few times, with growing pauses.
 * @throws ApiError, or whatever the signal was aborted with
 */
export async function runGeneration(
  shell: Pick<ShellApi, 'api' | 'stream'>,
  { isUnderWay, onNews, onLost, ...call }: Run,
  pauses = PAUSES,
): Promise<Story> {
  let hasBegun = isUnderWay;
  const hear = (news: GenerationNews) => {
    hasBegun = true;
    onNews(news);
  };
  for (const pause of pauses) {
    try {
      return await generateStory(shell, call, hear);
    } catch (error) {
      if (call.signal.aborted || !hasBegun || !isAnswerLost(error)) throw error;
    }
    onLost();
    await waitOnline(pause, call.signal);
  }
  return generateStory(shell, call, hear);
}

/** Waits so long, and without a network until it is back; not for ever, for a browser may be wrong about that. */
async function waitOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, signal);
  if (!navigator.onLine) await wait(TIMES.generationRejoin, signal, 'online');
}

/** Waits until the time is over, or the window tells of this event. */
function wait(milliseconds: number, signal: AbortSignal, event?: 'online'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', settle);
      if (event) window.removeEventListener(event, settle);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(settle, milliseconds);
    signal.addEventListener('abort', settle);
    if (event) window.addEventListener(event, settle);
    if (signal.aborted) settle();
  });
}
