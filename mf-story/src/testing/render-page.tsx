import { jest } from '@jest/globals';
import type { Language } from '@storysprout/contracts/rules';
import { type ApiError, type ApiRequest, type ShellApi, ShellContext } from '@storysprout/contracts/shell';
import { createFakeShell } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
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

interface Options {
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
  await catalogue.load(language);
  const requests: ApiRequest[] = [];
  const shell = createFakeShell({
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
    setTitle: jest.fn(),
    refreshProfile: jest.fn(async () => {}),
    ...options.shell,
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: 0 } },
  });
  const pageIn = (given: ShellApi, shown = page) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <ShellContext value={given}>
          <Suspense>
            <Routes>
              <Route path={path} element={shown} />
              {path !== '*' && <Route path="*" element={null} />}
            </Routes>
            <Address />
          </Suspense>
        </ShellContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const view = render(pageIn(shell));
  /** Changes what the shell gives while the page stands. */
  const setShell = (changed: Partial<ShellApi>) => view.rerender(pageIn({ ...shell, ...changed }));
  /** Gives the page other props, in the same place. */
  const showInstead = (changed: ReactElement) => view.rerender(pageIn(shell, changed));
  return { ...view, user: userEvent.setup(), shell, setShell, showInstead, requests, queryClient };
}
