import X from 'lucide-react/icons/x';
import { Children, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../forms/icon-button/icon-button';
import { cx } from '../../lib/cx';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  /** A small illustration before the text. */
  picture?: ReactNode;
  pressed?: boolean;
}

/** A suggestion chip: a toggle button. */
export function Chip({ picture, pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.chip, picture !== undefined && styles.pictured, className)}
      aria-pressed={pressed}
    >
      {picture}
      <span>{children}</span>
    </button>
  );
}

export interface TagChipProps {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

/** A selected value with a remove button. */
export function TagChip({ children, removeLabel, onRemove }: TagChipProps) {
  return (
    <span className={cx(styles.chip, styles.tag)}>
      <span>{children}</span>
      <IconButton label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** A wrapping row of chips, rendered as a list so that screen readers announce their number. */
export function ChipList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
