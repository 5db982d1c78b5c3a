import type { PublicStory } from '@storysprout/contracts/api/sharing';
import type { Story, StorySummary } from '@storysprout/contracts/api/stories';
import { difficultyOf } from '@storysprout/contracts/rules';
import type { StoryEntity } from './story.entity.js';

/** The columns of a story in lists, and whether the reader has favourited it. */
export type SummaryRow = Pick<
  StoryEntity,
  | 'id'
  | 'theme'
  | 'grade'
  | 'wordCount'
  | 'preview'
  | 'keywordWords'
  | 'isShared'
  | 'createdAt'
  | 'aiModel'
  | 'views'
  | 'favoritesCount'
> & { isFavorited: boolean };

/** The columns of a story's page. */
export type StoryRow = Omit<SummaryRow, 'preview' | 'keywordWords'> &
  Pick<
    StoryEntity,
    'userId' | 'sentences' | 'keywords' | 'level' | 'standInTheme' | 'writerFallback' | 'bodyHash'
  > & {
    /** The current narration. */
    narrationId: string | null;
  };

/** A story as in lists: a whitelist. */
export function toStorySummary(row: SummaryRow): StorySummary {
  return {
    ...common(row),
    preview: row.preview,
    keywords: row.keywordWords.map((word) => ({ word })),
  };
}

/**
 * A whole story: a whitelist.
 * @param audioUrl the address of its narration for the reader
 */
export function toStory(row: StoryRow, audioUrl: string | null): Story {
  return {
    ...common(row),
    sentences: row.sentences.map(({ en, zh }) => ({ en, zh })),
    englishText: row.sentences.map(({ en }) => en).join(' '),
    chineseTranslation: row.sentences.map(({ zh }) => zh).join(''),
    keywords: row.keywords.map(({ word, phonetic, meaning, examples }) => ({
      word,
      phonetic,
      meaning,
      examples: examples.map(({ sentence, translation }) => ({ sentence, translation })),
    })),
    audioUrl,
    level: row.level,
    standInTheme: row.standInTheme,
    writerFallback: row.writerFallback,
  };
}

/** A shared story as every reader may see it: a whitelist, without the id of its owner or the state of the owner's account. */
export function toPublicStory(row: StoryRow, audioUrl: string | null, author: string): PublicStory {
  return { ...toStory(row, audioUrl), writerFallback: null, author: { nickName: author } };
}

function common(row: Omit<SummaryRow, 'preview' | 'keywordWords'>) {
  return {
    id: row.id,
    theme: row.theme,
    grade: row.grade,
    difficulty: difficultyOf(row.grade),
    wordCount: row.wordCount,
    isFavorited: row.isFavorited,
    isShared: row.isShared,
    createdAt: row.createdAt.toISOString(),
    aiModel: row.aiModel,
    stats: { views: row.views, favorites: row.favoritesCount },
  };
}
