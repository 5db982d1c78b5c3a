import type { Story } from '@storysprout/contracts/api/stories';
import { TIMES } from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import ImageDown from 'lucide-react/icons/image-down';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { recordExport } from '../api/export';
import { catalogue } from '../i18n/catalogue';
import type { ExporterProps } from './exporter';
import { savesByLongPress } from './long-press';

/** Whether the component still stands when something answers late. */
function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}

/** Makes a picture of the story. What draws it is loaded with the first press. */
export function ExportButton({ story }: { story: Story }) {
  const t = useMessages(catalogue).exporting;
  const { api, modal } = useShell();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [pressCount, setPressCount] = useState(0);
  const [Exporter, setExporter] = useState<ComponentType<ExporterProps>>();

  const finish = (isMade: boolean) => {
    setBusy(false);
    if (!isMade) return void modal({ type: 'error', message: t.failed });
    // A picture that waits for a long press says itself that it is there.
    if (!savesByLongPress(navigator))
      void modal({ type: 'success', message: t.succeeded, autoClose: TIMES.modalAutoClose });
    // Counting is for the operator: a pupil neither waits for it nor hears of its failure.
    recordExport(api, story.id).catch(() => undefined);
  };
  const start = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves the focus elsewhere; the dialog gives it back to where it was.
    currentTarget.focus();
    setBusy(true);
    try {
      const { default: Loaded } = await import('./exporter');
      setExporter(() => Loaded);
      setPressCount(pressCount + 1);
    } catch {
      if (isMounted()) finish(false);
    }
  };

  return (
    <>
      <Button
        icon={<ImageDown aria-hidden="true" />}
        busy={isBusy}
        busyLabel={t.busy}
        onClick={(event) => void start(event)}
      >
        {t.action}
      </Button>
      <p className="sr-only" role="status">
        {isBusy ? t.status : ''}
      </p>
      {Exporter && <Exporter key={pressCount} story={story} onEnd={finish} />}
    </>
  );
}
