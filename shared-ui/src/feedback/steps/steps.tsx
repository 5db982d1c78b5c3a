import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface StepItem {
  id: string;
  label: ReactNode;
  /** A word or two on what is happening: "写了 16 句". */
  detail?: ReactNode;
  state: 'done' | 'now' | 'todo';
}

export interface StepsProps {
  label: string;
  items: readonly StepItem[];
  /** What a screen reader says of a finished step. */
  doneLabel?: string;
}

/** Named steps: a tick, a ring with a number, a faint number. A column on a phone, a row above. */
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
