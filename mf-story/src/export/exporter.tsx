import type { Story } from '@storysprout/contracts/api/stories';
import { useShell } from '@storysprout/contracts/shell';
import { configQuery } from '@storysprout/remote-kit/config-query';
import { saveFile } from '@storysprout/remote-kit/save-file';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toDataUrl } from './data-url';
import { fileNameOf } from './file-name';
import { ImageDialog } from './image-dialog';
import { addAiLabel } from './image/ai-label';
import { renderPageToPng } from './image/render-page';
import { savesByLongPress } from './long-press';
import { ExportPage } from './page/export-page';
import styles from './page/export-page.module.css';

export interface ExporterProps {
  story: Story;
  /** Called once with whether an image was exported; not after unmounting. */
  onEnd: (isExported: boolean) => void;
}

/** Exports a story as an image when mounted. A default export, because it is loaded lazily. */
export default function Exporter({ story, onEnd }: ExporterProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const page = useRef<HTMLDivElement>(null);
  const [imageUrl, setImageUrl] = useState<string>();
  const [isRendered, setRendered] = useState(false);
  const [isOpen, setOpen] = useState(true);

  const renderImage = useEffectEvent(async (): Promise<Blob> => {
    // Without a configuration the label names the product, as for an operator without a name.
    const config = queryClient.ensureQueryData(configQuery(api)).catch(() => undefined);
    const image = await renderPageToPng(page.current!);
    return addAiLabel(image, story.id, (await config)?.operator.name);
  });
  const deliverImage = useEffectEvent(async (image: Blob) => {
    if (savesByLongPress(navigator)) setImageUrl(await toDataUrl(image));
    else saveFile(image, fileNameOf(story.theme));
  });
  const finish = useEffectEvent((isExported: boolean) => {
    setRendered(true);
    onEnd(isExported);
  });
  useEffect(() => {
    let isCancelled = false;
    renderImage()
      .then(async (image) => isCancelled || (await deliverImage(image)))
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
      {!isRendered &&
        createPortal(
          <div className={styles.stage} aria-hidden="true" inert>
            <ExportPage ref={page} story={story} />
          </div>,
          document.body,
        )}
      {imageUrl && (
        <ImageDialog imageUrl={imageUrl} theme={story.theme} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
