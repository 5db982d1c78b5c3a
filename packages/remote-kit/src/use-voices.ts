import { useShell } from '@storysprout/contracts/shell';
import { selectVoice, type VoiceGroup, groupVoices, VOICES } from '@storysprout/contracts/voices';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from './config-query';

/**
 * The voices of the caller's region by category, and the selected one: the preferred voice if the region has it, else the
 * region's default. Until the configuration is loaded, the product's own list of voices is used.
 */
export function useVoices(preferred?: string): { groups: VoiceGroup[]; voice: string } {
  const { api, session } = useShell();
  const { data: config } = useQuery(configQuery(api));
  const region = config?.region ?? session.region;
  const groups = groupVoices(config?.voices ?? VOICES, region);
  return { groups, voice: selectVoice(groups, region, preferred) };
}
