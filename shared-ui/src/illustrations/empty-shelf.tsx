import { Art, type ArtProps } from './parts/art';
import { Leaf } from './parts/leaf';
import { SnailShape } from './snail';

/** A shelf with one book: no favourites yet. */
export function EmptyShelf(props: ArtProps) {
  return (
    <Art viewBox="0 -16 320 236" {...props}>
      <circle className="a-sun" cx="162" cy="98" r="90" />
      <path
        className="a-hill-2"
        d="M14 190c8-26 62-38 140-36 84-2 142 10 152 36 6 16-36 26-150 26S8 206 14 190Z"
      />
      <path className="a-hill-3" d="M40 198c30-14 210-16 244-2 8 12-40 18-128 18S36 208 40 198Z" />
      <path className="a-wood" d="M96 62a6 6 0 0 1 6-6h120a6 6 0 0 1 6 6v134h-12v-8H108v8H96Z" />
      <path className="a-page-2" d="M106 66h112v50H106ZM106 126h112v52H106Z" />
      <path className="a-page-3" d="M106 66h112v8H106ZM106 126h112v8H106Z" />
      <path className="a-cover" d="m116 178 9-40 13 3-9 37Z" />
      <path className="a-bird-2" d="m122.5 149 13 3-1.4 6-13-3Z" />
      <path className="a-soil" d="M182 34h30l-4 22h-22Z" />
      <path className="a-wood" d="M179 30h36v7h-36Z" />
      <path className="a-leaf-3" d="M195 32V12h4v20Z" />
      <Leaf left x={197} y={16} size={0.22} turn={0} light="1" dark="2" />
      <Leaf x={197} y={16} size={0.24} turn={0} light="2" dark="3" />
      <g transform="translate(226 140) scale(.74)">
        <SnailShape />
      </g>
    </Art>
  );
}
