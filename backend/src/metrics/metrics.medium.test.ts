import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';
import { MetricsService } from './metrics.service.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  app = await createTestApp({ METRICS_PORT: String(port) });
}, 60_000);
afterAll(() => app.close());

/** A currently free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe('metrics', () => {
  it('are served on a port of their own, in Prometheus’ format', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(await reply.text()).toMatch(/^# TYPE process_resident_memory_bytes gauge$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await app.call('GET', '/metrics')).status).toBe(404);
  });

  it('count what the application counts', async () => {
    app.nest.get(MetricsService).aiRequests.inc({ provider: 'global', outcome: 'ok' }, 3);
    expect(await scrape()).toContain('storysprout_ai_requests_total{provider="global",outcome="ok"} 3');
  });

  it('describe generations without personal data', async () => {
    const { token, email, userInfo } = await registerUser(app);
    await app.call('POST', '/stories/generate', { token, body: { grade: 3, theme: 'A trip to the zoo' } });
    const text = await scrape();
    expect(text).toContain('storysprout_generations_total{writer="embedded",outcome="passed"} 1');
    for (const secret of [email, userInfo.id, 'zoo']) expect(text).not.toContain(secret);
  });
});
