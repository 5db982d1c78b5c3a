import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@storysprout/contracts/api/account';
import { Readable } from 'node:stream';
import { AccountNoticeService } from '../auth/email/account-notice.service.js';
import { MailCodeService } from '../auth/email/mail-code.service.js';
import { IdentitiesService } from '../auth/identities/identities.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import type { JsonStream } from '../common/http/reply.js';
import { FavoritesService } from '../favorites/favorites.service.js';
import { NarrationService } from '../narration/narration.service.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { StoriesService } from '../stories/stories.service.js';
import { UserStatsService } from '../users/user-stats.service.js';
import { UsersService } from '../users/users.service.js';
import { toAccount, toIdentity, toMailCode, toOwnRow } from './account-export.mapper.js';

/** Rows read at once: some megabytes at most, however many stories there are. */
const PAGE_SIZE = 200;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

type ReadRows = (afterId: string, limit: number) => Promise<{ id: string; userId?: string }[]>;

/** Exports everything that is stored of a user. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly stats: UserStatsService,
    private readonly sessions: SessionsService,
    private readonly identities: IdentitiesService,
    private readonly mailCodes: MailCodeService,
    private readonly sharing: SharingService,
    private readonly favorites: FavoritesService,
    private readonly stories: StoriesService,
    private readonly narrations: NarrationService,
    private readonly notices: AccountNoticeService,
  ) {}

  /**
   * The export as JSON text, streamed while it is read; the owner is told by mail. The small tables are read first, so
   * that a failure there is still an error reply.
   */
  async exportAccount(userId: string): Promise<JsonStream<AccountExport>> {
    const user = await this.users.getUser(userId);
    const head = {
      exportedAt: new Date().toISOString(),
      account: toAccount(user),
      days: await this.stats.listAllDays(userId),
      sessions: (await this.sessions.listByUser(userId)).map(toOwnRow),
      identities: (await this.identities.listByUser(userId)).map(toIdentity),
      mailCodes: (await this.mailCodes.listByUser(userId)).map(toMailCode),
      reports: (await this.sharing.listReportsBy(userId)).map(toOwnRow),
    };
    await this.notices.sendNotice('exported', user);
    return Readable.from(this.writeJson(head, userId));
  }

  private async *writeJson(head: object, userId: string): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    yield ',"favorites":[';
    yield* writeRows((afterId, limit) => this.favorites.listForExport(userId, afterId, limit));
    yield '],"stories":[';
    yield* writeRows((afterId, limit) => this.stories.listForExport(userId, afterId, limit));
    yield '],"narrations":[';
    const storyIds = await this.stories.listIds(userId);
    yield* writeRows((afterId, limit) => this.narrations.listForExport(storyIds, afterId, limit));
    yield ']}\n';
  }
}

async function* writeRows(read: ReadRows): AsyncGenerator<string> {
  let separator = '';
  for (let afterId = NIL_ID; ;) {
    const page = await read(afterId, PAGE_SIZE);
    for (const row of page) {
      yield separator + JSON.stringify(toOwnRow(row));
      separator = ',';
    }
    if (page.length < PAGE_SIZE) return;
    afterId = page.at(-1)!.id;
  }
}
