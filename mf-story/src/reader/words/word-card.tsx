import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Popover } from '@storysprout/shared-ui/popover';
import { useId } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { PlaySentenceButton } from '../text/play-sentence-button';
import styles from './word-card.module.css';
import { WordEntries } from './word-entries';

interface WordCardProps {
  /** The word as it stands in the text. */
  form: string;
  /** The place of its sentence. */
  sentence: number;
  anchor: Element;
  /** The text: a press on another word of it opens that one. */
  opener: Element | null;
  open: boolean;
  onClose: () => void;
  /** Of the word's sentence; left out where the page shows it already. */
  translation?: string;
  /** Puts the translation below its sentence, to stay; left out where it has no place there. */
  onKeepTranslation?: () => void;
  isTranslationKept: boolean;
}

/** A word of the text beside it, with what its whole sentence says. A default export: it is loaded when first needed. */
export default function WordCard({
  form,
  sentence,
  anchor,
  opener,
  open,
  onClose,
  translation,
  onKeepTranslation,
  isTranslationKept,
}: WordCardProps) {
  const t = useMessages(catalogue);
  const headingId = useId();
  const keep = () => {
    onKeepTranslation?.();
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
            <PlaySentenceButton index={sentence} onPlay={onClose} />
          </div>
          <p lang="zh-Hans" dir="auto">
            {translation}
          </p>
          {onKeepTranslation && (
            <Button variant="ghost" className={styles.keep} onClick={keep}>
              {isTranslationKept ? t.reading.unkeepTranslation : t.reading.keepTranslation}
            </Button>
          )}
        </section>
      )}
    </Popover>
  );
}
