import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../../lib/cx';
import { FieldFrame, useField, type FieldTexts } from '../field/field';
import field from '../field/field.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Labels of the button that shows and hides a password; adds that button. */
  reveal?: { show: string; hide: string };
  /** Hides the label visually where the context is clear; it stays the accessible name. */
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Text input. Native attributes pass through, so password managers and paste work. */
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
  const [isRevealed, setRevealed] = useState(false);
  const { control, ...frame } = useField({ label, hint, error }, rest);
  const input = (
    <input
      {...rest}
      {...control}
      type={reveal && isRevealed ? 'text' : type}
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
            label={isRevealed ? reveal.hide : reveal.show}
            className={styles.reveal}
            disabled={rest.disabled}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
