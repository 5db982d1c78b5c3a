import type { AccountExport } from '@storysprout/contracts/api/account';
import type { LoginProvider } from '@storysprout/contracts/api/logins';
import type { ChangePasswordBody } from '@storysprout/contracts/api/password';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ApiClient } from '@storysprout/contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** The ways in which the caller signs in. */
export function loginsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.logins,
    queryFn: ({ signal }) => api('GET /auth/logins', { signal }),
  });
}

/** Removes one of them; rejects with LAST_LOGIN when there is no other. */
export const unlinkLogin = (api: ApiClient, provider: LoginProvider): Promise<null> =>
  api('DELETE /auth/logins/{provider}', { params: { provider } });

/** Rejects with CONFIRMATION_REQUIRED for a wrong current password. Every other session ends. */
export const changePassword = (api: ApiClient, body: ChangePasswordBody): Promise<null> =>
  api('POST /auth/password/change', { body });

/** Everything that is stored of the caller. */
export const exportAccount = (api: ApiClient): Promise<AccountExport> =>
  api('GET /users/export', { raw: true });

/** Removes the caller and all that is theirs; every token dies. */
export const deleteAccount = (api: ApiClient, confirm: string): Promise<null> =>
  api('DELETE /users/account', { body: { confirm } });
