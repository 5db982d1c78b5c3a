import { Injectable } from '@nestjs/common';
import type { AccountExport } from '@storysprout/contracts/api/account';
import { Readable } from 'node:stream';
import { MailCodes } from '../auth/email/mail-code.service.js';
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

/** Some megabytes at most, so that thousands of stories never stand in memory together. */
const ROWS_AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type ReadRows = (afterId: string, limit: number) => Promise<{ id: string; userId?: string }[]>;

/** Everything that is stored of a person, for that person. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly stats: UserStatsService,
    private readonly sessions: SessionsService,
    private readonly identities: IdentitiesService,
    private readonly mailCodes: MailCodes,
    private readonly sharing: SharingService,
    private readonly favorites: FavoritesService,
    private readonly stories: StoriesService,
    private readonly narrations: NarrationService,
  ) {}

  /** The export as JSON text, written while it is read. What can fail at once fails before the first byte. */
  async export(userId: string): Promise<JsonStream<AccountExport>> {
    const head = {
      exportedAt: new Date().toISOString(),
      account: toAccount(await this.users.stored(userId)),
      days: await this.stats.allDays(userId),
      sessions: (await this.sessions.ofUser(userId)).map(toOwnRow),
      identities: (await this.identities.ofUser(userId)).map(toIdentity),
      mailCodes: (await this.mailCodes.ofUser(userId)).map(toMailCode),
      reports: (await this.sharing.reportsOf(userId)).map(toOwnRow),
    };
    return Readable.from(this.write(head, userId));
  }

  private async *write(head: object, userId: string): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1);
    yield ',"favorites":[';
    yield* rows((afterId, limit) => this.favorites.stored(userId, afterId, limit));
    yield '],"stories":[';
    yield* rows((afterId, limit) => this.stories.stored(userId, afterId, limit));
    yield '],"narrations":[';
    const storyIds = await this.stories.listIds(userId);
    yield* rows((afterId, limit) => this.narrations.listForExport(storyIds, afterId, limit));
    yield ']}\n';
  }
}

async function* rows(read: ReadRows): AsyncGenerator<string> {
  let separator = '';
  for (let afterId = BEFORE_ALL; ;) {
    const page = await read(afterId, ROWS_AT_ONCE);
    for (const row of page) {
      yield separator + JSON.stringify(toOwnRow(row));
      separator = ',';
    }
    if (page.length < ROWS_AT_ONCE) return;
    afterId = page.at(-1)!.id;
  }
}
