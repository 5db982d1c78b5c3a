import { jest } from '@jest/globals';
import type { Language } from '@storysprout/contracts/rules';
import { type ShellApi, ShellContext } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { createFakeApi, createFakeShell } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export interface RenderPageOptions {
  /** Responds to the requests of the page. */
  respond?: (request: ApiRequest) => unknown;
  shell?: Partial<ShellApi>;
  language?: Language;
  /** Route pattern of the page. */
  path?: string;
  url?: string;
  /** May hold cached responses. */
  queryClient?: QueryClient;
}

/** A query client without retries and without timers that outlive the test. */
export const createTestQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: Infinity },
      mutations: { retry: 0, gcTime: Infinity },
    },
  });

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/**
 * Creates a remote's `renderPage`: it renders a page inside a fake shell, with its texts loaded, and records its requests.
 * @param catalogue the remote's texts
 */
export function createRenderPage(catalogue: { load(language: Language): Promise<unknown> }) {
  return async function renderPage(page: ReactElement, options: RenderPageOptions = {}) {
    const { respond = () => null, language = 'zh-CN', path = '*', url = '/' } = options;
    const { queryClient = createTestQueryClient() } = options;
    await catalogue.load(language);
    const requests: ApiRequest[] = [];
    const shell = createFakeShell({
      language,
      api: createFakeApi((request) => {
        requests.push(request);
        return respond(request);
      }),
      login: jest.fn(),
      modal: jest.fn<ShellApi['modal']>(async () => true),
      toast: jest.fn(),
      navigate: jest.fn(),
      goToLogin: jest.fn(),
      signInAgain: jest.fn(),
      leaveLogin: jest.fn(),
      setTitle: jest.fn(),
      refreshProfile: jest.fn(async () => {}),
      ...options.shell,
    });
    const pageIn = (given: ShellApi, shown = page) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[url]}>
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
    /** Changes members of the shell while the page is mounted. */
    const updateShell = (changed: Partial<ShellApi>) => view.rerender(pageIn({ ...shell, ...changed }));
    /** Renders another element in place of the page. */
    const rerenderPage = (changed: ReactElement) => view.rerender(pageIn(shell, changed));
    return { ...view, user: userEvent.setup(), shell, updateShell, rerenderPage, requests, queryClient };
  };
}
