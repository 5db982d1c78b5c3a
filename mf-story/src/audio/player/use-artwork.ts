import { useEffect, useState } from 'react';

/** Width and height in pixels: the largest size that a lock screen uses. */
const SIZE = 512;

/** Renders the cover as a PNG in a data URL: the system reads neither SVG nor blob URLs of the page. */
async function renderArtwork(theme: string, id: string): Promise<MediaImage> {
  const { coverDataUrl } = await import('@storysprout/shared-ui/covers');
  const image = new Image(SIZE, SIZE);
  image.src = coverDataUrl(theme, id, { width: SIZE, height: SIZE });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE, SIZE);
  return { src: canvas.toDataURL('image/png'), sizes: `${SIZE}x${SIZE}`, type: 'image/png' };
}

/** A story's cover for the lock screen; rendered when first enabled, undefined until then. */
export function useArtwork(theme: string, id: string, isEnabled: boolean): MediaImage | undefined {
  const [artwork, setArtwork] = useState<MediaImage>();
  const isMissing = isEnabled && !artwork && 'mediaSession' in navigator;
  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    renderArtwork(theme, id).then(
      (rendered) => !isCancelled && setArtwork(rendered),
      () => {
        // The lock screen shows no artwork.
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [theme, id, isMissing]);
  return artwork;
}
