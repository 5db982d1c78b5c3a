import { type ReactNode, useState } from 'react';
import type { Config } from '../api/areas/config.js';
import type { User } from '../api/areas/users.js';
import { VOICES } from '../voices.js';
import { type ApiRequest, type ApiRequestOptions, toApiRequest } from './api-request.js';
import {
  type ApiClient,
  type ApiError,
  type ApiStream,
  SHELL_API_VERSION,
  type ShellApi,
} from './shell-api.js';
import { ShellContext } from './shell-context.js';

/** A user for tests and standalone development. */
export const fakeUser: User = {
  id: '019a0000-0000-7000-8000-000000000001',
  nickName: '小芽',
  email: 'sprout@example.com',
  avatarUrl: null,
  language: 'zh-CN',
  region: 'china',
  preferences: { defaultGrade: 3, favoriteThemes: [], defaultVoice: 'graceful_lady' },
  stats: { totalStories: 0, totalFavorites: 0, totalShares: 0 },
};

/** Configuration outside China for tests and standalone development. */
export const fakeConfig: Config = {
  logins: { email: true, google: null, apple: null, wechat: false },
  region: 'global',
  voices: [...VOICES],
  limits: { themeGraphemes: 200, passwordMin: 6, nickNameMin: 2, generationsPerDay: 100 },
  ipServices: [],
  operator: { name: null, contact: null, icp: null, aiFiling: null },
  mail: false,
};

/** An error as the shell's request client throws it. */
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

/** A request client whose responses come from `respond`; an error that it throws rejects the call. */
export const createFakeApi = (respond: (request: ApiRequest) => unknown): ApiClient =>
  (async (route: string, options?: ApiRequestOptions) => respond(toApiRequest(route, options))) as ApiClient;

/** A stream client whose events come from `respond`. */
export const createFakeStream = (
  respond: (request: ApiRequest) => AsyncIterable<{ type: string }>,
): ApiStream =>
  ((route: string, options?: ApiRequestOptions) => respond(toApiRequest(route, options))) as ApiStream;

/** A shell whose members do nothing unless overridden. */
export function createFakeShell(overrides: Partial<ShellApi> = {}): ShellApi {
  const unanswered = createFakeApi(({ method, path }) => {
    throw new Error(`the fake shell has no response for ${method} ${path}`);
  });
  return {
    version: SHELL_API_VERSION,
    session: { user: fakeUser, isLoggedIn: true, region: 'china' },
    login: () => {},
    setRegion: () => {},
    logout: () => Promise.resolve(),
    refreshProfile: () => Promise.resolve(),
    api: unanswered,
    stream: null,
    toast: () => {},
    modal: () => Promise.resolve(true),
    language: 'zh-CN',
    setLanguage: () => {},
    appearance: 'light',
    setAppearance: () => {},
    navigate: () => {},
    goToLogin: () => {},
    signInAgain: () => {},
    leaveLogin: () => {},
    guardLeaving: () => () => {},
    setTitle: () => {},
    ...overrides,
  };
}

/** Provides a fake shell to a page; `setLanguage` works. */
export function FakeShell({ shell, children }: { shell?: Partial<ShellApi>; children: ReactNode }) {
  const [language, setLanguage] = useState(shell?.language ?? 'zh-CN');
  return <ShellContext value={createFakeShell({ setLanguage, ...shell, language })}>{children}</ShellContext>;
}
