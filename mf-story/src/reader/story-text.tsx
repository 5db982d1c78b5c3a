import type { Keyword, Story } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { useId, useMemo, useState } from 'react';
import { catalogue } from '../i18n/catalogue';
import { markKeywords } from './keyword-spots';
import { StorySentence } from './story-sentence';
import styles from './story-text.module.css';
import type { TranslationMode } from './translation-mode';

interface StoryTextProps {
  story: Story;
  mode: TranslationMode;
  onKeyword: (keyword: Keyword) => void;
}

/** The story in English, its keywords underlined, its translation where the reader wants it. */
export function StoryText({ story, mode, onKeyword }: StoryTextProps) {
  const t = useMessages(catalogue);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const headingId = useId();
  const { sentences, keywords } = story;
  const pieces = useMemo(
    () =>
      markKeywords(
        sentences.map(({ en }) => en),
        keywords,
      ),
    [sentences, keywords],
  );

  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  };

  return (
    <>
      <div className={styles.text} data-mode={mode} role="group" aria-label={t.storyText}>
        {sentences.map(({ zh }, index) => (
          <StorySentence
            // Sentences of a story never move, so their place is their name.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            index={index}
            pieces={pieces[index]!}
            translation={zh}
            mode={mode}
            open={open.has(index)}
            onToggle={() => toggle(index)}
            onKeyword={onKeyword}
          />
        ))}
      </div>
      {mode === 'full' && (
        <section className={styles.full} aria-labelledby={headingId}>
          <h2 id={headingId}>{t.fullTranslation}</h2>
          <p lang="zh-Hans">{story.chineseTranslation}</p>
        </section>
      )}
    </>
  );
}
