import { Fragment } from 'react';

/**
 * Keeps each clause on one line while it fits (no-break, `inline-block`), so that Chinese text wraps after a comma and not inside
 * a word. A trailing space is rendered outside of the clause, where it separates English sentences.
 */
export function KeepTogether({ clauses }: { clauses: readonly string[] }) {
  return clauses.map((clause) => (
    <Fragment key={clause}>
      <span className="nb">{clause.trimEnd()}</span>
      {clause.endsWith(' ') && ' '}
    </Fragment>
  ));
}
