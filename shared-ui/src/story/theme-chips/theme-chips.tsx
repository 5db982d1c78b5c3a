import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { Button } from '../../forms/button/button';
import { Chip } from '../../data-display/chip/chip';
import { ThemeArt, type ThemeId } from '../theme-art/theme-art';
import styles from './theme-chips.module.css';

export interface SuggestedTheme {
  id: ThemeId;
  label: string;
}

export interface ThemeChipsProps {
  /** The app opens it when the empty text area receives the focus. */
  open: boolean;
  title: ReactNode;
  closeLabel: ReactNode;
  themes: readonly SuggestedTheme[];
  /** Current text; the chip with this id or label is marked as selected. */
  value?: string;
  /** The app fills in the text and closes the panel. */
  onSelect: (theme: SuggestedTheme) => void;
  onClose: () => void;
  /** For `aria-controls` of the field. */
  id?: string;
}

/** Panel of suggested themes with illustrations. Renders nothing while closed. */
export function ThemeChips({
  open,
  title,
  closeLabel,
  themes,
  value,
  onSelect,
  onClose,
  id,
}: ThemeChipsProps) {
  if (!open) return null;
  return (
    <div className={styles.panel} id={id}>
      <div className={styles.head}>
        <span>{title}</span>
        <Button
          variant="ghost"
          className={styles.close}
          iconEnd={<ChevronUp aria-hidden="true" />}
          onClick={onClose}
        >
          {closeLabel}
        </Button>
      </div>
      <ul className={styles.grid}>
        {themes.map((theme) => (
          <li key={theme.id}>
            <Chip
              className={styles.chip}
              picture={<ThemeArt id={theme.id} />}
              pressed={value === theme.id || value === theme.label}
              onClick={() => onSelect(theme)}
            >
              {theme.label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
