import type { OpenAI } from 'openai';
import type { Region } from '@storysprout/contracts/rules';
import type { AiSettings } from '../../../config/provider-settings.js';

/** Limit of an answer in tokens: a story of grade 9 with translation and keywords takes some 1,400 (docs/operations.md). */
const MAX_OUTPUT_TOKENS = 4_000;
/** The same for reasoning models, whose reasoning counts too. */
const MAX_THINKING_TOKENS = 8_000;

/** Further request parameters, some of which OpenAI's types do not declare. */
export type ExtraParameters = Partial<OpenAI.Chat.ChatCompletionCreateParamsStreaming> & {
  enable_thinking?: boolean;
  thinking?: { type: 'disabled' };
};

/** Differences between providers' endpoints. */
export interface Dialect {
  /** Role of the instructions. */
  systemRole: 'developer' | 'system';
  /** Whether its models accept a JSON schema. After a rejected one JSON mode is used. */
  hasSchemas: boolean;
  /** Whether it expects a keyed hash of the pupil's id; others receive none. */
  wantsSafetyId: boolean;
  extra: ExtraParameters;
}

/** The dialect, by the model's name, because the base URL may be a gateway's. */
export function dialectOf(region: Region, { model }: Pick<AiSettings, 'model'>): Dialect {
  if (region === 'global') {
    const isThinking = /^(gpt-5|o\d)/.test(model);
    return {
      systemRole: 'developer',
      hasSchemas: true,
      wantsSafetyId: true,
      extra: isThinking
        ? { max_completion_tokens: MAX_THINKING_TOKENS, reasoning_effort: 'low' }
        : { max_completion_tokens: MAX_OUTPUT_TOKENS },
    };
  }
  const base = { systemRole: 'system', wantsSafetyId: false } as const;
  const extra = { max_tokens: MAX_OUTPUT_TOKENS };
  // Thinking excludes JSON mode, and takes time.
  if (/^(qwen|qwq)/i.test(model)) {
    const hasSchemas = /^qwen(3-max|-plus|-flash)/i.test(model);
    return { ...base, hasSchemas, extra: { ...extra, enable_thinking: false } };
  }
  if (/^(kimi|k\d|glm|deepseek)/i.test(model))
    return { ...base, hasSchemas: false, extra: { ...extra, thinking: { type: 'disabled' } } };
  return { ...base, hasSchemas: false, extra };
}
