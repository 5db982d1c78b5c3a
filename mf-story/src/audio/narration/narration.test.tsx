import { expect, jest, test } from '@jest/globals';
import type { Audio } from '@storysprout/contracts/api/narration';
import type { ShellApi } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError, fakeConfig } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import StoryDetail from '../../pages/story-detail/story-detail';
import { installFakeMedia } from '../../testing/fake-media';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
// Loaded here, so that the first test does not wait for it.
import '../player/player';

// The first render takes longer on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
const noAudio: Audio = { exists: false, audioUrl: null, voice: null, timings: [], voiceFallback: null };
const audio: Audio = {
  exists: true,
  audioUrl: '/audio/a1b2.mp3',
  voice: 'nova',
  timings: [{ start: 0, end: 2.5, words: [{ start: 0, end: 0.4 }] }],
  voiceFallback: null,
};
const audioPath = `/stories/${sampleStory.id}/audio`;
const guest = { user: null, isLoggedIn: false, region: 'global' as const };
const fail = (...failure: Parameters<typeof apiError>) => {
  throw apiError(...failure);
};

interface FakeServer {
  story?: () => unknown;
  info?: () => unknown;
  narrate?: () => unknown;
  shell?: Partial<ShellApi>;
}

/** Renders a story's page with the given responses of the server. */
async function open({
  story = () => sampleStory,
  info = () => noAudio,
  narrate = () => audio,
  shell = {},
}: FakeServer = {}) {
  const page = await renderPage(
    <>
      <StoryDetail />
      <Link to="/elsewhere">走开</Link>
    </>,
    {
      path: '/story/:id',
      url: `/story/${sampleStory.id}`,
      shell,
      respond: ({ method, path }: ApiRequest) => {
        if (path === '/config') return fakeConfig;
        if (path === audioPath) return method === 'POST' ? narrate() : info();
        return story();
      },
    },
  );
  const sent = (method: string) =>
    page.requests.filter((request) => request.path === audioPath && request.method === method);
  return { ...page, sent };
}

const generate = () => screen.findByRole('button', { name: '点击生成音频' });
const play = () => screen.findByRole('button', { name: '播放' });
const region = () => screen.queryByRole('region', { name: '朗读' });

test('plays a story’s own URL without waiting for the timings', async () => {
  const { sent } = await open({
    story: () => ({ ...sampleStory, audioUrl: '/audio/own.mp3' }),
    info: () => new Promise(() => {}),
  });
  await play();
  expect(media.element().src).toBe('http://localhost/audio/own.mp3');
  expect(sent('GET')).toMatchObject([{ redirectOnSessionEnd: false }]);
});

test('plays it even if the timings cannot be fetched', async () => {
  await open({
    story: () => ({ ...sampleStory, audioUrl: '/audio/own.mp3' }),
    info: () => fail('UNAVAILABLE'),
  });
  await play();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('else fetches the narration, plays it and caches its timings', async () => {
  const { sent, queryClient } = await open({ info: () => audio });
  await play();
  expect(media.element().src).toBe('http://localhost/audio/a1b2.mp3');
  expect(sent('GET')).toMatchObject([{ redirectOnSessionEnd: false }]);
  expect(queryClient.getQueryData(['stories', 'audio', sampleStory.id])).toEqual(audio);
});

test('generates a missing narration, sets its URL and refetches the story', async () => {
  let isNarrated = false;
  let finish: (response: Audio) => void = () => {};
  const page = await open({
    story: () => ({ ...sampleStory, audioUrl: isNarrated ? audio.audioUrl : null }),
    narrate: () => new Promise((resolve) => (finish = resolve)),
  });
  await page.user.click(await generate());
  expect(screen.getByRole('button', { name: '生成中……' })).toHaveAttribute('aria-busy', 'true');
  expect(region()).toHaveTextContent('先读读故事，音频马上就好。');
  expect(screen.getByText('音频正在生成，可以先读故事')).toHaveAttribute('role', 'status');
  const storyFetches = () => page.requests.filter(({ path }) => path === `/stories/${sampleStory.id}`);
  expect(storyFetches()).toHaveLength(1);
  isNarrated = true;
  finish(audio);
  expect(await play()).toHaveFocus();
  expect(screen.getByText('音频好了，可以播放')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(storyFetches()).toHaveLength(2));
  expect(page.shell.toast).not.toHaveBeenCalled();
});

test('says why another voice speaks than the chosen one, until the pupil closes it', async () => {
  const { user } = await open({ narrate: () => ({ ...audio, voiceFallback: 'budget' }) });
  await user.click(await generate());
  const note = (await screen.findByText(/今天的在线语音用完了/)).closest('[role="status"]');
  expect(note).toHaveTextContent('今天的在线语音用完了，先由离线语音来读，明天再来吧。');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(note).not.toBeInTheDocument();
  expect(region()).toHaveFocus();
  expect(await play()).toBeInTheDocument();
});

test('a double click and two clicks before a render send one request', async () => {
  const { user, sent } = await open({ narrate: () => new Promise(() => {}) });
  const button = await generate();
  await act(async () => {
    button.click();
    button.click();
  });
  await user.dblClick(button);
  expect(sent('POST')).toHaveLength(1);
});

test('shows a toast on success after the pupil has left the page', async () => {
  let finish: (response: Audio) => void = () => {};
  const page = await open({ narrate: () => new Promise((resolve) => (finish = resolve)) });
  await page.user.click(await generate());
  await page.user.click(screen.getByRole('link', { name: '走开' }));
  finish(audio);
  await waitFor(() => expect(page.shell.toast).toHaveBeenCalledWith('音频生成好了，在故事里等你', 'success'));
});

test('shows a toast on failure after the pupil has left the page', async () => {
  let reject: (error: Error) => void = () => {};
  const page = await open({
    narrate: () => new Promise((_resolve, rejectRequest) => (reject = rejectRequest)),
  });
  await page.user.click(await generate());
  await page.user.click(screen.getByRole('link', { name: '走开' }));
  reject(apiError('PROVIDER_FAILED'));
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith('音频没有生成，回到故事里再试一次吧', 'error'),
  );
});

test('shows the pending state after the pupil returns to the page', async () => {
  let finish: (response: Audio) => void = () => {};
  const page = await open({ narrate: () => new Promise((resolve) => (finish = resolve)) });
  await page.user.click(await generate());
  page.rerenderPage(<p>别处</p>);
  page.rerenderPage(<StoryDetail />);
  expect(await screen.findByRole('button', { name: '生成中……' })).toBeInTheDocument();
  finish(audio);
  expect(await play()).toBeInTheDocument();
});

test.each([
  ['PROVIDER_FAILED', '音频没有生成，再试一次，或者换个声音。'],
  ['PROVIDER_TIMEOUT', '音频没有生成，再试一次，或者换个声音。'],
  ['UNAVAILABLE', '网络开小差了，再试一次。'],
  ['NETWORK', '网络开小差了，再试一次。'],
  ['TIMEOUT', '网络开小差了，再试一次。'],
  ['INTERNAL', '网络开小差了，再试一次。'],
  ['RATE_LIMITED', '太快啦，休息一下再试。'],
  ['VALIDATION_FAILED', '这个声音用不了，换一个试试。'],
] as const)('%s while generating shows "%s" and a retry button', async (code, text) => {
  let narrate: () => unknown = () => fail(code);
  const { user } = await open({ narrate: () => narrate() });
  await user.click(await generate());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  narrate = () => audio;
  const retry = screen.getByRole('button', { name: '再试一次' });
  expect(retry).toHaveFocus();
  await user.click(retry);
  expect(await play()).toBeInTheDocument();
});

test('an ended session, which redirects to the login, shows no error', async () => {
  const { user } = await open({ narrate: () => fail('UNAUTHENTICATED', 'No', { status: 401 }) });
  await user.click(await generate());
  expect(await generate()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['NOT_CONFIGURED', 'NOT_FOUND', 'FORBIDDEN'] as const)(
  'renders nothing after the response %s',
  async (code) => {
    const { sent } = await open({ info: () => fail(code) });
    await screen.findByRole('heading', { name: '动物园之旅' });
    await waitFor(() => expect(sent('GET')).toHaveLength(1));
    expect(region()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('removes the form if generating fails with NOT_CONFIGURED', async () => {
  const { user } = await open({ narrate: () => fail('NOT_CONFIGURED') });
  await user.click(await generate());
  await waitFor(() => expect(region()).not.toBeInTheDocument());
});

test('a failed fetch can be retried, and its error stays until then', async () => {
  let info: () => unknown = () => fail('UNAVAILABLE');
  let finish: (response: Audio) => void = () => {};
  const { user } = await open({ info: () => info() });
  expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了，再试一次。');
  info = () => new Promise((resolve) => (finish = resolve));
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了，再试一次。');
  finish(audio);
  expect(await play()).toHaveFocus();
});

test('a guest can play an existing narration', async () => {
  const shared = { ...sampleStory, author: { nickName: '小树' } };
  await open({ story: () => shared, info: () => audio, shell: { session: guest } });
  expect(await play()).toBeInTheDocument();
});

test('a guest sees what the login is for, and reaches it without a request', async () => {
  const goToLogin = jest.fn();
  const shared = { ...sampleStory, author: { nickName: '小树' } };
  const { user, sent } = await open({ story: () => shared, shell: { session: guest, goToLogin } });
  expect(await screen.findByText('登录后可以生成。')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(sent('POST')).toEqual([]);
});

test('refetches a narration whose URL is gone', async () => {
  let info = audio;
  const { user } = await open({ info: () => info });
  await play();
  media.fail();
  info = noAudio;
  await user.click(screen.getByRole('button', { name: '再试一次' }));
  expect(await generate()).toBeInTheDocument();
});
