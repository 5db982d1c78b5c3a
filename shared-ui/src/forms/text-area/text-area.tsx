import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../../lib/cx';
import { FieldFrame, useField, type FieldTexts } from '../field/field';
import field from '../field/field.module.css';
import styles from './text-area.module.css';

/** Remaining characters at which the counter is highlighted and announced. */
const NEAR_LIMIT = 10;

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Length of the text in graphemes, counted by the app. */
  count?: number;
  /** Maximum length in graphemes, displayed only; the app enforces it. */
  max?: number;
  /** Announced near the limit: "还能写 5 个字". */
  countLabel?: string;
  /** Content to the right of the label, before the counter. */
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
  const hasCounter = count !== undefined && max !== undefined;
  const isNearLimit = hasCounter && count >= max - NEAR_LIMIT;
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
          {hasCounter ? (
            <span className={field.count} data-near={isNearLimit}>
              <span>
                {count} / {max}
              </span>
              <span className="sr-only" role="status">
                {isNearLimit ? countLabel : null}
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
