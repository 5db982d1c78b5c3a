import { insertTextChunk } from './png-text';

/** Who offers the service where its operator has given no name. The narrations say the same. */
const PRODUCER = 'StorySprout';

/** An operator's name may be Chinese; a PNG's text is Latin. */
const asciiJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The PNG with the label that AI-made pictures carry in their metadata (GB 45438-2025): a text named `AIGC` that holds the
 * label as JSON.
 * @param storyId names what was made
 * @param operator who offers the service, if it says so
 */
export async function addAiLabel(png: Blob, storyId: string, operator?: string | null): Promise<Blob> {
  const producer = operator ?? PRODUCER;
  const label = {
    Label: '1',
    ContentProducer: producer,
    ProduceID: storyId,
    ReservedCode1: '',
    ContentPropagator: producer,
    PropagateID: storyId,
    ReservedCode2: '',
  };
  const bytes = new Uint8Array(await png.arrayBuffer());
  return new Blob([insertTextChunk(bytes, 'AIGC', asciiJson({ AIGC: label }))], { type: 'image/png' });
}
