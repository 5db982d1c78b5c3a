import type { ErrorCode, FieldError } from '../api/error.js';
import type { User } from '../api/users.js';
import type { Language, Region } from '../rules.js';

/** Version of this contract. A remote's registry row names the range it runs in. */
export const SHELL_API_VERSION = '1.3.0';

/** The session as remotes see it. The token never leaves the shell. */
export interface Session {
  user: User | null;
  isLoggedIn: boolean;
  region: Region;
}

/** What went wrong with a call. `NETWORK` and `TIMEOUT` never reached an answer. */
export interface ApiError extends Error {
  name: 'ApiError';
  code: ErrorCode | 'NETWORK' | 'TIMEOUT';
  /** HTTP status, 0 without an answer. */
  status: number;
  errors: FieldError[];
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`, e.g. `/stories/recent`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** False: a refused token clears the session but leaves the page standing. Default true. */
  redirectOnSessionEnd?: boolean;
  /** True: the reply stands outside the envelope, and the promise resolves with all of it. Since 1.3.0. */
  raw?: boolean;
}

/** Resolves with the envelope's `data`; rejects with an ApiError. */
export type ApiClient = <Data>(request: ApiRequest) => Promise<Data>;

export type NoticeType = 'error' | 'success' | 'warning' | 'info';

export interface ModalOptions {
  type: NoticeType;
  /** Default: 错误, 成功, 警告 or 提示, by type. */
  title?: string;
  message: string;
  /** Milliseconds after which it closes itself; never when left out. */
  autoClose?: number;
  /** Shows the confirm and cancel pair. */
  confirm?: { confirmText?: string; cancelText?: string; destructive?: boolean };
}

/** What the shell gives every remote, through `useShell()` only. */
export interface ShellApi {
  version: string;
  session: Session;
  /** Signs in: sets user, token and the region of the user. */
  login(user: User, token: string): void;
  /** Revokes the token, clears the session and goes to /login. */
  logout(): Promise<void>;
  /** Fetches the caller's profile again, to refresh stats. A failure is logged, never thrown. */
  refreshProfile(): Promise<void>;
  api: ApiClient;
  /** A short line at the bottom of the page. */
  toast(message: string, type?: NoticeType): void;
  /** Resolves true on confirm, false however else it closes. */
  modal(options: ModalOptions): Promise<boolean>;
  language: Language;
  setLanguage(language: Language): void;
  /** Inside the app. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** To the login screen, and back to this page after it. Both ways a new document: its policy differs. */
  goToLogin(): void;
  /** From the login screen to where the pupil came from, else home. Since 1.1.0. */
  leaveLogin(): void;
  /**
   * Holds the page while something on it is unsaved: before it is left inside the app, or by signing out, `ask` decides;
   * before the document goes, the browser asks. Returns the way to let go. Since 1.3.0.
   */
  guardLeaving(ask: () => Promise<boolean>): () => void;
  /** The page's part of the document title. */
  setTitle(title: string): void;
}
