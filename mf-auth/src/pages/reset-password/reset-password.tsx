import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextField } from '@storysprout/shared-ui/text-field';
import type { IdentityProvider } from '@storysprout/contracts/api/logins';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchResetLogins, resetPassword } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import styles from '../../providers/email/email-form.module.css';
import {
  EMPTY_VALUES,
  validateFields,
  type FieldErrors,
  type FormValues,
} from '../../providers/email/form-rules';
import { describeFailure, fieldErrorsOf } from '../../sign-in/sign-in-failure';
import { AuthLayout } from '../auth-layout';
import { pagesCatalogue } from '../i18n/catalogue';
import { useMailedCode } from '../use-mailed-code';
import { KeptLogins } from './kept-logins';

const FIELDS = ['password', 'confirmPassword'] as const;

/** Validates the two passwords by the rules of registration. */
function validate(values: Pick<FormValues, (typeof FIELDS)[number]>): FieldErrors {
  const found = validateFields('register', { ...EMPTY_VALUES, ...values });
  return Object.fromEntries(FIELDS.map((field) => [field, found[field]]));
}

const refusesCode = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ path }) => path.endsWith('code'));

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
    mutationFn: (password: string) => resetPassword(shell.api, { code, password, keep: kept }),
    onSuccess: async () => {
      await shell.modal({ type: 'success', message: reset.done });
      shell.navigate('/login', { replace: true });
    },
    onError: (failure) => {
      if (refusesCode(failure)) return;
      const refused = fieldErrorsOf(failure);
      if (refused.password) showErrors({ password: refused.password });
      else void shell.modal({ type: 'error', ...describeFailure(failure, 'login', t) });
    },
  });
  const { values, errors, change, showErrors, formProps } = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate,
    onSubmit: ({ password }) => {
      if (!isPending && !isSuccess) mutate(password);
    },
  });

  return (
    <AuthLayout title={reset.title} text={reset.text}>
      {code === '' || refusesCode(error) || refusesCode(linked.error) ? (
        <Notice tone="error">{code === '' ? reset.noCode : reset.badCode}</Notice>
      ) : (
        <form {...formProps} className={styles.form} aria-label={reset.formLabel}>
          {FIELDS.map((field) => {
            const problem = errors[field];
            return (
              <TextField
                key={field}
                type="password"
                name={field}
                autoComplete="new-password"
                label={t[field]}
                hint={field === 'password' ? t.passwordHint : undefined}
                error={problem && t.fieldErrors[problem]}
                reveal={t.reveal}
                required
                value={values[field]}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            );
          })}
          {linked.data && <KeptLogins logins={linked.data.logins} kept={kept} onChange={setKept} />}
          {linked.isError && (
            <Notice
              tone="error"
              action={<Button onClick={() => void linked.refetch()}>{reset.retry}</Button>}
            >
              {reset.loginsFailed}
            </Notice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            busy={isPending || isSuccess}
            disabled={linked.isPending}
            busyLabel={reset.submitting}
          >
            {reset.submit}
          </Button>
        </form>
      )}
      <Button variant="ghost" onClick={() => shell.navigate('/login')}>
        {t.forgot.back}
      </Button>
    </AuthLayout>
  );
}
