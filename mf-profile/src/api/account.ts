import type { AccountExport } from '@storysprout/contracts/api/account';
import type { LoginProvider } from '@storysprout/contracts/api/logins';
import type { ChangePasswordBody } from '@storysprout/contracts/api/password';
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
