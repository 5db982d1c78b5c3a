import { createParser } from 'eventsource-parser';

/**
 * Parses a `text/event-stream` and yields its events: `event:` becomes `type`, `data:` the rest.
 * @param onActivity called for every chunk, also for the comments that are the server's heartbeat
 * @throws if the connection breaks or the data is not JSON
 */
export async function* readEventStream<Event extends { type: string }>(
  body: ReadableStream<Uint8Array>,
  onActivity: () => void,
): AsyncGenerator<Event> {
  const events: Event[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      events.push({ ...(JSON.parse(data) as Omit<Event, 'type'>), type: event } as Event);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* events.splice(0);
  }
}
