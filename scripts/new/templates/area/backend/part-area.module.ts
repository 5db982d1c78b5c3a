import { Module } from '@nestjs/common';
import { PartAreaController } from './part-area.controller.js';

@Module({ controllers: [PartAreaController] })
export class PartAreaModule {}
