import { AppError } from '../common/errors/app-error.js';
import type { StoryAccess } from './stories.repository.js';

/**
 * Asserts that the story belongs to the user.
 * @throws AppError NOT_FOUND; FORBIDDEN for another user's, shared or not
 */
export function assertOwner<T extends Pick<StoryAccess, 'userId'>>(
  story: T | null,
  userId: string,
): asserts story is T {
  if (!story) throw AppError.notFound();
  if (story.userId !== userId) throw AppError.forbidden();
}

/**
 * Asserts that the story is the user's own or shared. A guest does not learn that a private story exists.
 * @throws AppError NOT_FOUND; FORBIDDEN for another user's that is not shared, when signed in
 */
export function assertCanRead<T extends StoryAccess>(
  story: T | null,
  userId: string | undefined,
): asserts story is T {
  if (story?.isShared || (story && story.userId === userId)) return;
  if (!story || userId === undefined) throw AppError.notFound();
  throw AppError.forbidden();
}
