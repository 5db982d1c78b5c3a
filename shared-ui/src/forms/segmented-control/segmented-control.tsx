import { useId, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import pill from '../../lib/pill.module.css';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  className?: string;
}

/** Segmented control: native radio buttons that look like tabs, for a few options. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(pill.list, className)}>
      {options.map((option) => (
        <label
          className={cx(pill.pill, styles.option, option.value === value && pill.chosen)}
          key={option.value}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
