import { lazy, Suspense } from 'react';
import { cx } from '../../lib/cx';
import styles from './story-cover.module.css';

export interface StoryCoverProps {
  /** The story's id; the same theme and id always give the same picture. */
  id: string;
  /** The story's theme as the pupil wrote it; without it the picture is generic. */
  theme?: string;
  /** Accessible name; decorative without it. */
  label?: string;
  /** Tints the placeholder while the picture loads. */
  grade?: number;
  className?: string;
}

/** The drawing code is many times larger than a page, so it loads lazily, once for all covers. If it fails, the placeholder stays. */
const CoverImage = lazy(() => import('./cover-image').catch(() => ({ default: () => null })));

const bandOf = (grade: number) => Math.min(3, Math.ceil(grade / 3));

/** Cover of a story, drawn in the browser from theme and id; no image is downloaded. */
export function StoryCover({ id, theme = '', label = '', grade, className }: StoryCoverProps) {
  return (
    <div className={cx(styles.cover, className)} data-band={grade === undefined ? undefined : bandOf(grade)}>
      <Suspense>
        <CoverImage id={id} theme={theme} label={label} />
      </Suspense>
    </div>
  );
}
