import { Art, type ArtProps } from './parts/art';
import { SnailShape } from './snail';

/** The snail on its hill: default avatar. */
export function AvatarPicture(props: ArtProps) {
  return (
    <Art viewBox="0 0 96 96" {...props}>
      <rect className="a-sky-2" width="96" height="96" />
      <circle className="a-sun" cx="22" cy="20" r="11" />
      <path className="a-hill-2" d="M0 66c30-14 66-10 96 0v30H0Z" />
      <path className="a-hill-3" d="M0 80c30-8 66-6 96 0v16H0Z" />
      <g transform="translate(9 18) scale(.82)">
        <SnailShape />
      </g>
    </Art>
  );
}
