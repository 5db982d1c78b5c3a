import type { AnyReply, TestApp } from './create-test-app.js';

export interface StreamedEvent {
  type: string;
  data: AnyReply;
}

export interface OpenStream {
  status: number;
  headers: Headers;
  /** The next event; undefined at the end. */
  next(): Promise<StreamedEvent | undefined>;
  /** All events until the end. */
  rest(): Promise<StreamedEvent[]>;
  /** The rest of the reply as text, for a reply that is no stream. */
  text(): Promise<string>;
  /** Closes the connection. */
  hangUp(): void;
}

/** Requests a generation as an event stream. */
export async function openStream(
  app: TestApp,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const controller = new AbortController();
  const reply = await fetch(`${app.url}/api/stories/generate`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function readUntil(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  }

  async function next(): Promise<StreamedEvent | undefined> {
    await readUntil(() => text.includes('\n\n'));
    const end = text.indexOf('\n\n');
    if (end === -1) return undefined;
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    return { type: field('event') ?? 'comment', data: JSON.parse(field('data') ?? '{}') };
  }

  return {
    status: reply.status,
    headers: reply.headers,
    next,
    async rest() {
      const events: StreamedEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    async text() {
      await readUntil(() => false);
      return text;
    },
    hangUp: () => controller.abort(),
  };
}
