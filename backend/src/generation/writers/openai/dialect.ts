import type { OpenAI } from 'openai';
import type { Region } from '@storysprout/contracts/rules';
import type { AiSettings } from '../../../config/provider-settings.js';

/** Tokens of an answer: a story of grade 9 with its translation and keywords takes some 1,400 (docs/operations.md). */
const MAX_OUTPUT_TOKENS = 4_000;
/** The same where a model thinks before it answers, and what it thinks counts. */
const MAX_THINKING_TOKENS = 8_000;

/** A request's parameters beyond messages, model and the form of the answer. Providers know some that OpenAI's types do not. */
export type ExtraParameters = Partial<OpenAI.Chat.ChatCompletionCreateParamsStreaming> & {
  enable_thinking?: boolean;
  thinking?: { type: 'disabled' };
};

/** In what a provider's endpoint differs from the others. facts/providers.md §2. */
export interface Dialect {
  /** What the role is called that says how to behave. */
  systemRole: 'developer' | 'system';
  /** Whether its models take a JSON schema; where they turn out not to, JSON mode is used from then on. */
  hasSchemas: boolean;
  /** Whether it wants a pupil's keyed hash; others get none. */
  wantsSafetyId: boolean;
  extra: ExtraParameters;
}

/** Told by the model's name, since an address may be a gateway's. */
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
  // Thinking and JSON exclude each other, and a pupil waits.
  if (/^(qwen|qwq)/i.test(model)) {
    const hasSchemas = /^qwen(3-max|-plus|-flash)/i.test(model);
    return { ...base, hasSchemas, extra: { ...extra, enable_thinking: false } };
  }
  if (/^(kimi|k\d|glm|deepseek)/i.test(model))
    return { ...base, hasSchemas: false, extra: { ...extra, thinking: { type: 'disabled' } } };
  return { ...base, hasSchemas: false, extra };
}
