import type { ErrorEnvelope, SuccessEnvelope } from '@storysprout/contracts/api/error';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiClient, ApiError, ApiRequest } from '@storysprout/contracts/shell';
import { type AxiosError, type AxiosResponse, create, isAxiosError, isCancel } from 'axios';
import { useAuthStore } from '../session/auth-store';
import { apiError, endSessionIfRefused, refusal } from './api-failure';

/** Exported for the stream beside, and for tests. */
export const http = create({ baseURL: '/api', timeout: TIMES.request });

const refusalIn = ({ status, headers, data }: AxiosResponse<Partial<ErrorEnvelope>>): ApiError =>
  refusal({ status, retryAfter: headers['retry-after'], envelope: data });

function failureOf(error: AxiosError<Partial<ErrorEnvelope>>): ApiError {
  if (error.response) return refusalIn(error.response);
  return apiError(error.code === 'ECONNABORTED' ? 'TIMEOUT' : 'NETWORK', error.message);
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
      const response = await http.request<SuccessEnvelope<Data> | ErrorEnvelope>({
        method,
        url: path,
        params: query,
        data: body,
        ...(signal ? { signal } : {}),
        headers: { ...headers, ...bearer(token) },
      });
      if (raw) return response.data as Data;
      // Whatever the status: the envelope says whether it went well.
      if (response.data.success === false) throw refusalIn(response as AxiosResponse<ErrorEnvelope>);
      return response.data.data as Data;
    } catch (error) {
      if (!isAxiosError<Partial<ErrorEnvelope>>(error) || isCancel(error)) throw error;
      const failure = failureOf(error);
      endSessionIfRefused(failure, token, redirectOnSessionEnd ? onSessionEnd : () => {});
      throw failure;
    }
  };
}
