import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { resetPassword } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import styles from '../../providers/email/email-form.module.css';
import { EMPTY_VALUES, findProblems, type Problems } from '../../providers/email/form-rules';
import { describeFailure } from '../../sign-in/sign-in-failure';
import { AuthLayout } from '../auth-layout';
import { pagesCatalogue } from '../i18n/catalogue';
import { useMailedCode } from '../mailed-code';

const FIELDS = ['password', 'confirmPassword'] as const;

/** What is wrong with the two passwords, by the rules of registering. */
function problemsOf(password: string, confirmPassword: string): Problems {
  const found = findProblems('register', { ...EMPTY_VALUES, password, confirmPassword });
  return Object.fromEntries(FIELDS.map((field) => [field, found[field]]));
}

const refusesCode = (error: unknown): boolean =>
  isApiError(error) && error.errors.some(({ path }) => path.endsWith('code'));

/** A new password, by the link of a mail. */
export default function ResetPassword() {
  const t = useMessages(catalogue);
  const { reset } = useMessages(pagesCatalogue);
  const shell = useShell();
  const code = useMailedCode();
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const { setTitle } = shell;
  useEffect(() => setTitle(reset.pageTitle), [setTitle, reset.pageTitle]);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => resetPassword(shell.api, { code, password: values.password }),
    onSuccess: async () => {
      await shell.modal({ type: 'success', message: reset.done });
      shell.navigate('/login', { replace: true });
    },
    onError: (failure) => {
      if (!refusesCode(failure)) {
        void shell.modal({ type: 'error', ...describeFailure(failure, 'login', t) });
      }
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(values.password, values.confirmPassword);
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else if (!isPending && !isSuccess) mutate();
  };

  return (
    <AuthLayout title={reset.title} text={reset.text}>
      {code === '' || refusesCode(error) ? (
        <Notice tone="error">{code === '' ? reset.noCode : reset.badCode}</Notice>
      ) : (
        <form ref={form} className={styles.form} aria-label={reset.formLabel} noValidate onSubmit={submit}>
          {FIELDS.map((field) => {
            const problem = problems[field];
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
                onChange={(event) => {
                  setValues({ ...values, [field]: event.target.value });
                  setProblems({ ...problems, [field]: undefined });
                }}
              />
            );
          })}
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            busy={isPending || isSuccess}
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
