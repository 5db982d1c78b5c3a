import { type ReactNode, useMemo } from 'react';
import { drawCover } from '../covers/covers';
import styles from './story-cover.module.css';

interface StoryPictureProps {
  id: string;
  theme: string;
  label: string;
}

/** As an image, not as elements: nothing in it can run, and its ids meet no others of the page. */
export default function StoryPicture({ id, theme, label }: StoryPictureProps): ReactNode {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(drawCover(theme, id))}`, [theme, id]);
  return (
    <img className={styles.picture} src={source} alt={label} width={800} height={600} decoding="async" />
  );
}
