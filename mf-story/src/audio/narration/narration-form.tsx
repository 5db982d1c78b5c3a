import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useVoices } from '@storysprout/remote-kit/use-voices';
import { VoiceSelect, type VoiceSelectTexts } from '@storysprout/remote-kit/voice-select';
import { Button } from '@storysprout/shared-ui/button';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import Volume from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import type { Messages } from '../../i18n/zh-CN';
import { AudioAlert } from './audio-alert';
import styles from './narration.module.css';

export interface NarrationFormProps {
  /** The voice of the existing narration, if there is one. */
  currentVoice?: string | undefined;
  isPending: boolean;
  failure: readonly string[] | undefined;
  onNarrate: (voice: string) => void;
}

const voiceSelectTexts = (t: Messages['audio']): VoiceSelectTexts => ({
  label: t.voice,
  categories: t.categories,
  descriptions: t.voices,
  offline: t.offlineVoice,
});

/** Choice of a voice and the button that generates a narration with it. */
export function NarrationForm({ currentVoice, isPending, failure, onNarrate }: NarrationFormProps) {
  const t = useMessages(catalogue);
  const { user } = useShell().session;
  const [selectedVoice, setSelectedVoice] = useState<string>();
  const { groups, voice } = useVoices(selectedVoice ?? currentVoice ?? user?.preferences.defaultVoice);
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
            texts={voiceSelectTexts(t.audio)}
            labelHidden
            className={styles.voice}
            groups={groups}
            value={voice}
            onChange={setSelectedVoice}
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
