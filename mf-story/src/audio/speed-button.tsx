import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { catalogue } from '../i18n/catalogue';
import styles from './player.module.css';

/** In the order of the presses: slower comes first, for who learns. */
const RATES = [1, 0.75, 0.5, 1.25];

const after = (rate: number): number => RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;

/** How fast it is read; each press goes one on. */
export function SpeedButton({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const t = useMessages(catalogue);
  return (
    <IconButton label={t.audio.speed(rate)} className={styles.speed} onClick={() => onChange(after(rate))}>
      {rate}×
    </IconButton>
  );
}
