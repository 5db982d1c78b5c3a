import { Injectable } from '@nestjs/common';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../story-writer.js';
import type { StorySource } from '../story-source.service.js';
import { themeNotAllowed } from '../../screening/theme-not-allowed.js';
import { AiProviderRegistry } from './ai-provider.registry.js';
import { parseAnswer } from './completion/answer.js';
import { answerToDraft, unreadableDraft } from './completion/answer-to-draft.js';
import { toGenerationError } from './generation-error.js';
import { storyMessages } from './completion/prompt.js';
import { ProviderFault } from '../../../provider-client/provider-fault.js';
import type { Completion } from './completion/read-completion.js';
import { SentenceCounter } from './completion/sentence-counter.js';

const REFUSED = 'You did not want to write this; the theme may be told in a way that is right for children.';
const WITHHELD = 'The answer was withheld as unsuitable; write a story that no filter could object to.';
const TRUNCATED = 'The answer was too long and was cut off; it must be one complete JSON object.';
const MALFORMED = 'The answer was not one JSON object of the form asked for.';

/** Writes stories with the AI provider of the pupil's region. */
@Injectable()
export class OpenAiWriterService extends StoryWriter {
  constructor(private readonly providers: AiProviderRegistry) {
    super();
  }

  override admit(source: StorySource): () => void {
    return this.providers.admit(source);
  }

  async writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    const provider = this.providers.providerFor(request.source);
    hooks.onProgress('planning', 0);
    try {
      const completion = await provider.complete(
        {
          messages: storyMessages(request),
          safetyId: request.safetyId,
          onAttempt: () => reportSentences(hooks),
          meter: hooks.meter,
        },
        hooks,
      );
      hooks.onTokens(completion.tokens);
      return toDraft(completion, request, provider.model);
    } catch (error) {
      if (error instanceof ProviderFault && error.kind === 'output-refused')
        return unreadableDraft(WITHHELD, provider.model);
      throw toGenerationError(error);
    }
  }
}

/** Reports the number of complete sentences whenever it grows. */
function reportSentences({ onProgress }: WriteHooks): (delta: string) => void {
  const counter = new SentenceCounter();
  let reported = -1;
  return (delta) => {
    const sentences = counter.add(delta);
    if (sentences > reported) onProgress('writing', sentences);
    reported = Math.max(reported, sentences);
  };
}

function toDraft(completion: Completion, request: WriteRequest, model: string): StoryDraft {
  const { text, finish, isRefused } = completion;
  if (isRefused) {
    // Refused twice: the theme is the reason.
    if (request.revision?.problems.includes(REFUSED)) throw themeNotAllowed('refused');
    return unreadableDraft(REFUSED, model);
  }
  if (finish === 'length') return unreadableDraft(TRUNCATED, model);
  if (finish !== 'stop') return unreadableDraft(WITHHELD, model);
  const answer = parseAnswer(text);
  if (!answer) return unreadableDraft(MALFORMED, model);
  if (answer.themeCheck !== 'suitable')
    throw themeNotAllowed(answer.themeCheck === 'distress' ? 'needs-help' : 'refused');
  if (answer.sentences.length === 0) return unreadableDraft(MALFORMED, model);
  return answerToDraft(answer, request, model);
}
