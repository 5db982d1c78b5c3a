import { jest } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { Language } from '@storysprout/contracts/rules';
import { type ApiError, type ApiRequest, type ShellApi, ShellContext } from '@storysprout/contracts/shell';
import { createFakeShell } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue';

/** An error as the shell's request client rejects with. */
export function apiError(
  code: ApiError['code'],
  message: string = code,
  more: Partial<ApiError> = {},
): ApiError {
  return Object.assign(new Error(message), {
    name: 'ApiError' as const,
    code,
    status: 400,
    errors: [],
    ...more,
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** An installation with e-mail alone. */
export const plainConfig: Config = {
  logins: { email: true, google: null, apple: null, wechat: false },
  region: 'china',
  voices: [],
  limits: { themeGraphemes: 200, passwordMin: 6, nickNameMin: 2, generationsPerDay: 100 },
  ipServices: [],
  operator: { name: null, contact: null, icp: null, aiFiling: null },
  mail: false,
};

interface Options {
  /** What the installation offers; undefined where it has to be asked for. */
  config?: Config | undefined;
  /** Answers the requests, in the shell's stead. */
  answer?: (request: ApiRequest) => unknown;
  shell?: Partial<ShellApi>;
  language?: Language;
  /** Where the page stands, as the shell's router would say. */
  path?: string;
  at?: string;
}

/** Shows a page inside a fake shell, with its texts loaded; whatever it asks of the shell is recorded. */
export async function renderPage(page: ReactElement, options: Options = {}) {
  const { answer = () => null, language = 'zh-CN', path = '*', at = '/' } = options;
  const config = 'config' in options ? options.config : plainConfig;
  await catalogue.load(language);
  const requests: ApiRequest[] = [];
  const guest = { user: null, isLoggedIn: false, region: config?.region ?? 'global' } as const;
  const shell = createFakeShell({
    session: guest,
    language,
    api: (async (request: ApiRequest) => {
      requests.push(request);
      return answer(request);
    }) as ShellApi['api'],
    login: jest.fn(),
    modal: jest.fn<ShellApi['modal']>(async () => true),
    toast: jest.fn(),
    navigate: jest.fn(),
    goToLogin: jest.fn(),
    leaveLogin: jest.fn(),
    setTitle: jest.fn(),
    refreshProfile: jest.fn(async () => {}),
    ...options.shell,
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without timers that outlive the test.
      queries: { retry: false, staleTime: 60_000, gcTime: Infinity },
      mutations: { retry: 0, gcTime: Infinity },
    },
  });
  if (config) queryClient.setQueryData(queryKeys.config, config);
  const tree = (value: ShellApi) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <ShellContext value={value}>
          <Suspense>
            <Routes>
              <Route path={path} element={page} />
              {path !== '*' && <Route path="*" element={null} />}
            </Routes>
            <Address />
          </Suspense>
        </ShellContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  // Whatever the page loads lazily has come before the test goes on.
  const view = await act(async () => render(tree(shell)));
  /** The shell's members are new ones, as after a login. */
  const renewShell = () => act(async () => view.rerender(tree({ ...shell })));
  return { ...view, user: userEvent.setup(), shell, requests, queryClient, renewShell };
}
