import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import type { ApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from '../session/auth-store';

/** A failure as remotes see it. `status` is 0 and `errors` empty unless told. */
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
  /** The `Retry-After` header, if there was one. */
  retryAfter: unknown;
  /** The answer's body; nothing is certain when it is not this server's. */
  envelope: Partial<ErrorEnvelope> | undefined;
}

/** What an answer that is no success says. One without a code of ours is `INTERNAL`. */
export function toApiError({ status, retryAfter, envelope }: ErrorResponse): ApiError {
  const seconds = Number(retryAfter);
  return createApiError(envelope?.code ?? 'INTERNAL', envelope?.message ?? `the server answered ${status}`, {
    status,
    errors: envelope?.errors ?? [],
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

/** Clears the session where a failure ends it: only a refused token that is still the current one does, contract.md §1. */
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
