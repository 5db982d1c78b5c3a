import type { ErrorEnvelope, SuccessEnvelope } from '@storysprout/contracts/api/error';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiClient, ApiError, ApiRequest } from '@storysprout/contracts/shell';
import { type AxiosError, create, isAxiosError, isCancel } from 'axios';
import { useAuthStore } from '../session/auth-store';

/** Exported for its tests alone. */
export const http = create({ baseURL: '/api', timeout: TIMES.request });

function apiError(error: AxiosError<Partial<ErrorEnvelope>>): ApiError {
  const { response } = error;
  const envelope = response?.data;
  const retryAfter = Number(response?.headers['retry-after']);
  const unanswered = error.code === 'ECONNABORTED' ? 'TIMEOUT' : 'NETWORK';
  const code: ApiError['code'] = envelope?.code ?? (response ? 'INTERNAL' : unanswered);
  return Object.assign(new Error(envelope?.message ?? error.message), {
    name: 'ApiError' as const,
    code,
    status: response?.status ?? 0,
    errors: envelope?.errors ?? [],
    ...(retryAfter > 0 ? { retryAfter } : {}),
  });
}

/** Only a refused token that is still the current one ends the session: contract.md §1. */
function endsSession(error: ApiError, sentToken: string | null): boolean {
  return (
    error.code === 'UNAUTHENTICATED' && sentToken !== null && sentToken === useAuthStore.getState().token
  );
}

/**
 * The one request client. Sends the bearer token, unwraps the envelope unless there is none, turns every failure into an ApiError.
 * @param onSessionEnd called once the session was cleared because its token was refused
 */
export function createApiClient(onSessionEnd: () => void): ApiClient {
  return async <Data>({
    method,
    path,
    query,
    body,
    headers,
    signal,
    redirectOnSessionEnd = true,
    raw = false,
  }: ApiRequest): Promise<Data> => {
    const { token } = useAuthStore.getState();
    try {
      const response = await http.request<SuccessEnvelope<Data>>({
        method,
        url: path,
        params: query,
        data: body,
        ...(signal ? { signal } : {}),
        headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      });
      return raw ? (response.data as Data) : response.data.data;
    } catch (error) {
      if (!isAxiosError<Partial<ErrorEnvelope>>(error) || isCancel(error)) throw error;
      const failure = apiError(error);
      if (endsSession(failure, token)) {
        useAuthStore.getState().clear();
        if (redirectOnSessionEnd) onSessionEnd();
      }
      throw failure;
    }
  };
}
