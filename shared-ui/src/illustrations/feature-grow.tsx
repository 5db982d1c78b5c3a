import { Art, type ArtProps } from './parts/art';
import { Leaf } from './parts/leaf';

/** Three pots: a sprout, a plant, a flower. */
export function FeatureGrow(props: ArtProps) {
  return (
    <Art viewBox="0 0 240 150" {...props}>
      <path className="a-soil" d="M22 118h44l-5 26H27ZM98 118h44l-5 26h-34ZM174 118h44l-5 26h-34Z" />
      <path className="a-wood" d="M18 110h52v10H18ZM94 110h52v10H94ZM170 110h52v10h-52Z" />
      <path className="a-leaf-3" d="M42 112V92h4v20ZM118 112V66h4v46ZM194 112V40h5v72Z" />
      <Leaf left x={44} y={94} size={0.22} turn={0} light="1" dark="2" />
      <Leaf x={44} y={94} size={0.22} turn={0} light="2" dark="3" />
      <Leaf left x={120} y={90} size={0.26} turn={-10} light="1" dark="2" />
      <Leaf x={120} y={72} size={0.32} turn={6} light="2" dark="3" />
      <Leaf left x={120} y={72} size={0.28} turn={0} light="1" dark="2" />
      <Leaf left x={196} y={86} size={0.3} turn={-12} light="2" dark="3" />
      <Leaf x={197} y={72} size={0.32} turn={14} light="1" dark="2" />
      <g className="a-bird">
        <circle cx="196" cy="22" r="10" />
        <circle cx="211" cy="33" r="10" />
        <circle cx="205" cy="50" r="10" />
        <circle cx="187" cy="50" r="10" />
        <circle cx="181" cy="33" r="10" />
      </g>
      <circle className="a-sun-2" cx="196" cy="37" r="9" />
    </Art>
  );
}
