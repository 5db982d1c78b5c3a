import { useEffect, useState } from 'react';

/** Pixels of either side: the largest that a lock screen shows. */
const SIDE = 512;

/** The cover as a PNG in a data address: outside the page nobody draws SVG, nor reads what only the page holds. */
async function drawArtwork(theme: string, id: string): Promise<MediaImage> {
  const { coverAddress } = await import('@storysprout/shared-ui/covers');
  const image = new Image(SIDE, SIDE);
  image.src = coverAddress(theme, id, { width: SIDE, height: SIDE });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIDE, SIDE);
  return { src: canvas.toDataURL('image/png'), sizes: `${SIDE}x${SIDE}`, type: 'image/png' };
}

/** A story's cover for the lock screen; undefined until it is wanted for the first time and drawn. */
export function useArtwork(theme: string, id: string, isWanted: boolean): MediaImage | undefined {
  const [artwork, setArtwork] = useState<MediaImage>();
  const isMissing = isWanted && !artwork && 'mediaSession' in navigator;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    drawArtwork(theme, id).then(
      (drawn) => !isOver && setArtwork(drawn),
      () => {
        // The lock screen goes without a picture.
      },
    );
    return () => {
      isOver = true;
    };
  }, [theme, id, isMissing]);
  return artwork;
}
