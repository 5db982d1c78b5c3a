import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Popover } from '@storysprout/shared-ui/popover';
import { useId } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { PlaySentenceButton } from '../text/play-sentence-button';
import styles from './word-card.module.css';
import { WordEntries } from './word-entries';

interface WordCardProps {
  /** The word as in the text. */
  form: string;
  /** Index of the word's sentence. */
  sentenceIndex: number;
  anchor: Element;
  /** The story's text: a press inside it does not only close the card, but opens another word. */
  opener: Element | null;
  open: boolean;
  onClose: () => void;
  /** Translation of the word's sentence; undefined where the page shows it already. */
  translation?: string;
  /** Toggles the translation below the sentence; undefined in modes without it. */
  onToggleTranslation?: () => void;
  isTranslationShown: boolean;
}

/** Popover with a word's entries and its sentence's translation. A default export, because it is loaded lazily. */
export default function WordCard({
  form,
  sentenceIndex,
  anchor,
  opener,
  open,
  onClose,
  translation,
  onToggleTranslation,
  isTranslationShown,
}: WordCardProps) {
  const t = useMessages(catalogue);
  const headingId = useId();
  const toggleTranslation = () => {
    onToggleTranslation?.();
    onClose();
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => next || onClose()}
      anchor={anchor}
      opener={opener}
      closeLabel={t.close}
      title={
        <span className={styles.form} lang="en" dir="auto">
          {form}
        </span>
      }
    >
      <WordEntries form={form} />
      {translation && (
        <section className={styles.sentence} aria-labelledby={headingId}>
          <div className={styles.head}>
            <h3 id={headingId}>{t.reading.sentence}</h3>
            <PlaySentenceButton index={sentenceIndex} onPlay={onClose} />
          </div>
          <p lang="zh-Hans" dir="auto">
            {translation}
          </p>
          {onToggleTranslation && (
            <Button variant="ghost" className={styles.keep} onClick={toggleTranslation}>
              {isTranslationShown ? t.reading.hideTranslation : t.reading.showTranslation}
            </Button>
          )}
        </section>
      )}
    </Popover>
  );
}
