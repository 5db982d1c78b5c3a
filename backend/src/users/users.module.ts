import { Module } from '@nestjs/common';
import { ScreeningModule } from '../generation/screening/screening.module.js';
import { UserDaysRepository } from './user-days.repository.js';
import { UserStatsService } from './user-stats.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [ScreeningModule],
  controllers: [UsersController],
  providers: [UserDaysRepository, UsersRepository, UsersService, UserStatsService],
  exports: [UsersService, UserStatsService],
})
export class UsersModule {}
