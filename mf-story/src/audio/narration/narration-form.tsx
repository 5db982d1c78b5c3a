import { useMessages } from '@storysprout/contracts/shell';
import { VoiceSelect } from '@storysprout/remote-kit/voice-select';
import { Button } from '@storysprout/shared-ui/button';
import Volume from 'lucide-react/icons/volume-2';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import { useVoice } from '../voices/use-voice';
import { AudioAlert } from './audio-alert';
import styles from './narration.module.css';

export interface NarrationFormProps {
  /** The voice of the existing narration, if there is one. */
  currentVoice?: string | undefined;
  isPending: boolean;
  failure: readonly string[] | undefined;
  onNarrate: (voice: string) => void;
}

/** Choice of a voice and the button that generates a narration with it. */
export function NarrationForm({ currentVoice, isPending, failure, onNarrate }: NarrationFormProps) {
  const t = useMessages(catalogue);
  const { groups, voice, choose } = useVoice(currentVoice);
  const { audio } = t;
  const texts = {
    label: audio.voice,
    categories: audio.categories,
    descriptions: audio.voices,
    offline: audio.offlineVoice,
  };
  return (
    <>
      {failure && <AudioAlert text={failure} />}
      <div className={styles.offer}>
        {isPending ? (
          <p className={styles.text}>
            <KeepTogether clauses={t.audio.readMeanwhile} />
          </p>
        ) : (
          <VoiceSelect
            texts={texts}
            labelHidden
            className={styles.voice}
            groups={groups}
            value={voice}
            onChange={choose}
          />
        )}
        <Button
          variant="primary"
          className={styles.generate}
          icon={<Volume aria-hidden="true" />}
          busy={isPending}
          busyLabel={t.audio.generating}
          disabled={voice === currentVoice}
          onClick={() => onNarrate(voice)}
        >
          {failure ? t.retry : currentVoice === undefined ? t.audio.generate : t.readAlong.useVoice}
        </Button>
      </div>
    </>
  );
}
