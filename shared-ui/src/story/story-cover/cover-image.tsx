import { type ReactNode, useMemo } from 'react';
import { coverDataUrl } from '../../covers/covers';
import styles from './story-cover.module.css';

interface CoverImageProps {
  id: string;
  theme: string;
  label: string;
}

export default function CoverImage({ id, theme, label }: CoverImageProps): ReactNode {
  const source = useMemo(() => coverDataUrl(theme, id), [theme, id]);
  return (
    <img className={styles.picture} src={source} alt={label} width={800} height={600} decoding="async" />
  );
}
