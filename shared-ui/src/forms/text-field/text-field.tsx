import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../../lib/cx';
import { FieldFrame, useField, type FieldTexts } from '../field/field';
import field from '../field/field.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** For a password: adds the button that shows what was typed; its two names. */
  reveal?: { show: string; hide: string };
  /** Where what stands around it says what it is: the name is said, not shown. */
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Native attributes pass through, so password managers and paste work. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  reveal,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const { control, ...frame } = useField({ label, hint, error }, rest);
  const input = (
    <input
      {...rest}
      {...control}
      type={reveal && shown ? 'text' : type}
      className={cx(field.control, reveal && styles.withButton)}
    />
  );
  return (
    <FieldFrame
      {...frame}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      {reveal ? (
        <div className={styles.wrap}>
          {input}
          <IconButton
            label={shown ? reveal.hide : reveal.show}
            className={styles.reveal}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
