import { Injectable } from '@nestjs/common';
import type { Stats, StatsRange } from '@storysprout/contracts/api/users';
import { UserDaysRepository, type UserDay } from './user-days.repository.js';
import { UsersService } from './users.service.js';

/** Days of a range, today included. */
const DAYS: Record<StatsRange, number> = { '7d': 7, '30d': 30, '365d': 365, all: 36_500 };

/** The caller's statistics by day. */
@Injectable()
export class UserStatsService {
  constructor(
    private readonly days: UserDaysRepository,
    private readonly users: UsersService,
  ) {}

  /** Totals and days of a range that ends today (UTC). Favourites are the current ones, whenever they were added. */
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

  /** All stored days. */
  listAllDays(userId: string): Promise<UserDay[]> {
    return this.days.listLast(userId, DAYS.all);
  }
}
