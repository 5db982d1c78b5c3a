import type { AuthData, EmailLoginBody, RegisterBody } from '@storysprout/contracts/api/auth';
import type { ApiClient } from '@storysprout/contracts/shell';

/** Signs in with e-mail and password. */
export function logIn(api: ApiClient, body: EmailLoginBody): Promise<AuthData> {
  return api<AuthData>({ method: 'POST', path: '/auth/email', body });
}

/** Creates an account and signs it in. */
export function register(api: ApiClient, body: RegisterBody): Promise<AuthData> {
  return api<AuthData>({ method: 'POST', path: '/auth/register', body });
}
