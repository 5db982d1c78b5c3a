import { useMessages } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import type { InputHTMLAttributes } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './email-form.module.css';
import { EMPTY_VALUES, type Field, fieldsOf, validateFields, type FormMode } from './form-rules';
import { useSignIn } from './use-sign-in';

/** Input attributes for password managers and phone keyboards. */
const NATIVE: Record<Field, (mode: FormMode) => InputHTMLAttributes<HTMLInputElement>> = {
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
  mode: FormMode;
  onModeChange: (mode: FormMode) => void;
  /** Opens the password reset, if this installation sends mail. */
  onForgot?: (() => void) | undefined;
}

/** E-mail form for login or registration. Pass the mode as `key`, so that changing it resets the form. */
export function EmailForm({ mode, onModeChange, onForgot }: EmailFormProps) {
  const t = useMessages(catalogue);
  const { signIn, isBusy } = useSignIn(mode);
  const { values, errors, change, formProps } = useForm({
    initialValues: EMPTY_VALUES,
    validate: (typed) => validateFields(mode, typed),
    onSubmit: signIn,
  });

  return (
    <form {...formProps} className={styles.form} aria-label={t.formLabel[mode]}>
      {fieldsOf(mode).map((field) => {
        const native = NATIVE[field](mode);
        const problem = errors[field];
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
            onChange={({ target }) => change({ [field]: target.value })}
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
