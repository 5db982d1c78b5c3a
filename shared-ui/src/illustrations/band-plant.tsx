import type { ReactNode } from 'react';
import { Art, type ArtProps } from './parts/art';

/** Grades 1 to 3, 4 to 6, 7 to 9. */
export type Band = 1 | 2 | 3;

const PLANTS: Record<Band, ReactNode> = {
  1: (
    <>
      <path className="a-soil" d="M8 34c2-4 6-6 12-6s10 2 12 6Z" />
      <path className="a-leaf-3" d="M18.7 30c0-5-.3-8 0-12h2.6c-.2 4 0 7 0 12Z" />
      <path className="a-leaf-1" d="M20 19C13 19 9 15 8.5 8.5 15.5 8.5 20 12 20 19Z" />
      <path className="a-leaf-2" d="M20 17c0-7 4.5-11 11.5-11.5C31.5 13 27 17 20 17Z" />
    </>
  ),
  2: (
    <>
      <path className="a-leaf-3" d="M18.7 36V20h2.6v16Z" />
      <path
        className="a-leaf-2"
        d="M20 34c-6 .5-10-2-11.5-7 6-.5 10 2 11.5 7Zm0-2c1-5 5-7 10.5-6.5C29.5 30 26 32.5 20 32Z"
      />
      <g className="a-sun-2">
        <circle cx="20" cy="7.5" r="4.6" />
        <circle cx="26.3" cy="12" r="4.6" />
        <circle cx="23.9" cy="19.4" r="4.6" />
        <circle cx="16.1" cy="19.4" r="4.6" />
        <circle cx="13.7" cy="12" r="4.6" />
      </g>
      <circle className="a-shell-2" cx="20" cy="14" r="4.4" />
    </>
  ),
  3: (
    <>
      <path className="a-wood" d="M18 37V22h4v15Z" />
      <path
        className="a-leaf-3"
        d="M20 3c7 0 10.5 5 10 9.5 4 1.5 5.5 5 4.5 8.5-1 4-5 6-9 5.5-1.5 1.5-3.5 2-5.5 2s-4-.5-5.5-2C10.5 27 6.5 25 5.5 21c-1-3.5.5-7 4.5-8.5C9.5 8 13 3 20 3Z"
      />
      <path
        className="a-leaf-2"
        d="M20 3c4 0 7 2 8.5 4.5-5-1-9 1-9.5 5-5-1-9 2-9 6.5-2 1-4 .5-4.8 0-.2-3 1.3-5.2 4.8-6.5C9.5 8 13 3 20 3Z"
      />
      <circle className="a-bird" cx="14" cy="21" r="2.2" />
      <circle className="a-bird" cx="26" cy="17" r="2.2" />
      <circle className="a-bird" cx="21" cy="24" r="1.9" />
    </>
  ),
};

/** Plant of a grade band: sprout, flower or tree. */
export function BandPlant({ band, ...props }: ArtProps & { band: Band }) {
  return (
    <Art viewBox="0 0 40 40" {...props}>
      {PLANTS[band]}
    </Art>
  );
}
