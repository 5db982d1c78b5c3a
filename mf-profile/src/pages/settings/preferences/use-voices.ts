import { useShell } from '@storysprout/contracts/shell';
import { startingVoice, voiceGroups, VOICES } from '@storysprout/contracts/voices';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../api/profile';

/** The voices of the caller's region, and the one that stands for a preference: itself, or the region's own. */
export function useVoices(preferred: string) {
  const { api, session } = useShell();
  const { data: config } = useQuery(configQuery(api));
  // Until the installation has told its own, the product's voices stand in.
  const region = config?.region ?? session.region;
  const groups = voiceGroups(config?.voices ?? VOICES, region);
  return { groups, voice: startingVoice(groups, region, preferred) };
}
