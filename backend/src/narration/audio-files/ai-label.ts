const ID3_HEADER_BYTES = 10;
const FRAME_HEADER_BYTES = 10;
const LATIN_1 = 0;

/** Provenance of a file, as the label states it. */
export interface AiLabel {
  /** The operator of the service. */
  producer: string;
  /** Identifies the file among the producer's. */
  id: string;
  /** Name and version of the speech engine. */
  engine: string;
}

/**
 * Adds the metadata label of AI-generated audio (GB 45438-2025) to an MP3: an ID3 tag whose TXXX frame `AIGC` holds the label
 * as JSON and whose TXXX frame `AIEngine` names the engine. Players skip the tag, so timings do not change.
 */
export function labelAsAi(mp3: Uint8Array, { producer, id, engine }: AiLabel): Uint8Array {
  const label = {
    Label: '1',
    ContentProducer: producer,
    ProduceID: id,
    ReservedCode1: '',
    ContentPropagator: producer,
    PropagateID: id,
    ReservedCode2: '',
  };
  const frames = [textFrame('AIGC', asciiJson({ AIGC: label })), textFrame('AIEngine', engine)];
  const header = Buffer.alloc(ID3_HEADER_BYTES);
  // ID3 version 2.3, which every player reads.
  header.write('ID3\x03', 'latin1');
  header.set(synchsafe(frames.reduce((sum, frame) => sum + frame.length, 0)), 6);
  return Buffer.concat([header, ...frames, mp3]);
}

/** @param value ASCII */
function textFrame(description: string, value: string): Buffer {
  const content = Buffer.concat([Buffer.of(LATIN_1), Buffer.from(`${description}\0${value}`, 'latin1')]);
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.write('TXXX', 'latin1');
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** JSON in ASCII: an operator's name may be Chinese. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A synchsafe integer: seven bits per byte, so that no player takes it for an MP3 frame. */
const synchsafe = (size: number) => [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
