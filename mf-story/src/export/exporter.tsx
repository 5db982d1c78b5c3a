import type { Story } from '@storysprout/contracts/api/stories';
import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { saveFile } from '@storysprout/remote-kit/save-file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toDataUrl } from './data-url';
import { fileNameOf } from './file-name';
import { addAiLabel } from './image/ai-label';
import { renderPageToPng } from './image/render-page';
import { savesByLongPress } from './long-press';
import { ExportPage } from './page/export-page';
import styles from './page/export-page.module.css';
import { PictureDialog } from './picture-dialog';

export interface ExporterProps {
  story: Story;
  /** Called once, with whether there is a picture; not after the pupil has left. */
  onEnd: (isMade: boolean) => void;
}

/** Makes one picture of a story as soon as it is mounted. A default export: it is loaded when the button is pressed. */
export default function Exporter({ story, onEnd }: ExporterProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<string>();
  const [isDrawn, setDrawn] = useState(false);
  const [isOpen, setOpen] = useState(true);

  const renderImage = useEffectEvent(async (): Promise<Blob> => {
    // Without an answer the label names the product, as it does where the operator has no name.
    const config = queryClient.ensureQueryData(configQuery(api)).catch(() => undefined);
    const drawn = await renderPageToPng(page.current!);
    return addAiLabel(drawn, story.id, (await config)?.operator.name);
  });
  const deliverImage = useEffectEvent(async (made: Blob) => {
    if (savesByLongPress(navigator)) setPicture(await toDataUrl(made));
    else saveFile(made, fileNameOf(story.theme));
  });
  const finish = useEffectEvent((isMade: boolean) => {
    setDrawn(true);
    onEnd(isMade);
  });
  useEffect(() => {
    let isCancelled = false;
    renderImage()
      .then(async (made) => isCancelled || (await deliverImage(made)))
      .then(
        () => isCancelled || finish(true),
        () => isCancelled || finish(false),
      );
    return () => {
      isCancelled = true;
    };
  }, []);

  return (
    <>
      {!isDrawn &&
        createPortal(
          <div className={styles.stage} aria-hidden="true" inert>
            <ExportPage ref={page} story={story} />
          </div>,
          document.body,
        )}
      {picture && (
        <PictureDialog picture={picture} theme={story.theme} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
