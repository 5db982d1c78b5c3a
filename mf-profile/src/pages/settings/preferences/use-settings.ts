import type { User } from '@storysprout/contracts/api/users';
import { nickNameProblemOf } from '@storysprout/contracts/rules';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { PROFILE_SCOPE, updateProfile } from '../../../api/profile';
import { catalogue } from '../i18n/catalogue';
import { saveDraft, loadDraft } from './settings-draft';
import {
  toUpdateBody,
  type Edits,
  type NickNameError,
  changedEdits,
  type SettingsValues,
  toSettingsValues,
} from './settings-values';

interface Submission {
  values: SettingsValues;
  onNickNameRefused: (problem: NickNameError) => void;
}

/**
 * State of the settings form: the saved values merged with the pupil's unsaved edits. Edits survive a reload, a failed
 * save and the end of a session; while there are any, leaving the page requires a confirmation.
 */
export function useSettings(user: User) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const [edits, setEdits] = useState<Edits>(() => loadDraft(user.id));
  // The newer of the last save's response and the shell's profile, which also changes by other tabs.
  const [saved, setSaved] = useState(user);
  const [seen, setSeen] = useState(user);
  if (seen !== user) {
    setSeen(user);
    setSaved(user);
  }
  const unsaved = changedEdits(edits, toSettingsValues(saved));
  const hasUnsaved = Object.keys(unsaved).length > 0;

  useEffect(() => saveDraft(user.id, unsaved));

  const confirmLeaving = useEffectEvent(async () => {
    const { title, message, leave, stay } = t.leaving;
    const confirm = { confirmText: leave, cancelText: stay, destructive: true };
    const leaves = await shell.modal({ type: 'warning', title, message, confirm });
    if (leaves) {
      setEdits({});
      saveDraft(user.id, {});
    }
    return leaves;
  });
  const { guardLeaving } = shell;
  useEffect(
    () => (hasUnsaved ? guardLeaving(() => confirmLeaving()) : undefined),
    [hasUnsaved, guardLeaving],
  );

  const { mutate, isPending } = useMutation({
    scope: PROFILE_SCOPE,
    mutationFn: ({ values }: Submission) => updateProfile(shell.api, toUpdateBody(values, shell.language)),
    onSuccess: (updated, { values: sent }) => {
      setSaved(updated);
      // Input during the request stays unsaved.
      setEdits((current) => changedEdits(changedEdits(current, sent), toSettingsValues(updated)));
      shell.toast(t.saved, 'success');
      void shell.refreshProfile();
    },
    onError: (error, { onNickNameRefused }) => {
      // An ended session redirects to the login and back; the draft is kept.
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
      const isRefused = isApiError(error) && error.errors.some(({ path }) => path === 'nickName');
      if (isRefused) onNickNameRefused(nickNameProblemOf(error.errors) ?? 'refused');
      else shell.toast(t.saveFailed, 'error');
    },
  });

  return {
    values: { ...toSettingsValues(saved), ...unsaved },
    hasUnsaved,
    change: (changes: Edits) => setEdits((current) => ({ ...current, ...changes })),
    save: (values: SettingsValues, onNickNameRefused: Submission['onNickNameRefused']) => {
      setEdits((current) => ({
        ...current,
        ...changedEdits(values, toSettingsValues(saved)),
        newTheme: values.newTheme,
      }));
      mutate({ values, onNickNameRefused });
    },
    isSaving: isPending,
  };
}
