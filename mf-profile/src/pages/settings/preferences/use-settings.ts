import type { User } from '@storysprout/contracts/api/users';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { PROFILE_SCOPE, updateProfile } from '../../../api/profile';
import { catalogue } from '../i18n/catalogue';
import { saveDraft, loadDraft } from './settings-draft';
import {
  toUpdateBody,
  type Edits,
  changedEdits,
  type SettingsValues,
  toSettingsValues,
} from './settings-values';

interface Submission {
  values: SettingsValues;
  onNickNameRefused: () => void;
}

/**
 * The settings as they stand in the form: what is saved, and over it what the pupil has changed. Changes outlive a
 * reload, a failed save and a session that ends; the page is held while there are any.
 */
export function useSettings(user: User) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const [edits, setEdits] = useState<Edits>(() => loadDraft(user.id));
  // The newest of both: what a save answered, or the profile as the shell has it, from another tab too.
  const [saved, setSaved] = useState(user);
  const [seen, setSeen] = useState(user);
  if (seen !== user) {
    setSeen(user);
    setSaved(user);
  }
  const unsaved = changedEdits(edits, toSettingsValues(saved));
  const hasUnsaved = Object.keys(unsaved).length > 0;

  useEffect(() => saveDraft(user.id, unsaved));

  const askBeforeLeaving = useEffectEvent(async () => {
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
    () => (hasUnsaved ? guardLeaving(() => askBeforeLeaving()) : undefined),
    [hasUnsaved, guardLeaving],
  );

  const { mutate, isPending } = useMutation({
    scope: PROFILE_SCOPE,
    mutationFn: ({ values }: Submission) => updateProfile(shell.api, toUpdateBody(values, shell.language)),
    onSuccess: (updated, { values: sent }) => {
      setSaved(updated);
      // What was typed while it was on its way stays unsaved.
      setEdits((current) => changedEdits(changedEdits(current, sent), toSettingsValues(updated)));
      shell.toast(t.saved, 'success');
      void shell.refreshProfile();
    },
    onError: (error, { onNickNameRefused }) => {
      // A session that has ended leads to the login screen and back; what was changed waits here.
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
      const isRefused = isApiError(error) && error.errors.some(({ path }) => path === 'nickName');
      if (isRefused) onNickNameRefused();
      else shell.toast(t.saveFailed, 'error');
    },
  });

  return {
    values: { ...toSettingsValues(saved), ...unsaved },
    hasUnsaved,
    change: (changes: Edits) => setEdits((current) => ({ ...current, ...changes })),
    save: (values: SettingsValues, onNickNameRefused: () => void) => {
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
