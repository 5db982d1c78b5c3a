import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import type { ApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from '../session/auth-store';

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

/** Clears the session if the server refused the current token; an older token or another error keeps it (docs/contract.md §1). */
export function endSessionIfUnauthenticated(
  failure: ApiError,
  sentToken: string | null,
  onSessionEnd: () => void,
) {
  const { token, clear } = useAuthStore.getState();
  if (failure.code !== 'UNAUTHENTICATED' || sentToken === null || sentToken !== token) return;
  clear();
  onSessionEnd();
}
