import { Art, type ArtProps } from './parts/art';

/** Logo: a sprout growing out of a book. */
export function Logo(props: ArtProps) {
  return (
    <Art viewBox="0 0 40 40" {...props}>
      <path
        className="a-cover"
        d="M4 27.5c6-2 12-1 16 2.5 4-3.5 10-4.5 16-2.5V35c-6-1.5-12-.5-16 2.5C16 34.5 10 33.5 4 35Z"
      />
      <path className="a-leaf-3" d="M18.4 31c0-6-.6-9-.2-13h3.3c-.3 4 .2 7 .3 13Z" />
      <path className="a-leaf-2" d="M19.8 19C12.5 19 7.5 14.5 7 6.5c8-.2 13 4.5 12.8 12.5Z" />
      <path className="a-leaf-3" d="M20 17.5C20 9 25.5 3.5 34 3c.3 9-5 14.5-14 14.5Z" />
    </Art>
  );
}
