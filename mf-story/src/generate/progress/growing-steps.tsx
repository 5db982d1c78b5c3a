import { useMessages } from '@storysprout/contracts/shell';
import { Steps } from '@storysprout/shared-ui/steps';
import { catalogue } from '../../i18n/catalogue';
import type { Messages } from '../../i18n/zh-CN';
import type { Progress } from '../session/progress';

/** A short detail for each step that has begun. */
function detailsOf({ stage, sentences }: Progress, t: Messages['growing']): readonly (string | undefined)[] {
  return [
    t.planned,
    sentences > 0 ? t.written(sentences) : undefined,
    stage === 'revising' ? t.revised : t.checked,
    stage === 'saving' ? t.saving : undefined,
  ];
}

/** The four steps of a generation with their state. */
export function GrowingSteps({ progress, isDone }: { progress: Progress; isDone: boolean }) {
  const { growing: t } = useMessages(catalogue);
  const { step } = progress;
  const details = detailsOf(progress, t);
  return (
    <Steps
      label={t.progress}
      doneLabel={t.stepDone}
      items={t.steps.map((label, index) => {
        const isPast = isDone || index + 1 < step;
        return {
          id: label,
          label,
          detail: index < step ? details[index] : undefined,
          state: isPast ? 'done' : index + 1 === step ? 'now' : 'todo',
        };
      })}
    />
  );
}
