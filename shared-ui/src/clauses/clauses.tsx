import { Fragment } from 'react';

/**
 * Short clauses that stay whole while they fit, so that a Chinese line breaks after a comma, not inside a word. A space at
 * the end of an English one stands outside of it, where it counts.
 */
export function Clauses({ of }: { of: readonly string[] }) {
  return of.map((clause) => (
    <Fragment key={clause}>
      <span className="nb">{clause.trimEnd()}</span>
      {clause.endsWith(' ') && ' '}
    </Fragment>
  ));
}
