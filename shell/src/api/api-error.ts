import type { ErrorEnvelope } from '@storysprout/contracts/api/error';
import type { ApiError } from '@storysprout/contracts/shell';
import { useAuthStore } from '../session/auth-store';

/** A failure as remotes see it. `status` is 0 and `errors` empty unless told. */
export function apiError(
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

interface Refusal {
  status: number;
  /** The `Retry-After` header, if there was one. */
  retryAfter: unknown;
  /** The answer's body; nothing is certain when it is not this server's. */
  envelope: Partial<ErrorEnvelope> | undefined;
}

/** What an answer that is no success says. One without a code of ours is `INTERNAL`. */
export function refusal({ status, retryAfter, envelope }: Refusal): ApiError {
  const seconds = Number(retryAfter);
  return apiError(envelope?.code ?? 'INTERNAL', envelope?.message ?? `the server answered ${status}`, {
    status,
    errors: envelope?.errors ?? [],
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
  });
}

/** Clears the session where a failure ends it: only a refused token that is still the current one does, contract.md §1. */
export function endSessionIfRefused(failure: ApiError, sentToken: string | null, onSessionEnd: () => void) {
  const { token, clear } = useAuthStore.getState();
  if (failure.code !== 'UNAUTHENTICATED' || sentToken === null || sentToken !== token) return;
  clear();
  onSessionEnd();
}
