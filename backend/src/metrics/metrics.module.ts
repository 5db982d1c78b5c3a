import { Global, Module } from '@nestjs/common';
import { MetricsServer } from './metrics-exporter.service.js';
import { Metrics } from './metrics.service.js';

/** Gives every module `Metrics` to count with. */
@Global()
@Module({ providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
