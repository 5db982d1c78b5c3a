import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** Texts of every field: label above, hint and error below. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Validation message under the field, announced when it appears. */
  error?: ReactNode;
}

/** Ids and ARIA attributes that connect a control with its label, hint and error. */
export function useField(texts: FieldTexts, controlProps: { id?: string; 'aria-describedby'?: string }) {
  const generatedId = useId();
  const id = controlProps.id ?? generatedId;
  const hintId = texts.hint ? `${id}-hint` : undefined;
  const errorId = texts.error ? `${id}-error` : undefined;
  const describedBy =
    [controlProps['aria-describedby'], errorId, hintId].filter(Boolean).join(' ') || undefined;
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': texts.error ? true : undefined },
  };
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** Hides the label visually; it stays the accessible name. */
  labelHidden?: boolean | undefined;
  /** Content to the right of the label, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function FieldFrame({
  label,
  hint,
  error,
  id,
  hintId,
  errorId,
  labelHidden,
  aside,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={labelHidden ? 'sr-only' : styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {error ? (
        <p className={styles.error} id={errorId} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
