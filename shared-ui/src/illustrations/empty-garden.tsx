import { Art, type ArtProps } from './parts/art';
import { Leaf } from './parts/leaf';
import { SnailShape } from './snail';

/** A garden bed with one seedling, a watering can and the snail: no stories yet. */
export function EmptyGarden(props: ArtProps) {
  return (
    <Art viewBox="0 -16 320 236" {...props}>
      <circle className="a-sun" cx="162" cy="98" r="90" />
      <path
        className="a-hill-2"
        d="M14 190c8-26 62-38 140-36 84-2 142 10 152 36 6 16-36 26-150 26S8 206 14 190Z"
      />
      <path className="a-soil" d="M66 186c10-20 44-30 92-30s80 10 90 30c-40 16-142 16-182 0Z" />
      <path className="a-hill-3" d="M40 200c30-12 210-14 244-2 8 12-40 18-128 18S36 210 40 200Z" />
      <path className="a-leaf-3" d="M155 162c0-14-1-22 1-34l6 1c-1 11 1 20 1 33Z" />
      <Leaf left x={158} y={133} size={0.3} turn={-4} light="1" dark="2" />
      <Leaf x={159} y={133} size={0.34} turn={6} light="2" dark="3" />
      <g>
        <path className="a-blue-2" d="M70 98 42 62c-2-3 1-6 4-4l42 26Z" />
        <path className="a-blue" d="m34 66 16-14 5 6-16 14Z" />
        <path className="a-blue" d="M72 84h56l6 66a6 6 0 0 1-6 6H74a6 6 0 0 1-6-6Z" />
        <path className="a-blue-2" d="M69.600 112h61l1 12H68.700Z" />
        <path
          className="a-blue-2"
          d="M128 92c22-2 30 10 28 24-2 13-12 22-24 24l-.8-8c9-2 15-8 16.400-17 1.400-10-5-16-19-15Z"
        />
      </g>
      <path
        className="a-leaf-2"
        d="M258 176c2-16 10-24 20-26-2 12-8 20-20 26Zm-2 0c-4-12-10-17-18-18 1 9 7 15 18 18Z"
      />
      <g transform="translate(206 136) scale(.74)">
        <SnailShape />
      </g>
    </Art>
  );
}
