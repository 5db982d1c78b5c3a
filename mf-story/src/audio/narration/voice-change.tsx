import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Speech from 'lucide-react/icons/speech';
import { catalogue } from '../../i18n/catalogue';
import styles from '../player/player.module.css';
import { NarrationForm, type NarrationFormProps } from './narration-form';

const PANEL_ID = 'voice-panel';

/** Opens and closes the panel for another voice. */
export function VoiceButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const t = useMessages(catalogue).readAlong;
  return (
    <IconButton
      label={t.changeVoice}
      className={styles.voice}
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={onPress}
    >
      <Speech aria-hidden="true" />
    </IconButton>
  );
}

/** Panel to generate a narration with another voice. The existing one can be played meanwhile. */
export function VoicePanel(form: NarrationFormProps) {
  return (
    <div className={styles.panel} id={PANEL_ID}>
      <NarrationForm {...form} />
    </div>
  );
}
