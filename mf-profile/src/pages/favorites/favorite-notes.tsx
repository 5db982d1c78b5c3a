import type { Favorite } from '@storysprout/contracts/api/favorites';
import { useMessages } from '@storysprout/contracts/shell';
import Pencil from 'lucide-react/icons/pencil';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import type { FavoriteCategory } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import styles from './favorite-notes.module.css';
import { noteDraft } from './note-draft';
import { NoteForm } from './note-form';

interface FavoriteNotesProps {
  favorite: Favorite;
  theme: string;
  categories: readonly FavoriteCategory[];
}

/** Note and category of a favourite: shown as a slip of paper, edited in place by a form. */
export function FavoriteNotes({ favorite, theme, categories }: FavoriteNotesProps) {
  const t = useMessages(catalogue);
  const { id, notes, category } = favorite;
  // Restores the draft of an unsaved note.
  const [state, setState] = useState<'read' | 'restored' | 'opened' | 'closed'>(() =>
    noteDraft(id).read() ? 'restored' : 'read',
  );
  if (state === 'restored' || state === 'opened') {
    return (
      <NoteForm
        favorite={favorite}
        theme={theme}
        categories={categories}
        takesFocus={state === 'opened'}
        onClose={() => setState('closed')}
      />
    );
  }
  const isBlank = !notes && !category;
  return (
    <button
      type="button"
      className={styles.slip}
      data-blank={isBlank}
      onClick={() => setState('opened')}
      ref={state === 'closed' ? (button) => button?.focus() : undefined}
    >
      {category && (
        <span className={styles.line}>
          <Tag aria-hidden="true" />
          <span className="sr-only">{t.lists.category} </span>
          <span className={styles.category}>{category}</span>
        </span>
      )}
      {notes && (
        <span className={styles.line}>
          <Pencil aria-hidden="true" />
          <span className="sr-only">{t.note} </span>
          <span className={styles.text}>{notes}</span>
        </span>
      )}
      {isBlank ? (
        <span className={styles.line}>
          <Pencil aria-hidden="true" />
          <span aria-hidden="true">{t.lists.write}</span>
          <span className="sr-only">{t.lists.writeAbout(theme)}</span>
        </span>
      ) : (
        <span className="sr-only">{t.lists.editAbout(theme)}</span>
      )}
    </button>
  );
}
