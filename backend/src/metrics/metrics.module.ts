import { Global, Module } from '@nestjs/common';
import { MetricsExporterService } from './metrics-exporter.service.js';
import { MetricsService } from './metrics.service.js';

/** Gives every module the `MetricsService`. */
@Global()
@Module({ providers: [MetricsService, MetricsExporterService], exports: [MetricsService] })
export class MetricsModule {}
