import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { forgetPassword } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { describeFailure, refusedFields } from '../../sign-in/sign-in-failure';
import styles from './email-form.module.css';
import { EMPTY_VALUES, type FieldProblem, findProblems } from './form-rules';

/** Asks for a mail with which a new password can be chosen. The answer is the same whether the e-mail is known or not. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const t = useMessages(catalogue);
  const shell = useShell();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<FieldProblem>();
  const field = useRef<HTMLInputElement>(null);

  const show = (found: FieldProblem | undefined) => {
    setProblem(found);
    if (found) field.current?.focus();
  };
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (address: string) => forgetPassword(shell.api, address),
    onError: (error) => {
      const { email: refused } = refusedFields(error);
      if (refused) show(refused);
      else void shell.modal({ type: 'error', ...describeFailure(error, 'login', t) });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findProblems('login', { ...EMPTY_VALUES, email }).email;
    show(found);
    if (!found && !isPending) mutate(email.trim());
  };

  return (
    <form className={styles.form} aria-label={t.forgot.formLabel} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t.email}
        error={problem && t.fieldErrors[problem]}
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
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
