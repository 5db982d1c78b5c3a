import type { ErrorCode, FieldError } from '../api/error.js';
import type { OptionsParameter, Reply, Route, StreamEvent, StreamRoute } from '../api/routes.js';
import type { User } from '../api/areas/users.js';
import type { Appearance, Language, Region } from '../rules.js';

/** Version of this contract. A remote's registry row names the range it runs in. */
export const SHELL_API_VERSION = '1.5.0';

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

/**
 * Makes a call of the contract: `api('GET /stories/{id}', { params: { id } })`. Path parameters, query, body and reply are
 * those of the route in `packages/contracts/src/api`. Resolves with the envelope's `data`; rejects with an ApiError.
 */
export type ApiClient = <R extends Route>(route: R, ...options: OptionsParameter<R>) => Promise<Reply<R>>;

/**
 * Follows a call that streams: each event as `{ type, ...data }`, as it arrives, up to and with `done`. Throws an ApiError
 * for a refusal before the first event and for the event `error`; `NETWORK` or `TIMEOUT` when the connection was cut or
 * fell silent, with the HTTP status when an answer had begun. Leaving the loop, or aborting the signal, hangs up.
 */
export type ApiStream = <R extends StreamRoute>(
  route: R,
  ...options: OptionsParameter<R>
) => AsyncIterable<StreamEvent<R>>;

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
  /** Where a guest was found to be. Whoever is signed in has the region of their account. Since 1.4.0. */
  setRegion(region: Region): void;
  /** Revokes the token, clears the session and goes to /login. */
  logout(): Promise<void>;
  /** Fetches the caller's profile again, to refresh stats. A failure is logged, never thrown. */
  refreshProfile(): Promise<void>;
  /** Takes a route since 1.5.0. A release built against an older version passes an `ApiRequest`, which is still served. */
  api: ApiClient;
  /** Null where the browser cannot read a response while it arrives: use `api` then. Since 1.2.0. */
  stream: ApiStream | null;
  /** A short line at the bottom of the page. */
  toast(message: string, type?: NoticeType): void;
  /** Resolves true on confirm, false however else it closes. */
  modal(options: ModalOptions): Promise<boolean>;
  language: Language;
  setLanguage(language: Language): void;
  /** How the whole app looks on this device. Since 1.2.0. */
  appearance: Appearance;
  /** Changes it at once and for the next visit. Since 1.2.0. */
  setAppearance(appearance: Appearance): void;
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
