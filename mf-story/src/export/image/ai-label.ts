import { insertTextChunk } from './png-text';

/** Provider of the service where its operator has set no name; the same as in narrations. */
const PRODUCER = 'StorySprout';

/** JSON in ASCII: a name may be Chinese, but the text of a `tEXt` chunk is Latin-1. */
const asciiJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Adds the metadata label that GB 45438-2025 requires of AI-generated images: a text named `AIGC` with the label as JSON.
 * @param storyId the id of the generated content
 * @param operator the name of the service's operator, if it is set
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
