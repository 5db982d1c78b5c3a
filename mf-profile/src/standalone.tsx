import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import { ShellContext } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi, createFakeShell, fakeUser } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import Favorites from './pages/favorites/favorites';
import Profile from './pages/profile/profile';
import Recent from './pages/recent/recent';
import { pageOf, sampleFavorites, sampleStories } from './testing/sample-stories';

// Development only: the remote without the shell, with an in-memory API. Query: ?lang=en for English texts, ?count=0 for
// empty lists, ?fail for failing requests, ?slow for pending ones.
const query = new URLSearchParams(location.search);
const count = Number(query.get('count') ?? 14);
let stories = sampleStories(count);
let favorites = sampleFavorites(count);

function answer({ method, path, query }: ApiRequest): unknown {
  const page = Number(query?.page ?? 1);
  const id = path.split('/').at(-1);
  if (method === 'DELETE') {
    if (path.startsWith('/stories/')) stories = stories.filter((story) => story.id !== id);
    else favorites = favorites.filter((favorite) => favorite.storyId !== id);
    return null;
  }
  if (path === '/stories') {
    const { items, pagination } = pageOf(stories, page);
    return { stories: items, pagination };
  }
  const { items, pagination } = pageOf(favorites, page);
  return { favorites: items, pagination };
}

const api = createFakeApi(async (request) => {
  await new Promise((resolve) => setTimeout(resolve, query.has('slow') ? 1e9 : 300));
  if (query.has('fail')) throw new Error('fail');
  return answer(request);
});

const shell = {
  api,
  language: query.get('lang') === 'en' ? ('en-US' as const) : ('zh-CN' as const),
  session: {
    user: { ...fakeUser, stats: { totalStories: 36, totalFavorites: 18, totalShares: 5 } },
    isLoggedIn: true,
    region: 'china' as const,
  },
  modal: ({ message }: { message: string }) => Promise.resolve(window.confirm(message)),
  toast: (message: string) => console.warn(message),
  setTitle: (title: string) => {
    document.title = title;
  },
};

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <ShellContext value={createFakeShell(shell)}>
          <Suspense>
            <main>
              <Routes>
                <Route path="/profile" element={<Profile />} />
                <Route path="/profile/recent" element={<Recent />} />
                <Route path="/profile/favorites" element={<Favorites />} />
                <Route path="*" element={<Navigate to="/profile" />} />
              </Routes>
            </main>
          </Suspense>
        </ShellContext>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
