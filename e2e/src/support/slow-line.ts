import {
  createServer,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { GENERATION_STAGES, type GenerationStage } from '@storysprout/contracts/api/stories';

/** How far the events of a generation are let through: up to and with a stage, or to their end. */
type Gate = GenerationStage | 'end';

const rankOf = (gate: string): number => {
  const rank = GENERATION_STAGES.indexOf(gate as GenerationStage);
  return rank === -1 ? GENERATION_STAGES.length : rank;
};

/** A stream of events on its way to the browser, as `event:` and `data:` stand in it. */
class HeldStream {
  /** The progress let through so far. */
  progress = '';
  private hasEnded = false;

  /** @param rest what comes before anything else */
  constructor(
    private rest: string,
    private readonly browser: ServerResponse,
    server: IncomingMessage,
  ) {
    server.setEncoding('utf8').on('data', (chunk: string) => (this.rest += chunk));
    server.on('end', () => (this.hasEnded = true));
  }

  letThrough(gate: Gate): void {
    for (let end = this.rest.indexOf('\n\n'); end !== -1; end = this.rest.indexOf('\n\n')) {
      const event = this.rest.slice(0, end + 2);
      const stage = /^event: progress\n.*"stage":"(\w+)"/.exec(event)?.[1] ?? 'end';
      if (rankOf(stage) > rankOf(gate)) return;
      if (stage !== 'end') this.progress += event;
      this.browser.write(event);
      this.rest = this.rest.slice(end + 2);
    }
    if (this.hasEnded) this.browser.end();
  }

  fail(code: string): void {
    this.rest = '';
    this.browser.end(`event: error\ndata: ${JSON.stringify({ code, message: 'The line failed' })}\n\n`);
  }

  cut(): void {
    this.browser.destroy();
  }
}

/**
 * A line between the browser and the product that holds the events of a generation back: the embedded writer needs
 * milliseconds, and what a pupil sees of a slow one is to be tested. Everything else passes as it comes. Who joins a
 * generation again gets its progress first, as from a server that is still at it: the product is done with it by then.
 */
export class SlowLine {
  /** The generations that were asked for, by their keys; `plain` without events. */
  readonly calls: { key: string; plain: boolean }[] = [];
  /** Whether calls that generate reach nobody. */
  isDead = false;
  private gate: Gate = 'screening';
  private streams: HeldStream[] = [];
  private readonly known = new Map<string, HeldStream>();
  private readonly pump = setInterval(() => this.streams.forEach((held) => held.letThrough(this.gate)), 10);

  private constructor(
    private readonly target: URL,
    private readonly server: Server,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.pass(request, response),
    );
  }

  static async open(target: string): Promise<SlowLine> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, done));
    return new SlowLine(new URL(target), server);
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Lets events through from now on, up to and with this stage. */
  letThrough(gate: Gate): void {
    this.gate = gate;
  }

  /** Ends the streams that are under way by an error, in the middle. */
  fail(code: string): void {
    for (const held of this.streams.splice(0)) held.fail(code);
  }

  /** Cuts the streams that are under way, without a word. */
  cut(): void {
    for (const held of this.streams.splice(0)) held.cut();
  }

  async close(): Promise<void> {
    clearInterval(this.pump);
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const key = String(headers['idempotency-key']);
    if (method === 'POST' && url === '/api/stories/generate') {
      this.calls.push({ key, plain: !headers.accept?.includes('text/event-stream') });
      if (this.isDead) return void response.destroy();
    }
    const onward = send(new URL(url!, this.target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/event-stream')) return void answer.pipe(response);
      response.flushHeaders();
      const held = new HeldStream(this.known.get(key)?.progress ?? '', response, answer);
      this.known.set(key, held);
      this.streams.push(held);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}
