import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { loginsQuery, proveOwner } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';

interface ProofDialogProps {
  onProven: () => void;
  onClose: () => void;
}

type PasswordFault = 'required' | 'wrong';

/** The code of a failure that the dialog tells of; a wrong password is shown at its field. */
function toldFault(error: unknown): 'locked' | 'fast' | 'failed' | undefined {
  const code = isApiError(error) ? error.code : undefined;
  if (error === null || code === 'CONFIRMATION_REQUIRED' || code === 'UNAUTHENTICATED') return undefined;
  if (code === 'ACCOUNT_LOCKED') return 'locked';
  return code === 'RATE_LIMITED' ? 'fast' : 'failed';
}

/** Asks for the password, or to log in once more, before a step that a stolen login must not make. */
export default function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const t = useMessages(catalogue).proof;
  const { api, session, signInAgain } = useShell();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const logins = useQuery(loginsQuery(api)).data?.logins ?? [];
  const hasPassword = logins.some(({ provider }) => provider === 'email');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) => proveOwner(api, { provider: 'email', password }),
    onSuccess: onProven,
    onError: (failure) => {
      const isWrong = isApiError(failure) && failure.code === 'CONFIRMATION_REQUIRED';
      if (isWrong) showErrors({ password: 'wrong' });
    },
  });
  const { values, errors, change, showErrors, formProps } = useForm({
    initialValues: { password: '' },
    validate: ({ password }): { password?: PasswordFault } =>
      password === '' ? { password: 'required' } : {},
    onSubmit: ({ password }) => {
      if (!isPending) mutate(password);
    },
  });
  const fault = toldFault(error);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      {...(hasPassword && { initialFocus: field })}
      footer={
        <div className={styles.actions}>
          {hasPassword && (
            <Button variant="primary" type="submit" form={formId} busy={isPending} busyLabel={t.checking}>
              {t.confirm}
            </Button>
          )}
          <Button variant={hasPassword ? 'ghost' : 'primary'} disabled={isPending} onClick={signInAgain}>
            {t.signInAgain}
          </Button>
        </div>
      }
    >
      {hasPassword ? (
        <form {...formProps} id={formId} className={styles.form} aria-label={t.title}>
          <p>{t.text}</p>
          {/* For password managers: the account of the password. */}
          <input type="text" autoComplete="username" value={session.user?.email ?? ''} readOnly hidden />
          <TextField
            ref={field}
            name="password"
            type="password"
            autoComplete="current-password"
            label={t.password}
            error={errors.password && t.faults[errors.password]}
            reveal={t.reveal}
            required
            value={values.password}
            onChange={({ target }) => change({ password: target.value })}
          />
          {fault && <Notice tone="error">{t.faults[fault]}</Notice>}
        </form>
      ) : (
        <p>{t.signInText}</p>
      )}
    </Dialog>
  );
}
