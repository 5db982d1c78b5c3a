import { expect, test } from '@jest/globals';
import { Blob } from 'node:buffer';
import { addAiLabel } from './ai-label';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
Object.assign(globalThis, { Blob });
const png = new globalThis.Blob([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))]);

async function labelIn(file: globalThis.Blob): Promise<{ text: string; label: unknown }> {
  const bytes = String.fromCharCode(...new Uint8Array(await file.arrayBuffer()));
  const text = /tEXtAIGC\0(\{.*\}\})/.exec(bytes)![1]!;
  return { text, label: JSON.parse(text) };
}

test('the label holds the AI mark, the provider and the story’s id', async () => {
  const labelled = await addAiLabel(png, 'story-1', null);
  expect(labelled.type).toBe('image/png');
  expect((await labelIn(labelled)).label).toEqual({
    AIGC: {
      Label: '1',
      ContentProducer: 'StorySprout',
      ProduceID: 'story-1',
      ReservedCode1: '',
      ContentPropagator: 'StorySprout',
      PropagateID: 'story-1',
      ReservedCode2: '',
    },
  });
});

test('the operator’s name replaces the product’s, escaped to ASCII', async () => {
  const { text, label } = await labelIn(await addAiLabel(png, 'story-1', '某某学校'));
  expect(text).toMatch(/^[\x20-\x7e]+$/);
  expect(label).toMatchObject({ AIGC: { ContentProducer: '某某学校', ContentPropagator: '某某学校' } });
});
