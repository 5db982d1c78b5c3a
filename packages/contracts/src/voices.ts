import type { VoiceOption } from './api/areas/config.js';
import type { Region } from './rules.js';

const ALL_REGIONS: VoiceOption['regions'] = ['global', 'china'];
const bilingual = (value: string, label: string, description: string): VoiceOption => ({
  value,
  label,
  description,
  provider: 'qwen',
  category: 'Bilingual',
  regions: ALL_REGIONS,
});
const standard = (value: string, label: string, description: string): VoiceOption => ({
  value,
  label,
  description,
  provider: 'openai',
  category: 'Standard',
  regions: ['global'],
});

/** The 14 voices of the product (docs/specification.md §9). */
export const VOICES: readonly VoiceOption[] = [
  {
    value: 'graceful_lady',
    label: 'Graceful Lady',
    description: 'A calm, warm storyteller',
    provider: 'minimax',
    category: 'Premium',
    regions: ALL_REGIONS,
  },
  standard('nova', 'Nova', 'A bright young woman'),
  standard('alloy', 'Alloy', 'A balanced, clear voice'),
  standard('echo', 'Echo', 'A steady man'),
  standard('fable', 'Fable', 'A lively storyteller'),
  standard('onyx', 'Onyx', 'A deep man'),
  standard('shimmer', 'Shimmer', 'A light, cheerful woman'),
  bilingual('cherry', 'Cherry', 'A sunny young woman'),
  bilingual('ethan', 'Ethan', 'A friendly young man'),
  bilingual('luna', 'Luna', 'A soft, slow woman'),
  bilingual('sophia', 'Sophia', 'A clear, quick woman'),
  bilingual('xiaoyun', 'Xiaoyun', 'A gentle teacher'),
  bilingual('xiaogang', 'Xiaogang', 'A warm male teacher'),
  bilingual('ruoxi', 'Ruoxi', 'A sweet, young voice'),
];

/** The `value` of each voice. */
export const VOICE_VALUES = VOICES.map(({ value }) => value);

/** Fallback by region for a saved voice that is not available. */
export const DEFAULT_VOICE = { china: 'graceful_lady', global: 'nova' } as const;

export type VoiceCategory = VoiceOption['category'];

const CATEGORIES: readonly VoiceCategory[] = ['Premium', 'Standard', 'Bilingual'];

export interface VoiceGroup {
  category: VoiceCategory;
  voices: VoiceOption[];
}

/** Groups the voices of a region by category, without empty groups. */
export function groupVoices(voices: readonly VoiceOption[], region: Region): VoiceGroup[] {
  const here = voices.filter(({ regions }) => regions.includes(region));
  return CATEGORIES.map((category) => ({
    category,
    voices: here.filter((voice) => voice.category === category),
  })).filter((group) => group.voices.length > 0);
}

/** The preferred voice if the region has it, else the region's default. */
export function selectVoice(groups: readonly VoiceGroup[], region: Region, preferred?: string): string {
  const isHere = groups.some(({ voices }) => voices.some(({ value }) => value === preferred));
  return preferred !== undefined && isHere ? preferred : DEFAULT_VOICE[region];
}

/** Whether the installation synthesises the voice itself, without its provider. */
export const isOfflineVoice = ({ provider }: VoiceOption): boolean => provider === 'embedded';
