import type { AuthData } from '@storysprout/contracts/api/auth';
import { TIMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import type { FormMode } from '../providers/email/form-rules';

/** Last step of every login: starts the session, shows success for two seconds and returns to the previous page. */
export function useCompleteSignIn(): (data: AuthData, mode?: FormMode) => Promise<void> {
  const shell = useShell();
  const t = useMessages(catalogue);
  return async ({ userInfo, token }, mode = 'login') => {
    shell.login(userInfo, token);
    await shell.modal({ type: 'success', ...t.success[mode], autoClose: TIMES.modalAutoClose });
    shell.leaveLogin();
  };
}
