import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import { type InputHTMLAttributes, type SubmitEvent, useRef, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './email-form.module.css';
import { EMPTY_VALUES, type Field, fieldsOf, findProblems, type Mode, type Problems } from './form-rules';
import { useSignIn } from './use-sign-in';

/** What tells a password manager and a phone's keyboard about a field. */
const NATIVE: Record<Field, (mode: Mode) => InputHTMLAttributes<HTMLInputElement>> = {
  nickName: () => ({ type: 'text', autoComplete: 'nickname' }),
  email: (mode) => ({
    type: 'email',
    autoComplete: mode === 'login' ? 'username' : 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  }),
  password: (mode) => ({
    type: 'password',
    autoComplete: mode === 'login' ? 'current-password' : 'new-password',
  }),
  confirmPassword: () => ({ type: 'password', autoComplete: 'new-password' }),
};

interface EmailFormProps {
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  /** Where a mail can bring a new password. */
  onForgot?: (() => void) | undefined;
}

/** E-mail and password, to log in or to register. Give it the mode as `key`: changing it starts an empty form. */
export function EmailForm({ mode, onModeChange, onForgot }: EmailFormProps) {
  const t = useMessages(catalogue);
  const [values, setValues] = useState(EMPTY_VALUES);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(mode);

  const show = (found: Problems) => {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const { signIn, isBusy } = useSignIn(mode, show);

  const change = (field: Field, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    // What was found wrong is judged again while it is put right; nothing new is found while typing.
    const still = findProblems(mode, next);
    setProblems(Object.fromEntries(Object.keys(problems).map((key) => [key, still[key as Field]])));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findProblems(mode, values);
    show(found);
    if (Object.keys(found).length === 0) signIn(values);
  };

  return (
    <form ref={form} className={styles.form} aria-label={t.formLabel[mode]} noValidate onSubmit={submit}>
      {fields.map((field) => {
        const native = NATIVE[field](mode);
        const problem = problems[field];
        return (
          <TextField
            key={field}
            {...native}
            name={field}
            label={t[field]}
            hint={field === 'password' && mode === 'register' ? t.passwordHint : undefined}
            error={problem && t.fieldErrors[problem]}
            reveal={native.type === 'password' ? t.reveal : undefined}
            required
            value={values[field]}
            onChange={(event) => change(field, event.target.value)}
          />
        );
      })}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={isBusy}
        busyLabel={t.submitting[mode]}
        className={styles.submit}
      >
        {t.submit[mode]}
      </Button>
      <Button
        variant="ghost"
        disabled={isBusy}
        onClick={() => onModeChange(mode === 'login' ? 'register' : 'login')}
      >
        {t.switchMode[mode]}
      </Button>
      {mode === 'login' && onForgot && (
        <Button variant="ghost" disabled={isBusy} onClick={onForgot}>
          {t.forgot.link}
        </Button>
      )}
    </form>
  );
}
