import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchResetLogins, resetPassword } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import type { FieldErrors } from '../../providers/email/form-rules';
import { describeFailure, fieldErrorsOf } from '../../sign-in/sign-in-failure';
import { AuthLayout } from '../auth-layout';
import { pagesCatalogue } from '../i18n/catalogue';
import { NewPasswordForm } from '../new-password-form';
import { refusesCode, useMailedCode } from '../use-mailed-code';
import { KeptLogins } from './kept-logins';

interface Submission {
  password: string;
  /** Shows that the server refused the password. */
  onRefused: (errors: FieldErrors) => void;
}

/** Sets a new password; opened by a mailed link. */
export default function ResetPassword() {
  const t = useMessages(catalogue);
  const { reset } = useMessages(pagesCatalogue);
  const shell = useShell();
  const code = useMailedCode();
  useTitle(reset.pageTitle);

  const [kept, setKept] = useState<IdentityProvider[]>([]);
  const linked = useQuery({
    queryKey: ['reset-logins', code],
    queryFn: ({ signal }) => fetchResetLogins(shell.api, code, signal),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ password }: Submission) => resetPassword(shell.api, { code, password, keep: kept }),
    onSuccess: async () => {
      await shell.modal({ type: 'success', message: reset.done });
      shell.navigate('/login', { replace: true });
    },
    onError: (failure, { onRefused }) => {
      if (refusesCode(failure)) return;
      const refused = fieldErrorsOf(failure);
      if (refused.password) onRefused({ password: refused.password });
      else void shell.modal({ type: 'error', ...describeFailure(failure, 'login', t) });
    },
  });

  return (
    <AuthLayout title={reset.title} text={reset.text}>
      {code === '' || refusesCode(error) || refusesCode(linked.error) ? (
        <Notice tone="error">{code === '' ? reset.noCode : reset.badCode}</Notice>
      ) : (
        <NewPasswordForm
          label={reset.formLabel}
          submit={{ label: reset.submit, busyLabel: reset.submitting }}
          isBusy={isPending || isSuccess}
          isDisabled={linked.isPending}
          onSubmit={(password, onRefused) => mutate({ password, onRefused })}
        >
          {linked.data && <KeptLogins logins={linked.data.logins} kept={kept} onChange={setKept} />}
          {linked.isError && (
            <Notice
              tone="error"
              action={<Button onClick={() => void linked.refetch()}>{reset.retry}</Button>}
            >
              {reset.loginsFailed}
            </Notice>
          )}
        </NewPasswordForm>
      )}
      <Button variant="ghost" onClick={() => shell.navigate('/login')}>
        {t.forgot.back}
      </Button>
    </AuthLayout>
  );
}
