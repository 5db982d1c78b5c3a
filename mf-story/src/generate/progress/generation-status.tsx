import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../../i18n/catalogue';
import type { Messages } from '../../i18n/zh-CN';
import type { GenerationControl } from '../session/use-generation';

function statusOf({ state, failure }: GenerationControl, isGrowing: boolean, t: Messages): string {
  if (state.status === 'idle') return state.after === 'stop' ? t.growing.stopped : '';
  if (state.status === 'failed') return failure?.at === 'help' ? t.help.announcement : '';
  if (state.status === 'done') return t.growing.doneTitle;
  if (!isGrowing) return t.generatingStatus;
  const { step } = state.progress;
  return state.isReconnecting
    ? t.growing.reconnecting.join('')
    : t.growing.stepStatus(step, t.growing.steps[step - 1]!);
}

/** Live region: announces each step to a screen reader, not each second. Always rendered, so that changes are announced. */
export function GenerationStatus({
  generation,
  isGrowing,
}: {
  generation: GenerationControl;
  isGrowing: boolean;
}) {
  const t = useMessages(catalogue);
  return (
    <p className="sr-only" role="status">
      {statusOf(generation, isGrowing, t)}
    </p>
  );
}
