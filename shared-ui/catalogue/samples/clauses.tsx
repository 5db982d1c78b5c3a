/** Clauses one after the other; each stays whole while it fits. */
export function Clauses({ of }: { of: readonly string[] }) {
  return of.map((clause) => (
    <span className="nb" key={clause}>
      {clause}
    </span>
  ));
}
