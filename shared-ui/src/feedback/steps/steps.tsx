import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface StepItem {
  id: string;
  label: ReactNode;
  /** Short progress detail: "写了 16 句". */
  detail?: ReactNode;
  state: 'done' | 'now' | 'todo';
}

export interface StepsProps {
  label: string;
  items: readonly StepItem[];
  /** Screen reader text of a finished step. */
  doneLabel?: string;
}

/** Stepper: finished, current and upcoming steps. A column on a phone, a row on wider screens. */
export function Steps({ label, items, doneLabel }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map((item, index) => (
        <li
          className={styles.step}
          data-state={item.state}
          aria-current={item.state === 'now' ? 'step' : undefined}
          key={item.id}
        >
          <span className={styles.dot} aria-hidden="true">
            {item.state === 'done' ? <Check /> : index + 1}
          </span>
          <span>
            {item.label}
            {item.state === 'done' && doneLabel ? <span className="sr-only"> {doneLabel}</span> : null}
          </span>
          {item.detail ? <small className={styles.detail}>{item.detail}</small> : null}
        </li>
      ))}
    </ol>
  );
}
