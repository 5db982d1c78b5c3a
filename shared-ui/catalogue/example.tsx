import { useEffect, useRef, type ReactNode } from 'react';
import { showFocus } from './show-focus';
import { useSampleTexts } from './samples/use-sample-texts';

/** Components of one kind, by their entry of shared-ui. */
export type Kind = Record<string, () => ReactNode>;

/** The examples of one component; `columns` for wide ones. */
export function Examples({ columns, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={columns ? 'examples examples-columns' : 'examples'}>{children}</div>;
}

interface ExampleProps {
  /** Caption: the props of this state as written in JSX, or a text of `shows`. */
  name: string;
  /** Displays the first control with keyboard focus. */
  focus?: boolean;
  /** Full width of the page. */
  wide?: boolean;
  /** Renders in a frame that contains fixed elements. */
  framed?: boolean;
  /** Full width of the window. */
  bleed?: boolean;
  children: ReactNode;
}

/** A component in one state, with a caption. */
export function Example({ name, focus, wide, framed, bleed, children }: ExampleProps) {
  const body = useRef<HTMLDivElement>(null);
  const { catalogue } = useSampleTexts();
  useEffect(() => {
    if (focus) showFocus(body.current!);
  }, [focus]);
  return (
    <figure className="example" data-wide={wide || bleed}>
      <figcaption>{focus ? `${name}, ${catalogue.shows.focus}` : name}</figcaption>
      <div className={framed ? 'example-frame' : bleed ? 'example-bleed' : undefined} ref={body}>
        {children}
      </div>
    </figure>
  );
}
