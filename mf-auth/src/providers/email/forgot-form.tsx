import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { describeFailure, fieldErrorsOf } from '../../sign-in/sign-in-failure';
import styles from './email-form.module.css';
import { EMPTY_VALUES, validateFields } from './form-rules';

/** Requests a mail for a password reset. The response is the same whether the e-mail is known or not. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const t = useMessages(catalogue);
  const shell = useShell();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (address: string) => requestPasswordReset(shell.api, address),
    onError: (error) => {
      const { email } = fieldErrorsOf(error);
      if (email) showErrors({ email });
      else void shell.modal({ type: 'error', ...describeFailure(error, 'login', t) });
    },
  });
  const { values, errors, change, showErrors, formProps } = useForm({
    initialValues: { email: '' },
    validate: ({ email }) => ({ email: validateFields('register', { ...EMPTY_VALUES, email }).email }),
    onSubmit: ({ email }) => {
      if (!isPending) mutate(email.trim());
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-label={t.forgot.formLabel}>
      <TextField
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t.email}
        error={errors.email && t.fieldErrors[errors.email]}
        required
        value={values.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <div role="status">{isSuccess && <Notice tone="info">{t.forgot.sent}</Notice>}</div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={isPending}
        busyLabel={t.forgot.submitting}
      >
        {t.forgot.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t.forgot.back}
      </Button>
    </form>
  );
}
