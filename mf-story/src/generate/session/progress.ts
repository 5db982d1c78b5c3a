import type { GenerationStage } from '@storysprout/contracts/api/stories';
import type { GenerationProgressEvent } from '../../api/generate-story';

/** 构思, 写作, 检查单词, 翻译. */
export type Step = 1 | 2 | 3 | 4;

export interface Progress {
  /** The furthest step so far: a revision writes again, and the plant must not shrink. */
  step: Step;
  stage: GenerationStage;
  /** Number of sentences written so far. */
  sentences: number;
  /** The text of the story received so far. */
  text: string;
}

const STEP_OF: Record<GenerationStage, Step> = {
  screening: 1,
  planning: 1,
  writing: 2,
  checking: 3,
  revising: 3,
  translating: 4,
  saving: 4,
};

export const INITIAL_PROGRESS: Progress = { step: 1, stage: 'screening', sentences: 0, text: '' };

/** Reducer: the progress after an event of the stream. */
export function reduceProgress(progress: Progress, event: GenerationProgressEvent): Progress {
  if (event.type === 'text') return { ...progress, step: 4, text: progress.text + event.delta };
  const { stage, sentences } = event;
  const step = Math.max(progress.step, STEP_OF[stage]) as Step;
  return { ...progress, step, stage, sentences: sentences || progress.sentences };
}

/** The progress after a reconnect: the server sends the text again from its start. */
export function progressAfterReconnect(progress: Progress): Progress {
  return { ...progress, text: '' };
}
