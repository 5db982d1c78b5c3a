import { Injectable } from '@nestjs/common';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../story-writer.js';
import { themeNotAllowed } from '../../screening/theme-not-allowed.js';
import { AiProviders } from './ai-providers.js';
import { parseAnswer } from './answer.js';
import { draftOfAnswer, unreadableDraft } from './draft-of-answer.js';
import { toGenerationError } from './generation-error.js';
import { storyMessages } from './prompt.js';
import { ProviderFault } from '../../../provider-client/provider-fault.js';
import type { Completion } from './read-completion.js';
import { SentenceCounter } from './sentence-counter.js';

const REFUSED = 'You did not want to write this; the theme may be told in a way that is right for children.';
const WITHHELD = 'The answer was withheld as unsuitable; write a story that no filter could object to.';
const CUT = 'The answer was too long and was cut off; it must be one complete JSON object.';
const BROKEN = 'The answer was not one JSON object of the form asked for.';

/** Has stories written by the provider of the pupil's region. */
@Injectable()
export class OpenAiWriter extends StoryWriter {
  constructor(private readonly providers: AiProviders) {
    super();
  }

  override admit({ source }: WriteRequest): () => void {
    return this.providers.enter(source);
  }

  async writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    const provider = this.providers.of(request.source);
    hooks.onProgress('planning', 0);
    try {
      const completion = await provider.complete(
        {
          messages: storyMessages(request),
          safetyId: request.safetyId,
          onAttempt: () => reportSentences(hooks),
        },
        hooks,
      );
      hooks.onTokens(completion.tokens);
      return draftOf(completion, request, provider.model);
    } catch (error) {
      if (error instanceof ProviderFault && error.kind === 'output-refused')
        return unreadableDraft(WITHHELD, provider.model);
      throw toGenerationError(error);
    }
  }
}

/** Tells how many sentences are there whenever there are more. */
function reportSentences({ onProgress }: WriteHooks): (piece: string) => void {
  const counter = new SentenceCounter();
  let told = -1;
  return (piece) => {
    const sentences = counter.push(piece);
    if (sentences > told) onProgress('writing', sentences);
    told = Math.max(told, sentences);
  };
}

function draftOf(completion: Completion, request: WriteRequest, model: string): StoryDraft {
  const { text, finish, isRefused } = completion;
  if (isRefused) {
    // Asked twice and refused twice: it is the theme.
    if (request.revision?.problems.includes(REFUSED)) throw themeNotAllowed('refused');
    return unreadableDraft(REFUSED, model);
  }
  if (finish === 'length') return unreadableDraft(CUT, model);
  if (finish !== 'stop') return unreadableDraft(WITHHELD, model);
  const answer = parseAnswer(text);
  if (!answer) return unreadableDraft(BROKEN, model);
  if (answer.themeCheck !== 'suitable')
    throw themeNotAllowed(answer.themeCheck === 'distress' ? 'needs-help' : 'refused');
  if (answer.sentences.length === 0) return unreadableDraft(BROKEN, model);
  return draftOfAnswer(answer, request, model);
}
