import type { Audio } from '@storysprout/contracts/api/narration';
import type { ShellApi } from '@storysprout/contracts/shell';
import { fakeConfig } from '@storysprout/contracts/shell/fake';
import { screen } from '@testing-library/react';
import type { ShownStory } from '../api/story';
import StoryDetail from '../pages/story-detail/story-detail';
import { renderPage } from './render-page';
import { sampleTimings } from './sample-audio';
import { sampleStory } from './sample-story';
import { went } from './sample-word';

export const narrated: ShownStory = { ...sampleStory, audioUrl: '/audio/a1b2.mp3' };

/** The server's response: sentence n starts at 2n + 0.25 seconds. */
export const narration: Audio = {
  exists: true,
  audioUrl: narrated.audioUrl,
  voice: 'nova',
  timings: sampleTimings,
  voiceFallback: null,
};

interface FakeServer {
  story?: () => ShownStory;
  info?: () => unknown;
  narrate?: (voice: string) => unknown;
  shell?: Partial<ShellApi>;
}

/** Renders the page of a story with a narration and waits for its player. */
export async function openNarrated({
  story = () => narrated,
  info = () => narration,
  narrate = () => narration,
  shell = {},
}: FakeServer = {}) {
  const page = await renderPage(<StoryDetail />, {
    path: '/story/:id',
    url: `/story/${sampleStory.id}`,
    shell,
    respond: ({ method, path, body }) => {
      if (path === '/config') return fakeConfig;
      if (path.startsWith('/words/')) return went;
      if (!path.endsWith('/audio')) return story();
      return method === 'POST' ? narrate((body as { voice: string }).voice) : info();
    },
  });
  await screen.findByRole('button', { name: '播放' });
  return page;
}

/** The text of the sentence that is marked as current. */
export const currentSentenceText = (): string | null =>
  document.querySelector('[aria-current="true"]')?.textContent ?? null;
