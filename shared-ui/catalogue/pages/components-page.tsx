import { KINDS } from '../components/kinds';
import { useSampleTexts } from '../samples/use-sample-texts';
import type { Kind } from '../example';

const kindNames = Object.keys(KINDS) as (keyof typeof KINDS)[];
const entriesOf = (kind: Kind) => Object.entries(kind);

/** Every component in its states, each at `#<entry>`. */
export function ComponentsPage() {
  const { bar, kinds } = useSampleTexts().catalogue;
  return (
    <main className="page wrap sheet">
      <div>
        <h1>{bar.title}</h1>
        <p className="meta">{bar.text}</p>
      </div>
      <nav className="index" aria-label={bar.jump}>
        {kindNames.map((name) => (
          <p key={name}>
            <b>{kinds[name]}</b>{' '}
            {entriesOf(KINDS[name]).map(([entry]) => (
              <a href={`#${entry}`} lang="en" key={entry}>
                {entry}
              </a>
            ))}
          </p>
        ))}
      </nav>
      {kindNames.map((name) => (
        <section className="sheet" key={name}>
          <h2>{kinds[name]}</h2>
          {entriesOf(KINDS[name]).map(([entry, Show]) => (
            <section id={entry} aria-labelledby={`${entry}-name`} key={entry}>
              <h3 className="entry-name" id={`${entry}-name`} lang="en">
                {entry}
              </h3>
              <Show />
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}
