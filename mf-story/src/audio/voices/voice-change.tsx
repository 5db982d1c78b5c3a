import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import Speech from 'lucide-react/icons/speech';
import { catalogue } from '../../i18n/catalogue';
import { NarrationOffer, type NarrationOfferProps } from '../narration/narration-offer';
import styles from '../player/player.module.css';

const PANEL_ID = 'voice-panel';

/** Opens and closes the choice of another voice. */
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

/** Another voice for a story that has one: it is made beside the old one, which can be heard meanwhile. */
export function VoicePanel(offer: NarrationOfferProps) {
  return (
    <div className={styles.panel} id={PANEL_ID}>
      <NarrationOffer {...offer} />
    </div>
  );
}
