import { useMessages } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import type { ReactNode, Ref } from 'react';
import { catalogue } from '../i18n/catalogue';
import styles from '../providers/email/email-form.module.css';
import {
  EMPTY_VALUES,
  validateFields,
  type FieldErrors,
  type FormValues,
} from '../providers/email/form-rules';

const FIELDS = ['password', 'confirmPassword'] as const;

/** Validates the two passwords by the rules of registration. */
function validate(values: Pick<FormValues, (typeof FIELDS)[number]>): FieldErrors {
  const found = validateFields('register', { ...EMPTY_VALUES, ...values });
  return Object.fromEntries(FIELDS.map((field) => [field, found[field]]));
}

interface NewPasswordFormProps {
  label: string;
  submit: { label: string; busyLabel: string };
  isBusy: boolean;
  /** Whether it cannot be submitted yet. */
  isDisabled?: boolean;
  /** Called with a valid password, and with the function that shows a refusal by the server. */
  onSubmit: (password: string, showErrors: (errors: FieldErrors) => void) => void;
  /** The first field. */
  first?: Ref<HTMLInputElement>;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** Form with a new password and its repetition. */
export function NewPasswordForm({
  label,
  submit,
  isBusy,
  isDisabled = false,
  onSubmit,
  first,
  children,
}: NewPasswordFormProps) {
  const t = useMessages(catalogue);
  const { values, errors, change, formProps } = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate,
    onSubmit: ({ password }, showErrors) => {
      if (!isBusy) onSubmit(password, showErrors);
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-label={label}>
      {FIELDS.map((field) => {
        const problem = errors[field];
        return (
          <TextField
            key={field}
            ref={field === 'password' ? first : undefined}
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
      {children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={isBusy}
        disabled={isDisabled}
        busyLabel={submit.busyLabel}
      >
        {submit.label}
      </Button>
    </form>
  );
}
