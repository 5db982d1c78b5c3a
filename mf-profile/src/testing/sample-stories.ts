import type { Favorite } from '@storysprout/contracts/api/favorites';
import type { StorySummary } from '@storysprout/contracts/api/stories';
import { difficultyOf, type Grade, LIMITS, THEMES } from '@storysprout/contracts/rules';

const idOf = (kind: string, index: number) => `019a0000-0000-7000-${kind}-${String(index).padStart(12, '0')}`;

/** Stories for tests and standalone development, newest first. */
export function sampleStories(count: number, now = new Date()): StorySummary[] {
  return Array.from({ length: count }, (_, index) => {
    const grade = ((index % 9) + 1) as Grade;
    return {
      id: idOf('8000', index),
      theme: THEMES[index % THEMES.length]!.zh,
      grade,
      difficulty: difficultyOf(grade),
      wordCount: 70 + 20 * grade,
      preview:
        'Last Sunday, Amy went to the zoo with her grandfather. Amy had a new scarf, and she was proud of it.',
      keywords: ['scarf', 'proud', 'parrot', 'visitor', 'shout', 'tightly'].map((word) => ({ word })),
      isFavorited: false,
      isShared: false,
      createdAt: new Date(now.getTime() - index * index * 3_600_000).toISOString(),
      aiModel: 'storysprout-embedded-1',
      stats: { views: index % 3, favorites: index % 2 },
    };
  });
}

/** Favourites of sample stories; every third has a note. */
export function sampleFavorites(count: number, now = new Date()): Favorite[] {
  return sampleStories(count, now).map((story, index) => ({
    id: idOf('9000', index),
    storyId: story.id,
    story: { ...story, isFavorited: true },
    unavailable: false,
    category: '',
    notes: index % 3 === 0 ? '猴子抢围巾那段最好笑' : '',
    createdAt: story.createdAt,
  }));
}

/** A page of a list, paginated as by the API. */
export function pageOf<Item>(items: readonly Item[], page: number, limit: number = LIMITS.pageSize) {
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: items.length, pages: Math.ceil(items.length / limit) },
  };
}
