import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On/off switch with immediate effect. The whole row is the hit area. */
export function Switch({ children, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  );
}
