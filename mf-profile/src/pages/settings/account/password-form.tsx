import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type Ref, type SubmitEvent, useRef, useState } from 'react';
import { changePassword } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import {
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblems,
  passwordProblems,
  type PasswordValues,
} from './password-rules';

const EMPTY: PasswordValues = { current: '', password: '', repeat: '' };

interface PasswordFormProps {
  first: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** The current password, the new one, and the new one again. */
export function PasswordForm({ first, onClose }: PasswordFormProps) {
  const t = useMessages(catalogue);
  const { api, session, toast } = useShell();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (found: PasswordProblems) => {
    setProblems(found);
    const field = PASSWORD_FIELDS.find((name) => found[name]);
    if (field) form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ current, password }: PasswordValues) => changePassword(api, { current, password }),
    onSuccess: () => {
      toast(t.passwordChanged, 'success');
      onClose();
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'CONFIRMATION_REQUIRED') show({ current: 'wrong' });
      else if (code === 'ACCOUNT_LOCKED') toast(t.passwordLocked, 'error');
      else if (code === 'RATE_LIMITED') toast(t.tooFast, 'error');
      else if (code !== 'UNAUTHENTICATED') toast(t.passwordFailed, 'error');
    },
  });
  const change = (field: PasswordField, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    const still = passwordProblems(next);
    // What was found wrong is judged again while it is put right; nothing new is found while typing.
    setProblems(
      Object.fromEntries(Object.keys(problems).map((name) => [name, still[name as PasswordField]])),
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordProblems(values);
    show(found);
    if (Object.keys(found).length === 0) mutate(values);
  };

  const labels = { current: t.currentPassword, password: t.newPassword, repeat: t.repeatPassword };
  return (
    <form ref={form} className={styles.form} aria-label={t.changePassword} noValidate onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={session.user?.email ?? ''} readOnly hidden />
      {PASSWORD_FIELDS.map((field) => {
        const problem = problems[field];
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
            onChange={({ target }) => change(field, target.value)}
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
