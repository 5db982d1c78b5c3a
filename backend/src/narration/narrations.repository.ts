import { Injectable } from '@nestjs/common';
import { Any, In, MoreThan } from 'typeorm';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { NarrationEntity } from './narration.entity.js';

export type NewNarration = Pick<
  NarrationEntity,
  'id' | 'storyId' | 'file' | 'bytes' | 'voice' | 'speed' | 'timings' | 'askedAt'
>;

/** The columns that serving a file reads. */
export type ServedNarration = Pick<NarrationEntity, 'id' | 'storyId' | 'file' | 'bytes'>;

/**
 * The owner's last choice is the story's current narration; a reader's is used until there is one. The stories' repository
 * orders in the same way, for the URL in a story.
 */
const CURRENT_FIRST = { ownerAskedAt: { direction: 'DESC', nulls: 'LAST' }, askedAt: 'DESC' } as const;

@Injectable()
export class NarrationsRepository {
  constructor(private readonly database: DatabaseService) {}

  findByFile(file: string): Promise<NarrationEntity | null> {
    return this.database.manager().findOneBy(NarrationEntity, { file });
  }

  /** The story's current narration. */
  findCurrent(storyId: string): Promise<NarrationEntity | null> {
    return this.database.manager().findOne(NarrationEntity, { where: { storyId }, order: CURRENT_FIRST });
  }

  async findForServing(id: string): Promise<ServedNarration | null> {
    const rows = await this.database.queryPrepared<ServedNarration>(
      'served-narration',
      'SELECT id, story_id AS "storyId", file, bytes FROM narrations WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** Inserts a narration unless another replica has already inserted an equal one. */
  async insertNarration(tx: Transaction, narration: NewNarration): Promise<void> {
    const query = this.database.manager(tx).createQueryBuilder().insert().into(NarrationEntity);
    await query.values(narration).orIgnore().execute();
  }

  /** Updates the times of the last request. False when the narration was deleted. */
  async markRequested(id: string, byOwner: boolean): Promise<boolean> {
    const now = new Date();
    const change = { askedAt: now, ...(byOwner && { ownerAskedAt: now }) };
    const { affected } = await this.database.manager().update(NarrationEntity, { id }, change);
    return affected === 1;
  }

  /**
   * Deletes a story's least recently requested narrations beyond `count`, but never the current one.
   * @returns their files
   */
  async deleteSurplus(tx: Transaction, storyId: string, count: number): Promise<string[]> {
    const manager = this.database.manager(tx);
    const select = { id: true, file: true, askedAt: true } as const;
    const [current, ...others] = await manager.find(NarrationEntity, {
      select,
      where: { storyId },
      order: CURRENT_FIRST,
    });
    if (!current || others.length < count) return [];
    const surplus = others.sort((a, b) => b.askedAt.getTime() - a.askedAt.getTime()).slice(count - 1);
    await manager.delete(NarrationEntity, { id: In(surplus.map(({ id }) => id)) });
    return surplus.map(({ file }) => file);
  }

  /** Names of the audio files of the stories. */
  async listFiles(tx: Transaction, storyIds: readonly string[]): Promise<string[]> {
    const rows: { file: string }[] = await this.database
      .manager(tx)
      .query('SELECT file FROM narrations WHERE story_id = ANY($1::uuid[])', [storyIds]);
    return rows.map(({ file }) => file);
  }

  /** Whole rows of the stories' narrations, ordered by id, starting after the given id. */
  listForExport(storyIds: readonly string[], afterId: string, limit: number): Promise<NarrationEntity[]> {
    return this.database.manager().find(NarrationEntity, {
      where: { storyId: Any(storyIds), id: MoreThan(afterId) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async deleteNarration(id: string): Promise<void> {
    await this.database.manager().delete(NarrationEntity, { id });
  }

  /** Those of the files that belong to a narration. */
  async findKnownFiles(files: readonly string[]): Promise<Set<string>> {
    const where = { file: In([...files]) };
    const rows = await this.database.manager().find(NarrationEntity, { select: { file: true }, where });
    return new Set(rows.map(({ file }) => file));
  }
}
