import { jest } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import type { LoginProvider } from '@storysprout/contracts/api/logins';
import type { SessionInfo } from '@storysprout/contracts/api/sessions';
import type { UpdateProfile, User } from '@storysprout/contracts/api/users';
import type { Language } from '@storysprout/contracts/rules';
import type { ShellApi } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { fakeConfig, fakeUser } from '@storysprout/contracts/shell/fake';
import { configure } from '@testing-library/react';
import { catalogue } from '../pages/settings/i18n/catalogue';
import Settings from '../pages/settings/settings';
import { renderPage } from './render-page';

interface Options {
  user?: Partial<User>;
  config?: Partial<Config>;
  logins?: readonly LoginProvider[];
  sessions?: readonly SessionInfo[];
  language?: Language;
  shell?: Partial<ShellApi>;
  /** Handles a request first; undefined passes it to the fake server. */
  respond?: (request: ApiRequest) => unknown;
}

// Queries by role would spend most of their time on whether each of many controls is hidden.
configure({ defaultHidden: true });
// jsdom implements no playback.
jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});

/** Renders a pupil's settings with a fake server. */
export async function openSettings(options: Options = {}) {
  const { language = 'zh-CN', logins = ['email'], sessions = [], respond, config } = options;
  await catalogue.load(language);
  const user = { ...fakeUser, ...options.user };
  const serve = (request: ApiRequest): unknown => {
    const { method, path } = request;
    if (path === '/config') return { ...fakeConfig, ...config };
    if (path === '/auth/logins')
      return { logins: logins.map((provider) => ({ provider, linkedAt: '2026-03-02T12:00:00.000Z' })) };
    if (path === '/auth/sessions' && method === 'GET') return { sessions };
    if (path === '/users/profile' && method === 'PUT') {
      const { preferences, ...rest } = request.body as UpdateProfile;
      return { ...user, ...rest, preferences: { ...user.preferences, ...preferences } };
    }
    if (path.endsWith('/preview')) return { audioUrl: `/audio${path}.mp3` };
    return null;
  };
  const releaseGuard = jest.fn();
  const guardLeaving = jest.fn<ShellApi['guardLeaving']>(() => releaseGuard);
  const page = await renderPage(<Settings />, {
    language,
    respond: (request) => respond?.(request) ?? serve(request),
    shell: {
      session: { user, isLoggedIn: true, region: 'global' },
      guardLeaving,
      setLanguage: jest.fn(),
      logout: jest.fn(async () => {}),
      ...options.shell,
    },
  });
  const requestsTo = (method: ApiRequest['method'], path: string) =>
    page.requests.filter((request) => request.method === method && request.path === path);
  return {
    ...page,
    releaseGuard,
    guardLeaving,
    requestsTo,
    saved: () => requestsTo('PUT', '/users/profile').at(-1)?.body,
  };
}
