import { Art, type ArtProps } from './parts/art';
import { BirdShape } from './parts/bird';
import { SnailShape } from './snail';

/** The snail in front of a signpost: page not found or an error. */
export function Lost(props: ArtProps) {
  return (
    <Art viewBox="0 -16 320 236" {...props}>
      <circle className="a-sun" cx="162" cy="98" r="90" />
      <path
        className="a-cloud"
        d="M36 70a13 13 0 0 1 2-26 20 20 0 0 1 38-3 15 15 0 0 1 6 29ZM246 108a11 11 0 0 1 2-22 17 17 0 0 1 32-3 12 12 0 0 1 5 25Z"
      />
      <path
        className="a-hill-2"
        d="M14 190c8-26 62-38 140-36 84-2 142 10 152 36 6 16-36 26-150 26S8 206 14 190Z"
      />
      <path className="a-page-2" d="M146 160c20 4 24 12 6 20s-22 16 0 26h40c-26-10-24-18-6-26s6-18-18-22Z" />
      <path className="a-hill-3" d="M40 200c30-12 80-13 112-12-4 6 2 14 12 22-60 6-128 0-124-10Z" />
      <path className="a-wood" d="M140 40h12v130h-12Z" />
      <path className="a-soil" d="M122 172c4-8 12-12 24-12s20 4 24 12c-14 6-34 6-48 0Z" />
      <path className="a-page" d="M100 58h88l20 16-20 16h-88a5 5 0 0 1-5-5V63a5 5 0 0 1 5-5Z" />
      <path className="a-page-2" d="M190 100h-86l-20 15 20 15h86a5 5 0 0 0 5-5v-20a5 5 0 0 0-5-5Z" />
      <g className="l-text">
        <path d="M112 74h56M122 115h52" />
      </g>
      <g transform="translate(110 -18) scale(.72)">
        <BirdShape />
      </g>
      <g transform="translate(196 134) scale(.78)">
        <SnailShape />
      </g>
    </Art>
  );
}
