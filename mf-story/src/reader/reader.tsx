import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { Segmented } from '@storysprout/shared-ui/segmented';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ShownStory } from '../api/story';
import { AudioBar } from '../audio/audio-bar';
import { BANDS } from '../components/theme';
import { catalogue } from '../i18n/catalogue';
import { KeywordCards } from './keyword-cards';
import { PublicNotice } from './public-notice';
import styles from './reader.module.css';
import { StoryHead } from './story-head';
import { StoryText } from './story-text';
import { TRANSLATION_MODES, type TranslationMode } from './translation-mode';

const loadWordDialog = () => import('./word-dialog');
const WordDialog = lazy(loadWordDialog);

/** Milliseconds after which a story is in view and the dialog may come ahead of its first word. */
const AHEAD = 1000;

/** Fetches the dialog before it is asked for, so that a word also opens where the network has gone. */
function useWordDialogAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadWordDialog().catch(() => undefined), AHEAD);
    return () => clearTimeout(timer);
  }, []);
}

/** A story to read: cover, head, text with its translation, keywords beside or below. */
export function Reader({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  useWordDialogAhead();
  const [mode, setMode] = useState<TranslationMode>('off');
  const [keyword, setKeyword] = useState<Keyword>();
  const [isWordOpen, setWordOpen] = useState(false);
  const openWord = (chosen: Keyword) => {
    setKeyword(chosen);
    setWordOpen(true);
  };
  return (
    <article className={styles.story} data-band={BANDS[story.difficulty]} data-grade={story.grade}>
      <div className={styles.main}>
        {story.author && <PublicNotice author={story.author.nickName} />}
        <StoryCover className={styles.cover} id={story.id} grade={story.grade} theme={story.theme} />
        <StoryHead story={story} />
        <AudioBar story={story} />
        <div className={styles.bar}>
          <Segmented
            className={styles.modes}
            label={t.translationLabel}
            value={mode}
            onChange={setMode}
            options={TRANSLATION_MODES.map((value) => ({ value, label: t.translationModes[value] }))}
          />
          {mode === 'off' && <p className="meta">{t.tapHint}</p>}
        </div>
        <StoryText story={story} mode={mode} onKeyword={openWord} />
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
