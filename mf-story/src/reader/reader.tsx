import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ShownStory } from '../api/story';
import { AudioBar } from '../audio/audio-bar';
import { catalogue } from '../i18n/catalogue';
import { PublicNotice } from './head/public-notice';
import { StoryHead } from './head/story-head';
import styles from './reader.module.css';
import { ReportButton } from './report/report-button';
import { useTextSize } from './settings/text-size';
import { TextSizeButtons } from './settings/text-size-buttons';
import { loadWordCard, StoryText } from './text/story-text';
import { TRANSLATION_MODES, type TranslationMode } from './text/translation-mode';
import { KeywordCards } from './words/keyword-cards';

const loadWordDialog = () => import('./words/word-dialog');
const WordDialog = lazy(loadWordDialog);

/** Milliseconds after the first render, so that the prefetch does not delay the story. */
const PREFETCH_DELAY_MS = 1000;

/** Prefetches the code of word card and word dialog, so that they open without a network, too. */
function usePrefetchWordViews(): void {
  useEffect(() => {
    const load = () => Promise.all([loadWordCard(), loadWordDialog()]).catch(() => undefined);
    const timer = setTimeout(() => void load(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The reader: cover, head, audio bar, text with its translation, keywords. */
export function Reader({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  usePrefetchWordViews();
  const textSize = useTextSize();
  const [mode, setMode] = useState<TranslationMode>('off');
  const [keyword, setKeyword] = useState<Keyword>();
  const [isWordOpen, setWordOpen] = useState(false);
  const openWord = (chosen: Keyword) => {
    setKeyword(chosen);
    setWordOpen(true);
  };
  return (
    <article
      className={styles.story}
      data-band={DIFFICULTY_BANDS[story.difficulty]}
      data-grade={story.grade}
      data-text={textSize}
    >
      <div className={styles.main}>
        {story.author && <PublicNotice author={story.author.nickName} />}
        <StoryCover className={styles.cover} id={story.id} grade={story.grade} theme={story.theme} />
        <StoryHead story={story} />
        <AudioBar story={story} />
        <div className={styles.bar}>
          <SegmentedControl
            className={styles.modes}
            label={t.translationLabel}
            value={mode}
            onChange={setMode}
            options={TRANSLATION_MODES.map((value) => ({ value, label: t.translationModes[value] }))}
          />
          <TextSizeButtons />
        </div>
        <StoryText story={story} mode={mode} onKeyword={openWord} />
        <ReportButton storyId={story.id} />
      </div>
      <KeywordCards keywords={story.keywords} onKeyword={openWord} />
      {keyword && (
        <Suspense>
          <WordDialog keyword={keyword} open={isWordOpen} onClose={() => setWordOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
