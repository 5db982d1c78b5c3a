import type { GenerationStage } from '@storysprout/contracts/api/stories';
import type { GenerationNews } from '../../api/generate-story';

/** 构思, 写作, 检查单词, 翻译. */
export type Step = 1 | 2 | 3 | 4;

export interface Progress {
  /** The furthest step so far: a revision writes again, and the plant does not shrink. */
  step: Step;
  stage: GenerationStage;
  /** Sentences written so far. */
  sentences: number;
  /** The story, as far as it has come. */
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

export const BEGINNING: Progress = { step: 1, stage: 'screening', sentences: 0, text: '' };

/** How far a generation is after some news. */
export function advance(before: Progress, news: GenerationNews): Progress {
  if (news.type === 'text') return { ...before, step: 4, text: before.text + news.delta };
  const { stage, sentences } = news;
  const step = Math.max(before.step, STEP_OF[stage]) as Step;
  return { ...before, step, stage, sentences: sentences || before.sentences };
}

/** How far it is when it is joined again: the text comes once more from its start. */
export function rejoined(before: Progress): Progress {
  return { ...before, text: '' };
}
