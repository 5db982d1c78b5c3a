import type { VoiceOption } from '@storysprout/contracts/api/config';
import { isOfflineVoice, type VoiceCategory, type VoiceGroup } from '@storysprout/contracts/voices';
import { SelectField, type SelectFieldProps } from '@storysprout/shared-ui/select-field';

export interface VoiceSelectTexts {
  label: string;
  categories: Record<VoiceCategory, string>;
  /** A few words on how a voice sounds, by its value. */
  descriptions: Partial<Record<string, string>>;
  /** Instead of the description for a voice that the installation synthesises itself. */
  offline: string;
}

interface VoiceSelectProps extends Pick<SelectFieldProps, 'labelHidden' | 'hint' | 'className'> {
  texts: VoiceSelectTexts;
  groups: readonly VoiceGroup[];
  value: string;
  onChange: (voice: string) => void;
}

/** Select field for a voice: grouped by category, each option with a description. */
export function VoiceSelect({ texts, groups, onChange, ...field }: VoiceSelectProps) {
  const describe = (voice: VoiceOption): string =>
    isOfflineVoice(voice) ? texts.offline : (texts.descriptions[voice.value] ?? voice.description);
  return (
    <SelectField {...field} label={texts.label} onChange={({ target }) => onChange(target.value)}>
      {groups.map(({ category, voices }) => (
        <optgroup key={category} label={texts.categories[category]}>
          {voices.map((voice) => (
            <option key={voice.value} value={voice.value}>
              {`${voice.label} · ${describe(voice)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
