import type { VoiceOption } from '@storysprout/contracts/api/config';
import { useMessages } from '@storysprout/contracts/shell';
import { isOffline, type VoiceGroup } from '@storysprout/contracts/voices';
import { SelectField } from '@storysprout/shared-ui/select-field';
import { catalogue } from '../../i18n/catalogue';

interface VoiceSelectProps {
  groups: readonly VoiceGroup[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** The voices by category, each with a word on how it sounds, or that it is the installation's own. */
export function VoiceSelect({ groups, value, onChange, className }: VoiceSelectProps) {
  const t = useMessages(catalogue).audio;
  const about = (voice: VoiceOption): string =>
    isOffline(voice) ? t.offlineVoice : (t.voices[voice.value] ?? voice.description);
  return (
    <SelectField
      label={t.voice}
      labelHidden
      className={className}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {groups.map(({ category, voices }) => (
        <optgroup key={category} label={t.categories[category]}>
          {voices.map((voice) => (
            <option key={voice.value} value={voice.value}>
              {`${voice.label} · ${about(voice)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
