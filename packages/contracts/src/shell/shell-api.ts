import type { ErrorCode, FieldError } from '../api/error.js';
import type { OptionsParameter, Reply, Route, StreamEvent, StreamRoute } from '../api/routes.js';
import type { User } from '../api/areas/users.js';
import type { Appearance, Language, Region } from '../rules.js';

/** Version of this contract. A remote's registry entry names the range that it supports. */
export const SHELL_API_VERSION = '1.6.0';

/** The session as remotes see it. The token never leaves the shell. */
export interface Session {
  user: User | null;
  isLoggedIn: boolean;
  region: Region;
}

/** Failure of a call. `NETWORK` and `TIMEOUT` mean that there was no complete response. */
export interface ApiError extends Error {
  name: 'ApiError';
  code: ErrorCode | 'NETWORK' | 'TIMEOUT';
  /** HTTP status, 0 without a response. */
  status: number;
  errors: FieldError[];
  /** Seconds after which a retry makes sense. */
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
 * Streams the events of a call as `{ type, ...data }`, up to and including `done`. Throws an ApiError for an error response
 * and for the event `error`; `NETWORK` or `TIMEOUT` if the connection breaks or is idle for too long, with the HTTP status
 * if a response had begun. Leaving the loop or aborting the signal closes the connection.
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
  /** Milliseconds after which it closes itself; undefined: never. */
  autoClose?: number;
  /** Shows the confirm and cancel pair. */
  confirm?: { confirmText?: string; cancelText?: string; destructive?: boolean };
}

/** Interface of the shell for remotes, available through `useShell()` only. */
export interface ShellApi {
  version: string;
  session: Session;
  /** Signs in: sets user, token and the region of the user, and ends the session that it replaces. */
  login(user: User, token: string): void;
  /** Sets the detected region of a guest. A signed-in user has the region of the account. Since 1.4.0. */
  setRegion(region: Region): void;
  /** Revokes the token, clears the session and goes to /login. */
  logout(): Promise<void>;
  /** Refetches the caller's profile with its stats. A failure is logged, never thrown. */
  refreshProfile(): Promise<void>;
  /** Takes a route since 1.5.0. A release built against an older version passes an `ApiRequest`, which is still served. */
  api: ApiClient;
  /** Null if the browser cannot read a response as a stream: use `api` then. Since 1.2.0. */
  stream: ApiStream | null;
  /** Shows a short message at the bottom of the page. */
  toast(message: string, type?: NoticeType): void;
  /** Resolves to true on confirm, to false if it closes in any other way. */
  modal(options: ModalOptions): Promise<boolean>;
  language: Language;
  setLanguage(language: Language): void;
  /** Appearance of the whole app on this device. Since 1.2.0. */
  appearance: Appearance;
  /** Changes and stores the appearance. Since 1.2.0. */
  setAppearance(appearance: Appearance): void;
  /** Navigates inside the app. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Goes to the login screen and returns here afterwards. Both load a new document, because the screen's policy differs. */
  goToLogin(): void;
  /**
   * Goes to the login screen although somebody is signed in, so that they prove once more who they are, and returns here
   * afterwards. The session stays until another one replaces it. Since 1.6.0.
   */
  signInAgain(): void;
  /** Returns from the login screen to the previous page, or home. Since 1.1.0. */
  leaveLogin(): void;
  /**
   * Guards a page with unsaved changes: `confirm` decides before navigation inside the app and before signing out; before
   * the document unloads, the browser asks. Returns a function that releases the guard. Since 1.3.0.
   */
  guardLeaving(confirm: () => Promise<boolean>): () => void;
  /** The page's part of the document title. */
  setTitle(title: string): void;
}
