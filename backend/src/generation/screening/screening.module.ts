import { Module } from '@nestjs/common';
import { ListScreenerService } from './list-screener.service.js';
import { NicknamesService } from './nicknames/nicknames.service.js';

/** Screening by the lists, for stories and for nicknames. */
@Module({
  providers: [ListScreenerService, NicknamesService],
  exports: [ListScreenerService, NicknamesService],
})
export class ScreeningModule {}
