import { Art, type ArtProps } from './parts/art';
import { SnailShape } from './snail';

/** A shelf of books with the snail. */
export function FeatureShelf(props: ArtProps) {
  return (
    <Art viewBox="0 0 240 150" {...props}>
      <path className="a-wood" d="M14 124h212v10H14Z" />
      <path className="a-leaf-3" d="M30 44h28v80H30Z" />
      <path className="a-leaf-1" d="M30 58h28v10H30ZM30 98h28v6H30Z" />
      <path className="a-cover" d="M60 30h34v94H60Z" />
      <path className="a-page-2" d="M66 44h22v28H66Z" />
      <path className="a-blue" d="M96 52h22v72H96Z" />
      <path className="a-blue-2" d="M96 62h22v6H96ZM96 110h22v6H96Z" />
      <path className="a-sun-2" d="m122 124 16-86 24 4.5-15 81.5Z" />
      <path className="a-sun" d="m134.5 57 23.6 4.4-1.8 9.6-23.6-4.4Z" />
      <path
        className="a-bird-3"
        d="M77 64s-8-4.6-8-10.2a4.5 4.5 0 0 1 8-2.9 4.5 4.5 0 0 1 8 2.9C85 59.4 77 64 77 64Z"
      />
      <g transform="translate(152 80) scale(.72)">
        <SnailShape />
      </g>
    </Art>
  );
}
