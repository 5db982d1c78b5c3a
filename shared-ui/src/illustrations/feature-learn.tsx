import { Art, type ArtProps } from './parts/art';

/** A page with one word explained next to it. */
export function FeatureLearn(props: ArtProps) {
  return (
    <Art viewBox="0 0 240 150" {...props}>
      <path
        className="a-page-3"
        d="M30 30h132a10 10 0 0 1 10 10v86a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z"
      />
      <path
        className="a-page"
        d="M30 24h132a10 10 0 0 1 10 10v86a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
      />
      <g className="l-text">
        <path d="M38 50h60M110 50h42M38 72h34M140 72h14M38 94h84M38 112h52" />
      </g>
      <path
        className="a-sky-2"
        d="M80 62h50a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H80a5 5 0 0 1-5-5V67a5 5 0 0 1 5-5Z"
      />
      <path className="l-key" d="M82 72h46" />
      <path
        className="a-leaf-3"
        d="M142 82h70a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-70a12 12 0 0 1-12-12V94a12 12 0 0 1 12-12Zm-22-14 22 16-8 12Z"
      />
      <g className="l-card">
        <path d="M146 100h38M146 116h58" />
      </g>
    </Art>
  );
}
