import { z } from 'zod';

/**
 * The JSON form of a model's answer. The order matters: decisions come first, and each translation follows its sentence, so
 * that they stay aligned. Plain types only: strict schemas support no lengths.
 */
export const answerSchema = z.object({
  /** The model's judgement of the pupil's theme; there is a story only for `suitable`. */
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
  /** The model's judgement of its own story. */
  storyCheck: z.enum(['suitable', 'unsuitable']),
});
export type Answer = z.infer<typeof answerSchema>;

/** The same as JSON Schema, for endpoints that support structured outputs. */
export const ANSWER_JSON_SCHEMA: Record<string, unknown> = jsonSchema();

function jsonSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(answerSchema);
  return schema;
}

/** Parses a model's text; undefined when it is not JSON of this form. A Markdown fence around it is accepted. */
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
