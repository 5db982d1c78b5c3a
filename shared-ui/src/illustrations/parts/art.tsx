import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';

export interface ArtProps {
  /** Accessible name. Without it the illustration is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
}

interface FrameProps extends ArtProps {
  viewBox: string;
  preserveAspectRatio?: string;
  children: ReactNode;
}

/** SVG frame of every illustration. Colours come from the `a-…` and `l-…` classes of base.css, so they follow the theme. */
export function Art({ label, className, children, ...frame }: FrameProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={cx('art', className)} {...frame} {...name}>
      {children}
    </svg>
  );
}
