import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Volume from 'lucide-react/icons/volume-2';
import { Clauses } from '../components/clauses';
import { catalogue } from '../i18n/catalogue';
import { AudioAlert } from './audio-alert';
import styles from './offer.module.css';
import { useVoice } from './use-voice';
import { VoiceSelect } from './voice-select';

interface NarrationOfferProps {
  isPending: boolean;
  failure: readonly string[] | undefined;
  onNarrate: (voice: string) => void;
}

/** Pick a voice, press the button, read on until it is done. */
export function NarrationOffer({ isPending, failure, onNarrate }: NarrationOfferProps) {
  const t = useMessages(catalogue);
  const { groups, voice, choose } = useVoice();
  return (
    <>
      {failure && <AudioAlert text={failure} />}
      <div className={styles.offer}>
        {isPending ? (
          <p className={styles.text}>
            <Clauses of={t.audio.readOn} />
          </p>
        ) : (
          <VoiceSelect className={styles.voice} groups={groups} value={voice} onChange={choose} />
        )}
        <Button
          variant="primary"
          className={styles.generate}
          icon={<Volume aria-hidden="true" />}
          busy={isPending}
          busyLabel={t.audio.generating}
          onClick={() => onNarrate(voice)}
        >
          {failure ? t.tryAgain : t.audio.generate}
        </Button>
      </div>
    </>
  );
}
