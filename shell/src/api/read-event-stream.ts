import { createParser } from 'eventsource-parser';

/**
 * The events of a `text/event-stream`, as they arrive: `event:` becomes `type`, `data:` the rest.
 * @param onSign called for whatever arrives, also for the server's comments that only say it is there
 * @throws when the connection breaks, or when what comes is no such stream
 */
export async function* readEventStream<Event extends { type: string }>(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<Event> {
  const arrived: Event[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      arrived.push({ ...(JSON.parse(data) as Omit<Event, 'type'>), type: event } as Event);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* arrived.splice(0);
  }
}
