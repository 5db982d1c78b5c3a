import { Art, type ArtProps } from './parts/art';
import { Leaf } from './parts/leaf';
import { SnailShape } from './snail';
import { BirdShape } from './parts/bird';

/** A sprout growing out of an open book, with the bird and the snail. */
export function HeroScene(props: ArtProps) {
  return (
    <Art viewBox="0 0 520 444" {...props}>
      <circle className="a-sun" cx="262" cy="176" r="150" />
      <g className="a-cloud">
        <path d="M28 150a18 18 0 0 1 3-36 28 28 0 0 1 53-4 21 21 0 0 1 8 40Z" />
        <path d="M424 214a15 15 0 0 1 2-30 23 23 0 0 1 44-3 17 17 0 0 1 7 33Z" />
      </g>
      <g>
        <path
          className="a-cover-2"
          d="M26 396c94-14 184-4 234 24 50-28 140-38 234-24l-6 19c-84-12-168-4-214 26h-28c-46-30-130-38-214-26Z"
        />
        <path
          className="a-cover"
          d="M62 304 26 396c94-14 184-4 234 24 50-28 140-38 234-24l-36-92c-76-8-150-2-198 32-48-34-122-40-198-32Z"
        />
        <path
          className="a-page-3"
          d="M50 382c84-12 164-4 210 28 46-32 126-40 210-28l4 10c-84-10-166-2-214 26-48-28-130-36-214-26Z"
        />
        <path className="a-page" d="M260 322c-36-26-112-32-186-18l-26 78c80-14 166-6 212 28Z" />
        <path className="a-page" d="M260 322c36-26 112-32 186-18l26 78c-80-14-166-6-212 28Z" />
        <path
          className="a-page-2"
          d="M260 322c-5-3.6-10-7-16-9.6l-7 83c8 4 16 9 23 14.6Zm0 0c5-3.6 10-7 16-9.6l7 83c-8 4-16 9-23 14.6Z"
        />
        <g className="l-text">
          <path d="M98 318c34-5 70-5 104 2M92 338c36-5 74-4 110 3M86 358c26-4 52-4 78-2" />
          <path d="M318 320c34-7 70-7 104-2M318 341c36-7 74-8 110-3M356 356c26-2 52-2 78 2" />
        </g>
        <path className="l-key" d="M184 358.5c6 .6 12 1.5 18 2.8M318 361c8-1.8 16-3 24-4" />
      </g>
      <path
        className="a-leaf-3"
        d="M251 338c0-58-10-96-3-150 1-9 3-18 6-27l9 3c-2 8-4 17-5 25-5 52 9 92 11 149Z"
      />
      <path className="a-soil" d="M212 336c6-16 24-23 48-23s42 7 48 23c-28 12-68 12-96 0Z" />
      <Leaf x={262} y={262} size={0.5} turn={14} light="1" dark="2" />
      <Leaf left x={252} y={232} size={0.6} turn={-8} light="2" dark="3" />
      <Leaf left x={256} y={166} size={1.06} turn={-4} light="1" dark="2" />
      <Leaf x={257} y={168} size={1.18} turn={6} light="2" dark="3" />
      <g transform="translate(312 -8) scale(.98)">
        <BirdShape />
      </g>
      <g transform="translate(64 248) scale(.78)">
        <SnailShape />
      </g>
      <g className="a-leaf-2">
        <path d="M122 66c10-8 20-8 27-2-5 9-16 11-27 2Z" />
        <path d="M432 108c8-9 18-10 25-5-4 9-13 13-25 5Z" />
        <path d="M96 208c9-3 15 0 17 6-6 4-13 2-17-6Z" />
      </g>
    </Art>
  );
}
