import { useMessages } from '@storysprout/contracts/shell';
import { useForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { TextField } from '@storysprout/shared-ui/text-field';
import type { Ref } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from '../../providers/email/email-form.module.css';
import { EMPTY_VALUES, validateFields, type FieldErrors } from '../../providers/email/form-rules';
import { pagesCatalogue } from '../i18n/catalogue';

interface PasswordProofFormProps {
  isBusy: boolean;
  /** Called with a password, and with the function that shows that it was wrong. */
  onSubmit: (password: string, showErrors: (errors: FieldErrors) => void) => void;
  first?: Ref<HTMLInputElement>;
}

/** Form with the password that was chosen at registration. */
export function PasswordProofForm({ isBusy, onSubmit, first }: PasswordProofFormProps) {
  const t = useMessages(catalogue);
  const { verify } = useMessages(pagesCatalogue);
  const { values, errors, change, formProps } = useForm({
    initialValues: { password: '' },
    validate: ({ password }): FieldErrors => ({
      password: validateFields('login', { ...EMPTY_VALUES, password }).password,
    }),
    onSubmit: ({ password }, showErrors) => {
      if (!isBusy) onSubmit(password, showErrors);
    },
  });

  return (
    <form {...formProps} className={styles.form} aria-label={verify.pageTitle}>
      <TextField
        ref={first}
        type="password"
        name="password"
        autoComplete="current-password"
        label={t.password}
        error={errors.password && t.fieldErrors[errors.password]}
        reveal={t.reveal}
        required
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={isBusy}
        busyLabel={verify.submitting}
      >
        {verify.submit}
      </Button>
    </form>
  );
}
