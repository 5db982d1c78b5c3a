import { lazy, Suspense } from 'react';
import { cx } from '../../lib/cx';
import styles from './story-cover.module.css';

export interface StoryCoverProps {
  /** The story's id: the same theme and id always give the same picture. */
  id: string;
  /** The story's theme as the pupil wrote it. Without it: a picture that fits any story. */
  theme?: string;
  /** Names the picture. Without it: decoration. */
  label?: string;
  /** Tints the room for the picture while it is on its way. */
  grade?: number;
  className?: string;
}

/** Drawing is many times the code of a page and waits for it; one load serves all covers. Where it does not arrive, the room stays. */
const CoverImage = lazy(() => import('./cover-image').catch(() => ({ default: () => null })));

const bandOf = (grade: number) => Math.min(3, Math.ceil(grade / 3));

/** A drawn cover, made from the theme and the id; no picture is downloaded. */
export function StoryCover({ id, theme = '', label = '', grade, className }: StoryCoverProps) {
  return (
    <div className={cx(styles.cover, className)} data-band={grade === undefined ? undefined : bandOf(grade)}>
      <Suspense>
        <CoverImage id={id} theme={theme} label={label} />
      </Suspense>
    </div>
  );
}
