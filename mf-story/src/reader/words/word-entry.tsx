import type { WordEntry } from '@storysprout/contracts/api/words';
import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../../i18n/catalogue';
import styles from './word-entry.module.css';

interface WordEntryViewProps {
  /** The inflected form that was looked up, in lower case. */
  form: string;
  entry: WordEntry;
  isFirst: boolean;
}

/** One dictionary entry: phonetics, part of speech, gloss, lemma, grade and an example. */
export function WordEntryView({ form, entry, isFirst }: WordEntryViewProps) {
  const t = useMessages(catalogue);
  const { word, partOfSpeech, spoken, meaning, grade, example } = entry;
  return (
    <div className={styles.entry}>
      <p className={styles.sound}>
        <span className={styles.phonetic}>
          {spoken.phoneticUs && t.reading.british} <span lang="en-fonipa">{spoken.phonetic}</span>
        </span>
        {spoken.phoneticUs && (
          <span className={styles.phonetic}>
            {t.reading.american} <span lang="en-fonipa">{spoken.phoneticUs}</span>
          </span>
        )}
      </p>
      <p className={styles.meaning}>
        <span className={styles.partOfSpeech} lang="en">
          {partOfSpeech}.
        </span>{' '}
        <span lang="zh-Hans">{meaning}</span>
      </p>
      <p className={styles.about}>
        {word.toLowerCase() !== form && (
          <span>
            {t.reading.baseForm} <b lang="en">{word}</b>
          </span>
        )}
        <span>{t.reading.wordOfGrade(t.gradeNames[grade])}</span>
      </p>
      {example && isFirst && (
        <div className={styles.example}>
          <p lang="en">{example.sentence}</p>
          <p className={styles.translation} lang="zh-Hans">
            {example.translation}
          </p>
        </div>
      )}
    </div>
  );
}
