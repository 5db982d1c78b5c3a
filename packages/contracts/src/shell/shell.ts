/** Interface between the shell and its remotes: shared through federation as one copy. */
export { isApiError, SHELL_API_VERSION } from './shell-api.js';
export type {
  ApiClient,
  ApiError,
  ApiStream,
  ModalOptions,
  NoticeType,
  Session,
  ShellApi,
} from './shell-api.js';
export { defineMessages, useMessages, type Catalogue } from './messages.js';
export { ShellContext, useShell } from './shell-context.js';
