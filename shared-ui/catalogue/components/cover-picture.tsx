import { coverDataUrl, type CoverOptions, type SceneName } from '@storysprout/shared-ui/covers';
import { useMemo } from 'react';

interface CoverPictureProps extends Pick<CoverOptions, 'palette' | 'variant'> {
  /** Also used as the theme: each scene name is a theme word of its scene. */
  scene: SceneName;
}

/** A cover of a scene in a given palette and variant. */
export function CoverPicture({ scene, palette, variant }: CoverPictureProps) {
  const source = useMemo(
    () => coverDataUrl(scene, 'catalogue', { palette, variant }),
    [scene, palette, variant],
  );
  return <img src={source} alt="" width={800} height={600} data-scene={scene} />;
}
