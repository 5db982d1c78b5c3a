import { MailCodeEntity } from './auth/email/mail-code.entity.js';
import { IdentityEntity } from './auth/identities/identity.entity.js';
import { SessionEntity } from './auth/sessions/session.entity.js';
import { BudgetDayEntity } from './budgets/budget-day.entity.js';
import type { DatabaseSchema } from './database/open-database.js';
import { FavoriteEntity } from './favorites/favorite.entity.js';
import { NarrationEntity } from './narration/narration.entity.js';
import { ReportEntity } from './stories/sharing/report.entity.js';
import { StoryEntity } from './stories/story.entity.js';
import { UserDayEntity } from './users/user-day.entity.js';
import { UserEntity } from './users/user.entity.js';
import { UsersAndSessions1700000001000 } from './database/migrations/1700000001000-users-and-sessions.js';
import { StoriesAndFavorites1700000002000 } from './database/migrations/1700000002000-stories-and-favorites.js';
import { SharingAndStatistics1700000003000 } from './database/migrations/1700000003000-sharing-and-statistics.js';
import { StandInTheme1700000004000 } from './database/migrations/1700000004000-stand-in-theme.js';
import { Narrations1700000005000 } from './database/migrations/1700000005000-narrations.js';
import { Identities1700000006000 } from './database/migrations/1700000006000-identities.js';
import { StoryMaking1700000007000 } from './database/migrations/1700000007000-story-making.js';
import { SessionFamilies1700000008000 } from './database/migrations/1700000008000-session-families.js';
import { AsciiDomains1700000011000 } from './database/migrations/1700000011000-ascii-domains.js';
import { Budgets1700000013000 } from './database/migrations/1700000013000-budgets.js';

const entities = [
  UserEntity,
  SessionEntity,
  StoryEntity,
  FavoriteEntity,
  ReportEntity,
  UserDayEntity,
  NarrationEntity,
  IdentityEntity,
  MailCodeEntity,
  BudgetDayEntity,
];

/** Oldest first; the number in a class's name is its order. */
const migrations = [
  UsersAndSessions1700000001000,
  StoriesAndFavorites1700000002000,
  SharingAndStatistics1700000003000,
  StandInTheme1700000004000,
  Narrations1700000005000,
  Identities1700000006000,
  StoryMaking1700000007000,
  SessionFamilies1700000008000,
  AsciiDomains1700000011000,
  Budgets1700000013000,
];

/** All entities and migrations of the product. */
export const SCHEMA: DatabaseSchema = { entities, migrations };
