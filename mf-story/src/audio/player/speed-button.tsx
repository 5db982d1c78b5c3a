import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { catalogue } from '../../i18n/catalogue';
import styles from './player.module.css';
import { nextSpeed, saveSpeed } from './speed';

/** Shows the playback speed; each press selects and stores the next one. */
export function SpeedButton({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const t = useMessages(catalogue);
  const selectNextSpeed = () => {
    const next = nextSpeed(rate);
    saveSpeed(next);
    onChange(next);
  };
  return (
    <IconButton label={t.audio.speed(rate)} className={styles.speed} onClick={selectNextSpeed}>
      {rate}×
    </IconButton>
  );
}
