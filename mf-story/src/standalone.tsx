import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import {
  GENERATION_STAGES,
  type GenerateBody,
  type GenerationEvent,
  type Story,
} from '@storysprout/contracts/api/stories';
import { difficultyOf, THEME_NEEDS_HELP } from '@storysprout/contracts/rules';
import { type ApiError, ShellContext } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import {
  createFakeApi,
  createFakeShell,
  createFakeStream,
  fakeConfig,
} from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import Home from './pages/home/home';
import StoryDetail from './pages/story-detail/story-detail';
import { noAudio, sampleAudio } from './testing/sample-audio';
import { sampleStory } from './testing/sample-story';

// Development only: the remote without the shell, with an API in memory. ?lang=en shows the English texts, ?guest a guest
// session; the theme "fail" is a provider failure, "help" a theme of distress, the story "missing" a 404.
const query = new URLSearchParams(location.search);
let story = { ...sampleStory };
let narration = noAudio;

const refusal = (code: ApiError['code'], status: number, errors: ApiError['errors'] = []) =>
  Object.assign(new Error(code), { name: 'ApiError', code, status, errors });

function answer({ method, path, body }: ApiRequest): unknown {
  if (path === '/stories/generate') {
    const { grade, theme } = body as GenerateBody;
    if (theme === 'fail') throw refusal('PROVIDER_FAILED', 502);
    if (theme === 'help')
      throw refusal('THEME_NOT_ALLOWED', 400, [{ path: 'theme', message: THEME_NEEDS_HELP }]);
    story = {
      ...sampleStory,
      grade,
      theme,
      difficulty: difficultyOf(grade),
      createdAt: new Date().toISOString(),
    };
    return story;
  }
  if (path.startsWith('/favorites/')) {
    story = { ...story, isFavorited: method === 'POST' };
    return null;
  }
  if (path === '/config') return fakeConfig;
  if (path.endsWith('/audio')) {
    if (method === 'POST') {
      narration = sampleAudio();
      story = { ...story, audioUrl: narration.audioUrl };
    }
    return narration;
  }
  if (path.endsWith('/missing')) throw refusal('NOT_FOUND', 404);
  const author = query.has('guest') ? { author: { nickName: '小树' } } : {};
  const grade = Number(query.get('grade') ?? story.grade) as GenerateBody['grade'];
  return { ...story, ...author, id: path.split('/').at(-1), grade, difficulty: difficultyOf(grade) };
}

const isSlow = ({ method, path }: ApiRequest) => method === 'POST' && path.endsWith('/audio');

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const api = createFakeApi(async (request) => {
  await pause(isSlow(request) ? 1500 : 300);
  return answer(request);
});

/** Streams a generation that takes a second for each stage. */
const stream = createFakeStream(async function* (request): AsyncGenerator<GenerationEvent> {
  for (const stage of GENERATION_STAGES) {
    yield { type: 'progress', stage, sentences: GENERATION_STAGES.indexOf(stage) * 2 };
    await pause(1000);
  }
  yield { type: 'done', story: answer(request) as Story };
});

function Pages() {
  const navigate = useNavigate();
  return (
    <ShellContext
      value={createFakeShell({
        api,
        stream,
        language: query.get('lang') === 'en' ? 'en-US' : 'zh-CN',
        navigate: (path) => void navigate(path),
        toast: (message) => console.warn(message),
        setTitle: (title) => {
          document.title = title;
        },
        ...(query.has('guest') && { session: { user: null, isLoggedIn: false, region: 'china' as const } }),
      })}
    >
      <Suspense>
        <main>
          <Routes>
            <Route path="/story/:id" element={<StoryDetail />} />
            <Route path="*" element={<Home />} />
          </Routes>
        </main>
      </Suspense>
    </ShellContext>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
