import { Controller } from '@nestjs/common';
import { usersCalls, type StatsQuery, type UpdateProfile } from '@storysprout/contracts/api/users';
import { CurrentUser, type Caller } from '../common/http/current-user.js';
import { Endpoint, RequestBody, RequestQuery } from '../common/http/endpoint.js';
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
    return this.users.getProfile(caller.id);
  }

  @Endpoint(usersCalls.updateProfile)
  updateProfile(
    @CurrentUser() caller: Caller,
    @RequestBody(usersCalls.updateProfile) changes: UpdateProfile,
  ) {
    return this.users.updateProfile(caller.id, changes);
  }

  @Endpoint(usersCalls.stats)
  stats(@CurrentUser() caller: Caller, @RequestQuery(usersCalls.stats) { range }: StatsQuery) {
    return this.userStats.getStats(caller.id, range);
  }
}
