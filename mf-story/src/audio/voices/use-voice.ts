import { useShell } from '@storysprout/contracts/shell';
import { useVoices } from '@storysprout/remote-kit/use-voices';
import { useState } from 'react';

/** The voices of the caller's region and the selected one: at first the narration's, else the pupil's default voice. */
export function useVoice(current?: string) {
  const { session } = useShell();
  const [chosen, choose] = useState<string>();
  return { ...useVoices(chosen ?? current ?? session.user?.preferences.defaultVoice), choose };
}
