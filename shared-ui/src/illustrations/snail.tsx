import { Art, type ArtProps } from './parts/art';

/** 慢慢, the mascot: 96 × 72, facing right. For use inside an illustration. */
export function SnailShape() {
  return (
    <g>
      <path
        className="a-snail"
        d="M6 66c-3 0-4-3-1-4.5C14 58 22 60 32 60h22c8 0 11-4 12.5-11L69 36c1-6 5-9 9.5-9 6 0 10 5 10 11 0 14-8 28-26 28Z"
      />
      <path
        className="a-snail-2"
        d="M6 66c-3 0-4-3-1-4.5 12 2.5 40 3 57 0 6-1 11-4 14-8-2 8-7 12.5-13.5 12.5Z"
      />
      <path className="l-snail" d="M75 29c-1-6-3-10-6-13M83 29c1-6 4-9 7-11" />
      <circle className="a-snail" cx="68.5" cy="14.5" r="3.6" />
      <circle className="a-snail" cx="90.5" cy="17" r="3.6" />
      <circle className="a-shell" cx="36" cy="37" r="25" />
      <path
        className="a-shell-2"
        d="M36 62A25 25 0 0 1 13 27.5c-1 18 10 27 24 26 13-1 21-10 23.5-19A25 25 0 0 1 36 62Z"
      />
      <path
        className="l-shell"
        d="M36.5 38c1-3.5 7-2.5 7 2.5 0 6-7 9-12.5 6-6.5-3.5-7-13 0-18 8-5.5 20-1.5 22.5 8"
      />
      <circle className="a-ink" cx="80.5" cy="37.5" r="2.1" />
      <path className="l-smile" d="M81 44.5c2 1.2 4 .8 5.3-.7" />
      <circle className="a-rose" cx="76" cy="43" r="2.6" opacity=".75" />
    </g>
  );
}

/** 慢慢 alone, cropped to its outline. */
export function Snail(props: ArtProps) {
  return (
    <Art viewBox="0 6 96 62" {...props}>
      <SnailShape />
    </Art>
  );
}
