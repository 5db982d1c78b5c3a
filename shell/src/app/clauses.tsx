/** Short clauses that stay whole while they fit, so that a Chinese line breaks after a comma, not inside a word. */
export function Clauses({ of }: { of: readonly string[] }) {
  return of.map((clause) => (
    <span className="nb" key={clause}>
      {clause}
    </span>
  ));
}
