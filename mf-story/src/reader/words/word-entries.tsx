import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { isNotInWordList, wordQuery } from '../../api/word';
import { catalogue } from '../../i18n/catalogue';
import { SpeakButton } from './speak-button';
import styles from './word-entries.module.css';
import { WordEntryView } from './word-entry';

/** Dictionary entries of a word in any inflected form, or a notice where the word list has none. */
export function WordEntries({ form }: { form: string }) {
  const t = useMessages(catalogue).reading;
  const { api } = useShell();
  const { data, error, isPaused, refetch } = useQuery(wordQuery(api, form));
  if (data)
    return (
      <div className={styles.entries}>
        {data.entries.map((entry, index) => (
          <WordEntryView
            key={`${entry.word} ${entry.partOfSpeech}`}
            form={data.form}
            entry={entry}
            isFirst={index === 0}
          />
        ))}
        <SpeakButton text={form} />
      </div>
    );
  if (isNotInWordList(error))
    return (
      <div className={styles.entries}>
        <p className="meta" role="status">
          <KeepTogether clauses={t.notInWordList} />
        </p>
        <SpeakButton text={form} />
      </div>
    );
  if (error || isPaused)
    return (
      <div className={styles.note} role="alert">
        <p>
          <KeepTogether clauses={t.wordFailed} />
        </p>
        <Button onClick={() => void refetch()}>{t.retry}</Button>
      </div>
    );
  return (
    <div className={styles.entries} role="status" aria-label={t.loadingWord}>
      <Skeleton width="48%" />
      <Skeleton width="72%" />
    </div>
  );
}
