import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from './create-test-app.js';

/**
 * Inserts stories into the database without generating them, and counts them; resolves with their ids, oldest first.
 */
export async function seedStories(app: TestApp, userId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  await app.database.dataSource.query(
    `INSERT INTO stories (id, user_id, theme, grade, word_count, preview, keyword_words, sentences, keywords,
       ai_model, fingerprint, body_hash)
     SELECT id, $2, 'Theme ' || n, 1 + n % 9, 70, 'Preview', '["dog"]', '[{"en":"A dog.","zh":"一只狗。"}]',
       '[{"word":"dog","phonetic":"/dɒɡ/","meaning":"狗","examples":[]}]', 'model', 'seeded ' || n, 'hash'
     FROM unnest($1::uuid[]) WITH ORDINALITY AS seed (id, n)`,
    [ids, userId],
  );
  await app.database.dataSource.query(
    'UPDATE users SET story_count = story_count + $2, total_stories = total_stories + $2 WHERE id = $1',
    [userId, count],
  );
  return ids;
}

/** A user's stored counters, and the same numbers counted from the rows. */
export async function countersOf(app: TestApp, userId: string) {
  const [row] = await app.database.dataSource.query(
    `SELECT total_stories AS "totalStories", story_count AS "stories", favorite_count AS "favorites",
       (SELECT count(*)::int FROM stories WHERE user_id = $1) AS "countedStories",
       (SELECT count(*)::int FROM favorites WHERE user_id = $1) AS "countedFavorites"
     FROM users WHERE id = $1`,
    [userId],
  );
  return row as Record<
    'totalStories' | 'stories' | 'favorites' | 'countedStories' | 'countedFavorites',
    number
  >;
}

/** Shares a story, or makes it private again. */
export async function setShared(app: TestApp, storyId: string, isShared: boolean): Promise<void> {
  await app.database.dataSource.query('UPDATE stories SET is_shared = $2 WHERE id = $1', [storyId, isShared]);
}
