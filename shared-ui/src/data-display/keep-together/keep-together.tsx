import { Fragment } from 'react';

/**
 * Prevents line breaks inside each clause (`white-space: nowrap` while it fits), so that Chinese text wraps after a comma and not
 * inside a word. A trailing space is rendered outside of the no-break span.
 */
export function KeepTogether({ clauses }: { clauses: readonly string[] }) {
  return clauses.map((clause) => (
    <Fragment key={clause}>
      <span className="nb">{clause.trimEnd()}</span>
      {clause.endsWith(' ') && ' '}
    </Fragment>
  ));
}
