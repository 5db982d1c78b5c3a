import type { Favorite } from '@storysprout/contracts/api/favorites';
import { LIMITS } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useControlledForm } from '@storysprout/remote-kit/use-form';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { TextField } from '@storysprout/shared-ui/text-field';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type FavoriteCategory, useUpdateFavorite } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import styles from './favorite-notes.module.css';
import { noteDraft, type NoteDraft } from './note-draft';

interface NoteFormProps {
  favorite: Favorite;
  theme: string;
  /** Suggestions for the category. */
  categories: readonly FavoriteCategory[];
  /** Whether the pupil has just opened it, so that it takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Form for note and category of a favourite, edited in place. After a failed save the input is kept. */
export function NoteForm({ favorite, theme, categories, takesFocus, onClose }: NoteFormProps) {
  const t = useMessages(catalogue);
  const shell = useShell();
  const { id, notes, category } = favorite;
  const listId = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<NoteDraft>(() => noteDraft(id).read() ?? { notes, category });
  const { mutate, isPending, isError } = useUpdateFavorite(id);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const isChanged = draft.notes !== notes || draft.category !== category;
  const close = () => {
    noteDraft(id).clear();
    onClose();
  };
  const save = () => {
    if (isPending) return;
    if (!isChanged) return close();
    mutate(draft, {
      onSuccess: () => {
        shell.toast(t.lists.saved, 'success');
        close();
      },
    });
  };
  const { change, formProps } = useControlledForm({
    values: draft,
    onChange: (changes: Partial<NoteDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      noteDraft(id).write(next);
    },
    onSubmit: save,
  });
  const leave = (event: KeyboardEvent) => {
    // Escape also cancels the composition of an input method; it never discards changes.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isChanged) close();
  };

  return (
    <form {...formProps} className={styles.form} aria-label={t.lists.editAbout(theme)}>
      <TextArea
        ref={first}
        label={t.note}
        rows={3}
        value={draft.notes}
        maxLength={LIMITS.notesMax}
        count={draft.notes.length}
        max={LIMITS.notesMax}
        countLabel={t.lists.lettersLeft(LIMITS.notesMax - draft.notes.length)}
        onChange={(event) => change({ notes: event.target.value })}
        onKeyDown={leave}
      />
      <TextField
        label={t.lists.category}
        value={draft.category}
        maxLength={LIMITS.categoryMax}
        list={listId}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => change({ category: event.target.value })}
        onKeyDown={leave}
      />
      <datalist id={listId}>
        {categories.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isError && <Notice tone="error">{t.lists.saveFailed}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={t.lists.saving}>
          {t.lists.save}
        </Button>
        <Button variant="ghost" onClick={close} disabled={isPending}>
          {t.lists.cancel}
        </Button>
      </div>
    </form>
  );
}
