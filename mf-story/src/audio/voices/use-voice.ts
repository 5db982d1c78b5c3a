import { useShell } from '@storysprout/contracts/shell';
import { startingVoice, voiceGroups, VOICES } from '@storysprout/contracts/voices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../../api/config';

/**
 * The voices of the caller's region and the one that is chosen: at first the one that reads already, else the pupil's own
 * preference.
 */
export function useVoice(current?: string) {
  const { api, session } = useShell();
  const { data: config } = useQuery(configQuery(api));
  const [chosen, choose] = useState<string>();
  // Until the installation has told its own, the product's voices stand in.
  const region = config?.region ?? session.region;
  const groups = voiceGroups(config?.voices ?? VOICES, region);
  const preferred = chosen ?? current ?? session.user?.preferences.defaultVoice;
  return { groups, voice: startingVoice(groups, region, preferred), choose };
}
