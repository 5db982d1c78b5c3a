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

/** Returns a function that returns whether the component is still mounted, for asynchronous results. */
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

/** Exports the story as an image. The exporter's code is loaded with the first press. */
export function ExportButton({ story }: { story: Story }) {
  const t = useMessages(catalogue).exporting;
  const { api, modal } = useShell();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [pressCount, setPressCount] = useState(0);
  const [Exporter, setExporter] = useState<ComponentType<ExporterProps>>();

  const finish = (isExported: boolean) => {
    setBusy(false);
    if (!isExported) return void modal({ type: 'error', message: t.failed });
    // The dialog for the long press announces its image itself.
    if (!savesByLongPress(navigator))
      void modal({ type: 'success', message: t.succeeded, autoClose: TIMES.modalAutoClose });
    // A statistic for the operator: the pupil neither waits for it nor sees its failure.
    recordExport(api, story.id).catch(() => undefined);
  };
  const start = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, but the dialog returns the focus to it.
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
