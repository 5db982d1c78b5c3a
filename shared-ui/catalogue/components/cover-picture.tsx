import { coverAddress, type CoverOptions, type SceneName } from '@storysprout/shared-ui/covers';
import { useMemo } from 'react';

interface CoverPictureProps extends Pick<CoverOptions, 'palette' | 'variant'> {
  /** A scene's name is also a word that tells of it, so that it serves as the theme. */
  scene: SceneName;
}

/** A cover of a scene, in the light and the drawing asked for. */
export function CoverPicture({ scene, palette, variant }: CoverPictureProps) {
  const source = useMemo(
    () => coverAddress(scene, 'catalogue', { palette, variant }),
    [scene, palette, variant],
  );
  return <img src={source} alt="" width={800} height={600} data-scene={scene} />;
}
