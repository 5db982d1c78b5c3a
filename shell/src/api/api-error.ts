import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import type { ApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from '../session/auth-store';
import { reportRefusedToken } from '../session/foreign-token';

/** Creates an ApiError; by default `status` is 0 and `errors` empty. */
export function createApiError(
  code: ApiError['code'],
  message: string,
  details: Partial<Pick<ApiError, 'status' | 'errors' | 'retryAfter'>> = {},
): ApiError {
  return Object.assign(new Error(message), {
    name: 'ApiError' as const,
    code,
    status: 0,
    errors: [],
    ...details,
  });
}

interface ErrorResponse {
  status: number;
  /** Value of the `Retry-After` header, if present. */
  retryAfter: unknown;
  /** The response body; may be anything if the response is not from this server. */
  envelope: Partial<ErrorEnvelope> | undefined;
}

/** The ApiError of an error response; without one of our codes it is `INTERNAL`. */
export function toApiError({ status, retryAfter, envelope }: ErrorResponse): ApiError {
  const seconds = Number(retryAfter);
  return createApiError(envelope?.code ?? 'INTERNAL', envelope?.message ?? `the server answered ${status}`, {
    status,
    errors: envelope?.errors ?? [],
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

/** Whether the refused token was not the current one: this tab slept while another one refreshed it or signed in. */
export function hasNewerToken(failure: ApiError, sentToken: string | null): boolean {
  if (failure.code !== 'UNAUTHENTICATED' || sentToken === null) return false;
  // Local storage is read synchronously; a tab that sleeps gets no event of its changes.
  void useAuthStore.persist.rehydrate();
  const { token } = useAuthStore.getState();
  return token !== null && token !== sentToken;
}

/** Clears the session if the server refused the current token; an older token or another error keeps it (docs/contract.md §1). */
export function endSessionIfUnauthenticated(
  failure: ApiError,
  sentToken: string | null,
  onSessionEnd: () => void,
) {
  if (hasNewerToken(failure, sentToken)) return;
  const { token, clear } = useAuthStore.getState();
  if (failure.code !== 'UNAUTHENTICATED' || sentToken === null || sentToken !== token) return;
  reportRefusedToken(token);
  clear();
  onSessionEnd();
}
