import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import { FieldFrame, useField, type FieldTexts } from '../field/field';
import field from '../field/field.module.css';
import styles from './select-field.module.css';

export interface SelectFieldProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  /** Hides the label visually where the context is clear; it stays the accessible name. */
  labelHidden?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Native select, for the platform's picker on phones. Children are `option` and `optgroup`. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const { control, ...frame } = useField({ label, hint, error }, rest);
  return (
    <FieldFrame
      {...frame}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      <div className={styles.wrap}>
        <select {...rest} {...control} className={cx(field.control, styles.select)}>
          {children}
        </select>
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}
