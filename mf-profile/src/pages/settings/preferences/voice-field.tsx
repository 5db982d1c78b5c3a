import { useMessages, useShell } from '@storysprout/contracts/shell';
import type { VoiceGroup } from '@storysprout/contracts/voices';
import { VoiceSelect } from '@storysprout/remote-kit/voice-select';
import { Button } from '@storysprout/shared-ui/button';
import CircleStop from 'lucide-react/icons/circle-stop';
import Volume2 from 'lucide-react/icons/volume-2';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { useVoicePreview } from './use-voice-preview';

interface VoiceFieldProps {
  groups: readonly VoiceGroup[];
  value: string;
  onChange: (voice: string) => void;
}

/** Select of the region's voices by category, with a button that plays a sample of the selected one. */
export function VoiceField({ groups, value, onChange }: VoiceFieldProps) {
  const t = useMessages(catalogue);
  const { toast } = useShell();
  const { state, play, stop, element } = useVoicePreview(value, (failure) =>
    failure === 'refused' ? toast(t.sampleReady, 'info') : toast(t.sampleFailed, 'error'),
  );
  const isPlaying = state === 'playing';
  const texts = {
    label: t.voice,
    categories: t.voiceCategories,
    descriptions: t.voices,
    offline: t.offlineVoice,
  };
  const name = groups.flatMap(({ voices }) => voices).find((voice) => voice.value === value)?.label ?? value;
  return (
    <div className={styles.voice}>
      <VoiceSelect texts={texts} hint={t.voiceHint} groups={groups} value={value} onChange={onChange} />
      <Button
        variant="soft"
        className={styles.action}
        busy={state === 'loading'}
        icon={isPlaying ? <CircleStop aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        aria-label={isPlaying ? t.stopListening : t.listenTo(name)}
        onClick={isPlaying ? stop : play}
      >
        {isPlaying ? t.stop : t.listen}
      </Button>
      {/* A sample of a voice needs no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio {...element} preload="none" />
    </div>
  );
}
