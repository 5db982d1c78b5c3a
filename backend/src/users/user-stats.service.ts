import { Injectable } from '@nestjs/common';
import type { Stats, StatsRange } from '@storysprout/contracts/api/users';
import { UserDaysRepository, type UserDay } from './user-days.repository.js';
import { UsersService } from './users.service.js';

/** How many days a range covers, today included. */
const DAYS: Record<StatsRange, number> = { '7d': 7, '30d': 30, '365d': 365, all: 36_500 };

/** What a person has done, by days. Always the caller's own. */
@Injectable()
export class UserStatsService {
  constructor(
    private readonly days: UserDaysRepository,
    private readonly users: UsersService,
  ) {}

  /** Totals and days of a range that ends today, by UTC. Favourites are those of now, whenever they were made. */
  async getStats(userId: string, range: StatsRange): Promise<Stats> {
    const days = await this.days.listLast(userId, DAYS[range]);
    const { favorites } = await this.users.getCounts(userId);
    const sum = (key: 'stories' | 'words' | 'shares') => days.reduce((total, day) => total + day[key], 0);
    return {
      range,
      totals: { stories: sum('stories'), favorites, shares: sum('shares'), words: sum('words') },
      days: days
        .filter(({ stories }) => stories > 0)
        .map(({ day, stories, words }) => ({ date: day, stories, words })),
    };
  }

  /** For the export: every day that is stored. */
  listAllDays(userId: string): Promise<UserDay[]> {
    return this.days.listLast(userId, DAYS.all);
  }
}
