import type { VoiceOption } from '@storysprout/contracts/api/config';
import type { Region } from '@storysprout/contracts/rules';
import { DEFAULT_VOICE } from '@storysprout/contracts/voices';

export type VoiceCategory = VoiceOption['category'];

const CATEGORIES: readonly VoiceCategory[] = ['Premium', 'Standard', 'Bilingual'];

export interface VoiceGroup {
  category: VoiceCategory;
  voices: VoiceOption[];
}

/** The voices that a region has, by category; no group stands empty. */
export function voiceGroups(voices: readonly VoiceOption[], region: Region): VoiceGroup[] {
  const here = voices.filter(({ regions }) => regions.includes(region));
  return CATEGORIES.map((category) => ({
    category,
    voices: here.filter((voice) => voice.category === category),
  })).filter((group) => group.voices.length > 0);
}

/** The preferred voice where the region has it, else the region's own. */
export function startingVoice(groups: readonly VoiceGroup[], region: Region, preferred?: string): string {
  const isHere = groups.some(({ voices }) => voices.some(({ value }) => value === preferred));
  return preferred !== undefined && isHere ? preferred : DEFAULT_VOICE[region];
}

/** Whether the installation speaks this voice itself, without the provider that the voice is named after. */
export const isOffline = ({ provider }: VoiceOption): boolean => provider === 'embedded';
