import { Module } from '@nestjs/common';
import { BudgetsRepository } from './budgets.repository.js';
import { BudgetsService } from './budgets.service.js';

@Module({ providers: [BudgetsRepository, BudgetsService], exports: [BudgetsService] })
export class BudgetsModule {}
