import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Volume from 'lucide-react/icons/volume-2';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import { AudioAlert } from './audio-alert';
import styles from './offer.module.css';
import { useVoice } from '../voices/use-voice';
import { VoiceSelect } from '../voices/voice-select';

export interface NarrationOfferProps {
  /** The voice that reads already, where there is one: the offer is another. */
  current?: string | undefined;
  isPending: boolean;
  failure: readonly string[] | undefined;
  onNarrate: (voice: string) => void;
}

/** Pick a voice, press the button, read on until it is done. */
export function NarrationOffer({ current, isPending, failure, onNarrate }: NarrationOfferProps) {
  const t = useMessages(catalogue);
  const { groups, voice, choose } = useVoice(current);
  return (
    <>
      {failure && <AudioAlert text={failure} />}
      <div className={styles.offer}>
        {isPending ? (
          <p className={styles.text}>
            <KeepTogether clauses={t.audio.readOn} />
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
          disabled={voice === current}
          onClick={() => onNarrate(voice)}
        >
          {failure ? t.tryAgain : current === undefined ? t.audio.generate : t.readAlong.useVoice}
        </Button>
      </div>
    </>
  );
}
