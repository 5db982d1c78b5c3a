import type { AuthData } from '@storysprout/contracts/api/auth';
import { TIMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import type { FormMode } from '../providers/email/form-rules';

/** What every way of signing in ends with: the session, two seconds of success, and back to where the pupil came from. */
export function useCompleteSignIn(): (data: AuthData, mode?: FormMode) => Promise<void> {
  const shell = useShell();
  const t = useMessages(catalogue);
  return async ({ userInfo, token }, mode = 'login') => {
    shell.login(userInfo, token);
    await shell.modal({ type: 'success', ...t.success[mode], autoClose: TIMES.modalAutoClose });
    shell.leaveLogin();
  };
}
