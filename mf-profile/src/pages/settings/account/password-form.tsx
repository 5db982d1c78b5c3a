import { PASSWORD_IS_COMMON } from '@storysprout/contracts/rules';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { changePassword } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { PASSWORD_FIELDS, validatePasswords, type PasswordValues } from './password-rules';

const EMPTY: PasswordValues = { current: '', password: '', repeat: '' };

const isCommonPassword = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ message }) => message === PASSWORD_IS_COMMON);

interface PasswordFormProps {
  first: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Form with the current password, the new one and its repetition. */
export function PasswordForm({ first, onClose }: PasswordFormProps) {
  const t = useMessages(catalogue);
  const { api, session, toast } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ current, password }: PasswordValues) => changePassword(api, { current, password }),
    onSuccess: () => {
      toast(t.passwordChanged, 'success');
      onClose();
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'CONFIRMATION_REQUIRED') showErrors({ current: 'wrong' });
      else if (isCommonPassword(error)) showErrors({ password: 'common' });
      else if (code === 'ACCOUNT_LOCKED') toast(t.passwordLocked, 'error');
      else if (code === 'RATE_LIMITED') toast(t.tooFast, 'error');
      else if (code !== 'UNAUTHENTICATED') toast(t.passwordFailed, 'error');
    },
  });
  const { values, errors, change, showErrors, formProps } = useForm({
    initialValues: EMPTY,
    validate: validatePasswords,
    onSubmit: (typed) => mutate(typed),
  });

  const labels = { current: t.currentPassword, password: t.newPassword, repeat: t.repeatPassword };
  return (
    <form {...formProps} className={styles.form} aria-label={t.changePassword}>
      {/* For password managers: the account of the password. */}
      <input type="text" autoComplete="username" value={session.user?.email ?? ''} readOnly hidden />
      {PASSWORD_FIELDS.map((field) => {
        const problem = errors[field];
        return (
          <TextField
            key={field}
            ref={field === 'current' ? first : undefined}
            name={field}
            type="password"
            autoComplete={field === 'current' ? 'current-password' : 'new-password'}
            label={labels[field]}
            hint={field === 'password' ? t.passwordHint : undefined}
            error={problem && t.passwordProblems[problem]}
            reveal={t.reveal}
            required
            value={values[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        );
      })}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={t.passwordSaving}>
          {t.passwordSave}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
