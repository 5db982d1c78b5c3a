import type { ErrorEnvelope, SuccessEnvelope } from '@storysprout/contracts/api/error';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiClient, ApiError, ApiRequest } from '@storysprout/contracts/shell';
import { type AxiosError, create, isAxiosError, isCancel } from 'axios';
import { useAuthStore } from '../session/auth-store';
import { apiError, endSessionIfRefused, refusal } from './api-failure';

/** Exported for the stream beside, and for tests. */
export const http = create({ baseURL: '/api', timeout: TIMES.request });

function failureOf(error: AxiosError<Partial<ErrorEnvelope>>): ApiError {
  const { response } = error;
  if (!response) return apiError(error.code === 'ECONNABORTED' ? 'TIMEOUT' : 'NETWORK', error.message);
  const { status, headers, data } = response;
  return refusal({ status, retryAfter: headers['retry-after'], envelope: data });
}

/** The bearer header of a call, if there is a token. */
export const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

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
        headers: { ...headers, ...bearer(token) },
      });
      return raw ? (response.data as Data) : response.data.data;
    } catch (error) {
      if (!isAxiosError<Partial<ErrorEnvelope>>(error) || isCancel(error)) throw error;
      const failure = failureOf(error);
      endSessionIfRefused(failure, token, redirectOnSessionEnd ? onSessionEnd : () => {});
      throw failure;
    }
  };
}
