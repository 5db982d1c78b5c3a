import type { ReactNode } from 'react';
import { Art, type ArtProps } from '../../illustrations/parts/art';

/** One small illustration for each suggested theme, on a grid of 40. */
const DRAWINGS = {
  'zoo-trip': (
    <>
      <path
        className="a-blue"
        d="M8 20c0-6 5-10 12-10s12 4 12 10v11a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3H17v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3c-1.5-2-2-5-2-8Z"
      />
      <path className="a-blue-2" d="M16 12c5-1 8 2 8 7s-3 8-7 7c-3-1-5-4-4-8 .5-2.7 1.5-5.5 3-6Z" />
      <path className="a-blue" d="M10 18c-4 0-6 3-6 7 0 3-1 4-2 5l2 2c3-1 4-4 4-7 0-2 1-3 3-3Z" />
      <circle className="a-ink" cx="11.5" cy="18.5" r="1.3" />
    </>
  ),
  'favourite-pet': (
    <>
      <path
        className="a-shell"
        d="M9 8.5c0-2 1.8-2.6 3-1.5l4 3.5c2.6-.7 5.4-.7 8 0L28 7c1.2-1.1 3-.5 3 1.5V21c0 6.5-4.8 11-11 11S9 27.5 9 21Z"
      />
      <path className="a-shell-2" d="M18.3 10.2h3.4L20.5 15h-1ZM13 11l1.8 3M27 11l-1.8 3" />
      <path
        className="a-snail"
        d="M20 22c4.5 0 6.5 2 6.5 4.8 0 3-2.9 4.7-6.5 4.7s-6.5-1.7-6.5-4.7C13.5 24 15.5 22 20 22Z"
      />
      <circle className="a-ink" cx="15" cy="19.5" r="1.6" />
      <circle className="a-ink" cx="25" cy="19.5" r="1.6" />
      <path className="a-bird-3" d="M18 24h4l-2 2.3Z" />
    </>
  ),
  'fun-outing': (
    <>
      <path className="a-bird" d="M22 3 34 16 20 25 11 12Z" />
      <path className="a-bird-2" d="M22 3 20 25 11 12Z" />
      <path className="l-ink" d="M20 25c-2 4-7 3-8 7s-4 4-6 4" />
      <path className="a-sun-2" d="m14 29-3.5-1 1 3.5Zm-1-1 4 .5-1-3Z" />
    </>
  ),
  'my-family': (
    <>
      <path className="a-page-2" d="M8 18h24v15a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z" />
      <path
        className="a-cover"
        d="M18.7 5.6a2 2 0 0 1 2.6 0L36 18.5c.8.7.3 2-.8 2H4.8c-1.1 0-1.6-1.3-.8-2Z"
      />
      <path
        className="a-bird-3"
        d="M20 31s-5.5-3.2-5.5-7a3.1 3.1 0 0 1 5.5-2 3.1 3.1 0 0 1 5.5 2c0 3.8-5.5 7-5.5 7Z"
      />
    </>
  ),
  'school-day': (
    <>
      <path className="a-leaf-3" d="M9 17C9 10 13 6 20 6s11 4 11 11v14a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3Z" />
      <path className="a-leaf-1" d="M13 22h14a1.5 1.5 0 0 1 1.5 1.5V32H11.5v-8.5A1.5 1.5 0 0 1 13 22Z" />
      <path className="a-leaf-4" d="M14 12.5h12v3H14ZM18.5 26h3v4h-3Z" />
      <path className="l-ink" d="M16 6.5V5a4 4 0 0 1 8 0v1.5" />
    </>
  ),
  'good-friend': (
    <>
      <circle className="a-shell" cx="14" cy="14" r="6.5" />
      <path className="a-leaf-3" d="M3 35c0-7 4.5-12 11-12s11 5 11 12Z" />
      <circle className="a-snail-2" cx="27.5" cy="16" r="5.5" />
      <path className="a-bird" d="M18 35c.3-6 4-10.5 9.5-10.5S37 29 37 35Z" />
    </>
  ),
  'birthday-party': (
    <>
      <path className="a-page-2" d="M6 24a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v10H6Z" />
      <path
        className="a-rose"
        d="M6 24a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v2c-2.3 0-2.3 2.5-4.7 2.5S27 26 24.7 26s-2.4 2.5-4.7 2.5-2.3-2.5-4.7-2.5-2.3 2.5-4.6 2.5S8.3 26 6 26Z"
      />
      <path className="a-leaf-2" d="M12.5 13h3v8h-3ZM24.5 13h3v8h-3Z" />
      <path className="a-blue" d="M18.5 12h3v9h-3Z" />
      <path
        className="a-sun-2"
        d="M14 6.5c1.8 2.5 1.8 5 0 5s-1.8-2.5 0-5Zm6-1.5c1.8 2.5 1.8 5 0 5s-1.8-2.5 0-5Zm6 1.5c1.8 2.5 1.8 5 0 5s-1.8-2.5 0-5Z"
      />
    </>
  ),
  'my-dream': (
    <>
      <path className="a-sun-2" d="M23 4a13 13 0 1 0 12 17A11 11 0 0 1 23 4Z" />
      <path className="a-blue" d="M8 34a5 5 0 0 1 .6-10 7 7 0 0 1 13.2 1.5A4.3 4.3 0 0 1 22 34Z" />
      <path className="a-bird" d="m31 5 1.2 2.8L35 9l-2.8 1.2L31 13l-1.2-2.8L27 9l2.8-1.2Z" />
    </>
  ),
  'science-experiment': (
    <>
      <path className="a-blue" d="M15 5h10v9l8 15a4 4 0 0 1-3.5 6h-19A4 4 0 0 1 7 29l8-15Z" />
      <path className="a-leaf-2" d="M11.7 22h16.6L33 29a4 4 0 0 1-3.5 6h-19A4 4 0 0 1 7 29Z" />
      <path className="a-leaf-4" d="M13.5 4h13a1.5 1.5 0 0 1 0 3h-13a1.5 1.5 0 0 1 0-3Z" />
      <circle className="a-leaf-1" cx="17" cy="28" r="2.5" />
      <circle className="a-leaf-1" cx="24" cy="31" r="1.6" />
      <circle className="a-leaf-2" cx="21" cy="16" r="1.8" />
    </>
  ),
  'tasty-food': (
    <>
      <path className="a-page-2" d="M11 19c0-6 3-9 9-9s9 3 9 9Z" />
      <path
        className="a-cover"
        d="M4 20a1.5 1.5 0 0 1 1.5-1.5h29A1.5 1.5 0 0 1 36 20c0 7-4 12-9 13.5V35H13v-1.5C8 32 4 27 4 20Z"
      />
      <path className="a-bird-2" d="M9 24c7 2.5 15 2.5 22 0l-.8 2.3c-6.5 2-13.9 2-20.4 0Z" />
      <path className="l-ink" d="M16 7c-1-1.5 1-2 0-4M22 7c-1-1.5 1-2 0-4" />
    </>
  ),
  'my-hobby': (
    <>
      <path
        className="a-page-2"
        d="M20 6C11 6 4 12 4 20s6 14 14 14c3 0 3.5-2 2.5-4s0-4 3-4H29c4.5 0 7-3 7-7C36 11 29 6 20 6Z"
      />
      <circle className="a-bird" cx="12" cy="19" r="2.7" />
      <circle className="a-sun-2" cx="17" cy="12.5" r="2.7" />
      <circle className="a-leaf-2" cx="25" cy="12" r="2.7" />
      <circle className="a-blue-2" cx="30" cy="18" r="2.5" />
    </>
  ),
  'holiday-celebration': (
    <>
      <path className="l-ink" d="M20 3v4M20 30v3" />
      <path className="a-bird-3" d="M20 8c9 0 13 4.5 13 10.5S29 29 20 29 7 24.5 7 18.5 11 8 20 8Z" />
      <path
        className="a-bird"
        d="M20 8c4.5 0 6.5 4.5 6.5 10.5S24.5 29 20 29s-6.5-4.5-6.5-10.5S15.5 8 20 8Z"
      />
      <path className="a-sun-2" d="M15 6h10v3H15ZM15 28h10v3H15ZM18.5 33h3l.5 5h-4Z" />
    </>
  ),
  'travel-adventure': (
    <>
      <path
        className="a-bird"
        d="M20 3c8 0 13 5.5 13 12 0 5.5-5 10-8 13H15C12 25 7 20.5 7 15 7 8.5 12 3 20 3Z"
      />
      <path
        className="a-bird-2"
        d="M20 3c4 0 6 5.5 6 12 0 5.5-2 10-3.5 13h-5C16 25 14 20.5 14 15c0-6.5 2-12 6-12Z"
      />
      <path className="a-wood" d="M15.5 31h9v4.5a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5Z" />
      <path className="l-ink" d="M16 28v3M24 28v3" />
    </>
  ),
  'helping-others': (
    <>
      <path
        className="a-leaf-3"
        d="M4 21C4 11.5 11 6 20 6s16 5.5 16 15c-2.5-3-5.5-3-8 0-2.5-3-5.5-3-8 0-2.5-3-5.5-3-8 0-2.5-3-5.5-3-8 0Z"
      />
      <path className="a-leaf-1" d="M20 6c4 2 8 8 8 15-2.5-3-5.5-3-8 0-2.5-3-5.5-3-8 0 0-7 4-13 8-15Z" />
      <path className="l-ink" d="M20 4v2M20 20v11.5a3.5 3.5 0 0 0 7 0" />
    </>
  ),
  'my-room': (
    <>
      <path className="a-sun" d="M13 6h14l6 14H7Z" />
      <path className="a-sun-2" d="M13 6h4l-3 14H7Z" />
      <path className="a-wood" d="M18.5 20h3v12h-3Z" />
      <path className="a-leaf-4" d="M12 34c0-2 3-3 8-3s8 1 8 3Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ThemeId = keyof typeof DRAWINGS;

export function ThemeArt({ id, ...props }: ArtProps & { id: ThemeId }) {
  return (
    <Art viewBox="0 0 40 40" {...props}>
      {DRAWINGS[id]}
    </Art>
  );
}
