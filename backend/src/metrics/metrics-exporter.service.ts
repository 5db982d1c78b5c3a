import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { SETTINGS, type Settings } from '../config/settings.js';
import { MetricsService } from './metrics.service.js';

/**
 * Prometheus exporter: serves `/metrics` on METRICS_PORT of HOST, apart from the pupils' port; nothing where it is
 * unset.
 */
@Injectable()
export class MetricsExporterService implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'metricsPort' | 'host'>,
  ) {}

  /** @throws the system's error when the port is taken, which ends the start */
  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.settings;
    if (metricsPort === undefined) return;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry });
    const server = createServer((request, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (request.url !== '/metrics' || request.method !== 'GET') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(metricsPort, host, resolve);
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }
}
