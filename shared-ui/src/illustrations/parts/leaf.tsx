type Green = '1' | '2' | '3' | '4';

interface LeafProps {
  x: number;
  y: number;
  size: number;
  /** Rotation in degrees. */
  turn: number;
  /** Mirrored: grows to the left. */
  left?: boolean;
  light: Green;
  dark: Green;
}

/** The leaf of all illustrations: two halves, its stalk at (x, y). */
export function Leaf({ x, y, size, turn, left, light, dark }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${left ? -size : size} ${size})`}>
      <path className={`a-leaf-${light}`} d="M0 0C-2-44 34-86 104-92 108-34 66 6 0 0Z" />
      <path className={`a-leaf-${dark}`} d="M0 0C36-30 66-56 104-92 108-34 66 6 0 0Z" />
    </g>
  );
}
