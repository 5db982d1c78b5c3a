import type { Grade } from '@storysprout/contracts/rules';
import { useShell } from '@storysprout/contracts/shell';
import { useState } from 'react';
import { type Draft, loadDraft, saveDraft } from './draft';

/** Grade and theme of the generator, persisted for this tab: they survive a reload and the login. */
export function useDraft() {
  const { user } = useShell().session;
  const owner = user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => loadDraft(owner));
  const updateDraft = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(next, owner);
  };
  const grade: Grade = draft.grade ?? user?.preferences.defaultGrade ?? 1;
  return { grade, theme: draft.theme, updateDraft };
}
