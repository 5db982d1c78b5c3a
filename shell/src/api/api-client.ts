import type { ErrorEnvelope, SuccessEnvelope } from '@storysprout/contracts/api/error';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiError } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { type AxiosError, type AxiosResponse, create, isAxiosError, isCancel } from 'axios';
import { useAuthStore } from '../session/auth-store';
import { createApiError, endSessionIfUnauthenticated, hasNewerToken, toApiError } from './api-error';
import type { SendRequest } from './lazy-client';

/** Exported for `api-stream.ts` and for tests. */
export const http = create({ baseURL: '/api', timeout: TIMES.request });

const responseError = ({ status, headers, data }: AxiosResponse<Partial<ErrorEnvelope>>): ApiError =>
  toApiError({ status, retryAfter: headers['retry-after'], envelope: data });

function requestError(error: AxiosError<Partial<ErrorEnvelope>>): ApiError {
  if (error.response) return responseError(error.response);
  return createApiError(error.code === 'ECONNABORTED' ? 'TIMEOUT' : 'NETWORK', error.message);
}

/** The bearer authorization header; empty without a token. */
export const authorizationHeader = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

async function sendWithToken(
  { method, path, query, body, headers, signal, raw = false }: ApiRequest,
  token: string | null,
): Promise<unknown> {
  const response = await http.request<SuccessEnvelope<unknown> | ErrorEnvelope>({
    method,
    url: path,
    params: query,
    data: body,
    ...(signal ? { signal } : {}),
    headers: { ...headers, ...authorizationHeader(token) },
  });
  if (raw) return response.data;
  // The envelope decides about success, whatever the status.
  if (response.data.success === false) throw responseError(response as AxiosResponse<ErrorEnvelope>);
  return response.data.data;
}

/**
 * Creates the request client: it sends the bearer token, unwraps the envelope unless the call is raw, and throws ApiErrors.
 * Repeats a request whose token another tab had replaced.
 * @param onSessionEnd called after the session was cleared because its token was refused
 */
export function createApiClient(onSessionEnd: () => void): SendRequest {
  return async function sendRequest(request: ApiRequest): Promise<unknown> {
    const { token } = useAuthStore.getState();
    try {
      return await sendWithToken(request, token);
    } catch (error) {
      if (!isAxiosError<Partial<ErrorEnvelope>>(error) || isCancel(error)) throw error;
      const failure = requestError(error);
      if (hasNewerToken(failure, token)) return sendRequest(request);
      const { redirectOnSessionEnd = true } = request;
      endSessionIfUnauthenticated(failure, token, redirectOnSessionEnd ? onSessionEnd : () => {});
      throw failure;
    }
  };
}
