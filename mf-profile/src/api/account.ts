import type { AccountExport } from '@storysprout/contracts/api/account';
import type { LoginProvider } from '@storysprout/contracts/api/logins';
import type { ChangePasswordBody } from '@storysprout/contracts/api/password';
import type { ProofBody, RecentProof } from '@storysprout/contracts/api/sessions';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** Query of the caller's linked logins. */
export function loginsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.logins,
    queryFn: ({ signal }) => api('GET /auth/logins', { signal }),
  });
}

/** Query of the caller's sessions. */
export function sessionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => api('GET /auth/sessions', { signal }),
  });
}

/** Ends one of the caller's sessions. */
export const endSession = (api: ApiClient, id: string): Promise<null> =>
  api('DELETE /auth/sessions/{id}', { params: { id } });

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = (api: ApiClient): Promise<null> => api('DELETE /auth/sessions');

/** Proves once more that the caller is the owner. Rejects with CONFIRMATION_REQUIRED for a wrong password. */
export const proveOwner = (api: ApiClient, body: ProofBody): Promise<RecentProof> =>
  api('POST /auth/proof', { body });

/** Unlinks a login; rejects with LAST_LOGIN for the only one. */
export const unlinkLogin = (api: ApiClient, provider: LoginProvider): Promise<null> =>
  api('DELETE /auth/logins/{provider}', { params: { provider } });

/** Changes the password and ends all other sessions. Rejects with CONFIRMATION_REQUIRED for a wrong current password. */
export const changePassword = (api: ApiClient, body: ChangePasswordBody): Promise<null> =>
  api('POST /auth/password/change', { body });

/** Requests the export of everything stored about the caller. */
export const exportAccount = (api: ApiClient): Promise<AccountExport> =>
  api('GET /users/export', { raw: true });

/** Deletes the caller's account with all data and revokes every token. */
export const deleteAccount = (api: ApiClient, confirm: string): Promise<null> =>
  api('DELETE /users/account', { body: { confirm } });
