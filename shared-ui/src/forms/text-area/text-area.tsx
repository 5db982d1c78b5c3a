import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import { FieldFrame, useField, type FieldTexts } from '../field/field';
import field from '../field/field.module.css';
import styles from './text-area.module.css';

/** How many places before the end the counter turns coral and bold, and is said aloud. */
const NEAR = 10;

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** How much is written, in graphemes, counted by the app. */
  count?: number;
  /** How much may be written, in graphemes. The app holds the limit; this only shows it. */
  max?: number;
  /** Said by a screen reader when the end is near. */
  countLabel?: string;
  /** At the right of the label, before the counter. */
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({
  label,
  hint,
  error,
  count,
  max,
  countLabel,
  aside,
  className,
  ...rest
}: TextAreaProps) {
  const { control, ...frame } = useField({ label, hint, error }, rest);
  const counted = count !== undefined && max !== undefined;
  const near = counted && count >= max - NEAR;
  return (
    <FieldFrame
      {...frame}
      label={label}
      hint={hint}
      error={error}
      className={cx(styles.area, className)}
      aside={
        <>
          {aside}
          {counted ? (
            <span className={field.count} data-near={near}>
              <span>
                {count} / {max}
              </span>
              <span className="sr-only" role="status">
                {near ? countLabel : null}
              </span>
            </span>
          ) : null}
        </>
      }
    >
      <textarea rows={2} {...rest} {...control} className={cx(field.control, styles.control)} />
    </FieldFrame>
  );
}
