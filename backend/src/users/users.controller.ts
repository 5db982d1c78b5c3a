import { Body, Controller, Query } from '@nestjs/common';
import { usersCalls, type StatsQuery, type UpdateProfile } from '@storysprout/contracts/api/users';
import { CurrentUser, type Caller } from '../common/current-user.js';
import { Endpoint } from '../common/endpoint.js';
import { UserStatsService } from './user-stats.service.js';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly userStats: UserStatsService,
  ) {}

  @Endpoint(usersCalls.profile)
  profile(@CurrentUser() caller: Caller) {
    return this.users.profile(caller.id);
  }

  @Endpoint(usersCalls.updateProfile)
  updateProfile(
    @CurrentUser() caller: Caller,
    @Body({ schema: usersCalls.updateProfile.body }) changes: UpdateProfile,
  ) {
    return this.users.updateProfile(caller.id, changes);
  }

  @Endpoint(usersCalls.stats)
  stats(@CurrentUser() caller: Caller, @Query({ schema: usersCalls.stats.query }) { range }: StatsQuery) {
    return this.userStats.stats(caller.id, range);
  }
}
