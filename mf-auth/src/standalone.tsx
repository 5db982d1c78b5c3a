import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import type { RegisterBody } from '@storysprout/contracts/api/auth';
import { type ApiError, ShellContext } from '@storysprout/contracts/shell';
import { createFakeApi, createFakeShell, fakeUser } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import Login from './pages/login/login';

// Development only: the remote without the shell. The password "wrong1" is rejected; ?lang=en shows the English texts.
const config = { logins: { email: true }, region: 'china', ipServices: [], mail: true };
const api = createFakeApi(async ({ path, body }) => {
  if (path === '/config') return config;
  await new Promise((resolve) => setTimeout(resolve, 800));
  const { email, password, nickName = fakeUser.nickName } = body as Partial<RegisterBody>;
  if (password === 'wrong1') {
    const refusal: Partial<ApiError> = {
      name: 'ApiError',
      code: 'INVALID_CREDENTIALS',
      status: 401,
      errors: [],
    };
    throw Object.assign(new Error('Invalid email or password'), refusal);
  }
  return { userInfo: { ...fakeUser, email, nickName }, token: 'token' };
});

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <ShellContext
        value={createFakeShell({
          api,
          language: new URLSearchParams(location.search).get('lang') === 'en' ? 'en-US' : 'zh-CN',
          modal: async ({ title, message }) => {
            window.alert(`${title}\n${message}`);
            return true;
          },
        })}
      >
        <Suspense>
          <Login />
        </Suspense>
      </ShellContext>
    </QueryClientProvider>
  </StrictMode>,
);
