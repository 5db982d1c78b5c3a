import { Art, type ArtProps } from './parts/art';

/** A reading lamp: reading settings. */
export function Lamp(props: ArtProps) {
  return (
    <Art viewBox="0 0 40 40" {...props}>
      <path className="a-sun" d="M13 6h14l6 14H7Z" />
      <path className="a-sun-2" d="M13 6h4l-3 14H7Z" />
      <path className="a-wood" d="M18.5 20h3v12h-3Z" />
      <path className="a-leaf-4" d="M12 34c0-2 3-3 8-3s8 1 8 3Z" />
    </Art>
  );
}
