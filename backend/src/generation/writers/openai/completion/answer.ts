import { z } from 'zod';

/**
 * The form in which a model hands in a story. In this order: what is decided first comes first, and the translation of a
 * sentence stands beside it, so that they cannot drift apart. Plain types only: strict schemas know no lengths.
 */
export const answerSchema = z.object({
  /** What the model thinks of the pupil's theme; of any other than `suitable` it writes no story. */
  themeCheck: z.enum(['suitable', 'unsuitable', 'distress']),
  sentences: z.array(z.object({ en: z.string(), zh: z.string() })),
  keywords: z.array(
    z.object({
      word: z.string(),
      phonetic: z.string(),
      meaning: z.string(),
      example: z.object({ en: z.string(), zh: z.string() }),
    }),
  ),
  /** What the model thinks of its own story, read again. */
  storyCheck: z.enum(['suitable', 'unsuitable']),
});
export type Answer = z.infer<typeof answerSchema>;

/** The same as JSON Schema, for endpoints that hold their models to one. */
export const ANSWER_JSON_SCHEMA: Record<string, unknown> = jsonSchema();

function jsonSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(answerSchema);
  return schema;
}

/** The answer in a model's text; undefined when it is no JSON of this form. A fence around it is forgiven. */
export function parseAnswer(text: string): Answer | undefined {
  const json = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  return answerSchema.safeParse(value).data;
}
