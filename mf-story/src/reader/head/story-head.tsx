import { THEMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import { langOf } from '@storysprout/remote-kit/text-lang';
import { Badge, Badges } from '@storysprout/shared-ui/badge';
import type { ShownStory } from '../../api/story';
import { ExportButton } from '../../export/export-button';
import { catalogue } from '../../i18n/catalogue';
import { ShareButton } from '../../share/share-button';
import { FavoriteButton } from './favorite-button';
import { LevelLine } from './level-line';
import styles from './story-head.module.css';
import { WriterFallback } from './writer-fallback';

function formatCreatedAt(iso: string, language: string): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language, {
    year: isThisYear ? undefined : 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** Badges, title, level, date, model and the buttons for favourite, share and export. */
export function StoryHead({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  const { language } = useShell();
  const fallbackTheme = THEMES.find(({ id }) => id === story.standInTheme);
  return (
    <header className={styles.head}>
      <Badges>
        <Badge band={DIFFICULTY_BANDS[story.difficulty]}>{t.gradeNames[story.grade]}</Badge>
        <Badge>{t.difficultyNames[story.difficulty]}</Badge>
        <Badge>{t.wordCount(story.wordCount)}</Badge>
        <Badge outline>{t.aiMade}</Badge>
      </Badges>
      <h1 className={styles.title} lang={langOf(story.theme)}>
        <bdi>{story.theme}</bdi>
      </h1>
      {story.level && <LevelLine level={story.level} grade={story.grade} />}
      <p className={styles.meta}>
        <time dateTime={story.createdAt}>{formatCreatedAt(story.createdAt, language)}</time>
        <span>
          {t.model} <bdi lang="en">{story.aiModel}</bdi>
        </span>
      </p>
      {fallbackTheme && (
        <p className={styles.fallback}>
          {t.fallbackTheme(language === 'zh-CN' ? fallbackTheme.zh : fallbackTheme.en)}
        </p>
      )}
      <WriterFallback story={story} />
      <div className={styles.actions}>
        <FavoriteButton story={story} />
        <ShareButton story={story} />
        <ExportButton story={story} />
      </div>
    </header>
  );
}
