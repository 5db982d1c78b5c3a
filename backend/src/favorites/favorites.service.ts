import { Injectable } from '@nestjs/common';
import type { PageQuery, Pagination } from '@storysprout/contracts/api/common';
import type { Favorite, FavoriteBody, FavoritesQuery } from '@storysprout/contracts/api/favorites';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../common/errors/app-error.js';
import { paginate, slicePage } from '../common/paging.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { StoriesService } from '../stories/stories.service.js';
import { UsersService } from '../users/users.service.js';
import type { FavoriteEntity } from './favorite.entity.js';
import { toFavorite } from './favorite.mapper.js';
import { FavoritesRepository, type FavoriteRow } from './favorites.repository.js';

/** The caller's favourites. Lock order: the story first, then the user. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly stories: StoriesService,
    private readonly users: UsersService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * Favourites a story that the user may read; a second time returns the existing favourite, unchanged.
   * @throws AppError NOT_FOUND, or FORBIDDEN for another user's story that is not shared
   */
  async addFavorite(
    userId: string,
    storyId: string,
    { category = '', notes = '' }: FavoriteBody,
  ): Promise<{ favorite: Favorite; added: boolean }> {
    const { row, added } = await this.database.runTransaction(async (tx) => {
      await this.stories.lockReadable(tx, userId, storyId);
      const existing = await this.favorites.findByStory(userId, storyId, tx);
      if (existing) return { row: existing, added: false };
      const favorite = { id: uuidv7(), userId, storyId, category, notes, createdAt: new Date() };
      await this.users.adjustCounters(tx, userId, { favorites: 1 });
      await this.favorites.insert(tx, favorite);
      await this.stories.addToFavoritesCounts(tx, [storyId], 1);
      return { row: favorite, added: true };
    });
    return { favorite: await this.loadWithStory(userId, row), added };
  }

  /** Removes a favourite, by its id or its story's. @throws AppError NOT_FOUND */
  async removeFavorite(userId: string, id: string): Promise<null> {
    const favorite = await this.getOwned(userId, id);
    const removed = await this.database.runTransaction(async (tx) => {
      if (!(await this.stories.lockStory(tx, favorite.storyId))) return false;
      if (!(await this.favorites.delete(tx, userId, favorite.id))) return false;
      await this.stories.addToFavoritesCounts(tx, [favorite.storyId], -1);
      await this.users.adjustCounters(tx, userId, { favorites: -1 });
      return true;
    });
    if (!removed) throw AppError.notFound();
    return null;
  }

  /** Changes the given ones of category and notes. @throws AppError NOT_FOUND */
  async updateFavorite(userId: string, id: string, { category, notes }: FavoriteBody): Promise<Favorite> {
    const favorite = await this.getOwned(userId, id);
    const changes = { ...(category !== undefined && { category }), ...(notes !== undefined && { notes }) };
    const changed = Object.keys(changes).length > 0;
    if (changed && !(await this.favorites.update(userId, favorite.id, changes))) throw AppError.notFound();
    return this.loadWithStory(userId, { ...favorite, ...changes });
  }

  /** A page of the user's favourites, newest first. One whose story is no longer shared keeps its place. */
  async listFavorites(
    userId: string,
    { page, limit, ...filter }: FavoritesQuery,
  ): Promise<{ favorites: Favorite[]; pagination: Pagination }> {
    const isFiltered = Boolean(filter.category || filter.q) || filter.grade !== undefined;
    const { rows, total } = isFiltered
      ? await this.favorites.searchPage(userId, filter, { page, limit })
      : await this.findUnfilteredPage(userId, { page, limit });
    const stories = await this.stories.findReadableSummaries(
      userId,
      rows.map(({ storyId }) => storyId),
    );
    return {
      favorites: rows.map((row) => toFavorite(row, stories.get(row.storyId))),
      pagination: paginate(page, limit, total),
    };
  }

  /** Whole rows of a user, ordered by id, starting after the given id. */
  listForExport(userId: string, afterId: string, limit: number): Promise<FavoriteEntity[]> {
    return this.favorites.listForExport(userId, afterId, limit);
  }

  /** The number of favourites of the stories by user, for users with at least one. */
  countByUser(tx: Transaction, storyIds: readonly string[]): Promise<Map<string, number>> {
    return this.favorites.countByUser(tx, storyIds);
  }

  /** The ids of the stories that a user has favourited, in no order. */
  listStoryIds(tx: Transaction, userId: string): Promise<string[]> {
    return this.favorites.listStoryIds(tx, userId);
  }

  /** The user's categories with their counts. */
  async listCategories(userId: string): Promise<{ categories: { name: string; count: number }[] }> {
    return { categories: await this.favorites.countCategories(userId) };
  }

  /** Whether the user has favourited a story; false for an unknown one. */
  async checkFavorite(
    userId: string,
    storyId: string,
  ): Promise<{ isFavorited: boolean; favoriteId: string | null }> {
    const favorite = await this.favorites.findByStory(userId, storyId);
    return { isFavorited: favorite !== null, favoriteId: favorite?.id ?? null };
  }

  private async findUnfilteredPage(userId: string, { page, limit }: PageQuery) {
    const { favorites: total } = await this.users.getCounts(userId);
    return { rows: await this.favorites.findPage(userId, slicePage(page, limit, total)), total };
  }

  private async getOwned(userId: string, id: string): Promise<FavoriteRow> {
    const favorite = await this.favorites.findByIdOrStory(userId, id);
    if (!favorite) throw AppError.notFound();
    return favorite;
  }

  private async loadWithStory(userId: string, row: FavoriteRow): Promise<Favorite> {
    const stories = await this.stories.findReadableSummaries(userId, [row.storyId]);
    return toFavorite(row, stories.get(row.storyId));
  }
}
