import { Inject, Injectable } from '@nestjs/common';
import type { PublicStory, ReportBody } from '@storysprout/contracts/api/sharing';
import { v7 as uuidv7 } from 'uuid';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DatabaseService } from '../../database/database.service.js';
import { UsersService } from '../../users/users.service.js';
import type { ReportEntity } from './report.entity.js';
import { ReportsRepository } from './reports.repository.js';
import { StoriesRepository } from '../stories.repository.js';
import { assertOwner, assertCanRead } from '../story-access.js';
import { toPublicStory } from '../story.mapper.js';
import { type Reader, ViewCounterService } from './view-counter.service.js';

/** Guests cannot be distinguished, so a story keeps only the first of their reports. */
const GUEST_REPORTS = 20;

/** Sharing, and what every reader of a shared story may do. Lock order: the story first, then the user. */
@Injectable()
export class SharingService {
  constructor(
    private readonly stories: StoriesRepository,
    private readonly reports: ReportsRepository,
    private readonly users: UsersService,
    private readonly database: DatabaseService,
    private readonly addresses: AudioUrlService,
    private readonly views: ViewCounterService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** Shares one of the user's stories and counts the share. */
  async shareStory(userId: string, id: string): Promise<{ shareUrl: string }> {
    await this.database.runTransaction(async (tx) => {
      assertOwner(await this.stories.lockStory(tx, id), userId);
      await this.stories.setShared(tx, id, true);
      await this.users.adjustCounters(tx, userId, { shares: 1 });
    });
    return { shareUrl: `${this.settings.publicUrl}/story/${id}` };
  }

  /** Makes one of the user's stories private again. */
  async unshareStory(userId: string, id: string): Promise<null> {
    await this.database.runTransaction(async (tx) => {
      assertOwner(await this.stories.lockStory(tx, id), userId);
      await this.stories.setShared(tx, id, false);
    });
    return null;
  }

  /** A shared story; a reader other than its owner counts as a view once a day. @throws AppError NOT_FOUND */
  async readSharedStory(reader: Reader, id: string): Promise<PublicStory> {
    const row = await this.stories.findShared(id, reader.userId);
    if (!row) throw AppError.notFound();
    const author = await this.users.findNickName(row.userId);
    if (author === null) throw AppError.notFound();
    if (row.userId !== reader.userId && (await this.views.isView(id, reader)))
      await this.stories.countView(id);
    return toPublicStory(row, this.addresses.urlFor(row.narrationId, 'shared'), author);
  }

  /** Theme and English text of a shared story, without counting a view; null for any other. */
  async findSharedText(id: string): Promise<{ theme: string; text: string } | null> {
    const story = await this.stories.findSharedText(id);
    return story && { theme: story.theme, text: story.sentences.map(({ en }) => en).join(' ') };
  }

  /** Counts an export by a reader of the story. */
  async recordExport(userId: string | undefined, id: string): Promise<null> {
    assertCanRead(await this.stories.findAccess(id), userId);
    await this.stories.countExport(id);
    return null;
  }

  /** A user's reports, oldest first. */
  listReportsBy(userId: string): Promise<ReportEntity[]> {
    return this.reports.listByUser(userId);
  }

  /** Stores a report for the operator. A user's later report of the same story replaces the earlier one. */
  async reportStory(userId: string | undefined, storyId: string, { reason }: ReportBody): Promise<null> {
    await this.database.runTransaction(async (tx) => {
      assertCanRead(await this.stories.lockStory(tx, storyId), userId);
      if (userId !== undefined) {
        await this.users.assertExists(tx, userId);
        await this.reports.deleteReports(tx, userId, storyId);
      } else if ((await this.reports.countGuestReports(tx, storyId)) >= GUEST_REPORTS) {
        return;
      }
      const report = { id: uuidv7(), storyId, userId: userId ?? null, reason, createdAt: new Date() };
      await this.reports.insert(tx, report);
    });
    return null;
  }
}
