import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { catalogue } from '../../i18n/catalogue';
import styles from './player.module.css';
import { keepSpeed, speedAfter } from './speed';

/** How fast it is read; each press goes one on. It holds for the next story, too. */
export function SpeedButton({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const t = useMessages(catalogue);
  const goOn = () => {
    const next = speedAfter(rate);
    keepSpeed(next);
    onChange(next);
  };
  return (
    <IconButton label={t.audio.speed(rate)} className={styles.speed} onClick={goOn}>
      {rate}×
    </IconButton>
  );
}
