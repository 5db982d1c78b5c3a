import { useEffect, useRef, type ReactNode } from 'react';
import { showFocus } from './show-focus';
import { useWords } from './samples/use-words';

/** Components of a kind, by the entry of shared-ui that each comes from. */
export type Kind = Record<string, () => ReactNode>;

/** A component: its entry's name and its specimens. `columns` where each takes room. */
export function Specimens({ columns, children }: { columns?: boolean; children: ReactNode }) {
  return <div className={columns ? 'specimens specimens-columns' : 'specimens'}>{children}</div>;
}

interface SpecimenProps {
  /** The props that make the state, as one writes them; or a text of `shows`. */
  name: string;
  /** Its first control is shown with the keyboard's focus. */
  focus?: boolean;
  /** As wide as the page. */
  wide?: boolean;
  /** A frame that holds what is fixed to the window. */
  framed?: boolean;
  /** From edge to edge of the window, as it stands on a page. */
  bleed?: boolean;
  children: ReactNode;
}

/** A component in one state, with what makes it so. */
export function Specimen({ name, focus, wide, framed, bleed, children }: SpecimenProps) {
  const body = useRef<HTMLDivElement>(null);
  const { own } = useWords();
  useEffect(() => {
    if (focus) showFocus(body.current!);
  }, [focus]);
  return (
    <figure className="specimen" data-wide={wide || bleed}>
      <figcaption>{focus ? `${name}, ${own.shows.focus}` : name}</figcaption>
      <div className={framed ? 'specimen-frame' : bleed ? 'specimen-bleed' : undefined} ref={body}>
        {children}
      </div>
    </figure>
  );
}
