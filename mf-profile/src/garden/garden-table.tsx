import { useMessages } from '@storysprout/contracts/shell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { catalogue } from '../i18n/catalogue';
import styles from './garden.module.css';
import type { Garden } from './plots';

/** The chart's numbers as a table, newest first, in a native disclosure (`details`). */
export function GardenTable({ garden: { unit, plots } }: { garden: Garden }) {
  const t = useMessages(catalogue).garden;
  const read = plots.filter(({ stories }) => stories > 0).toReversed();
  if (read.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>
        <ChevronDown className="icon" aria-hidden="true" />
        {t.asTable}
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.columns[unit]}</th>
            <th scope="col">{t.columns.stories}</th>
            <th scope="col">{t.columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {read.map(({ key, stories, words }) => (
            <tr key={key}>
              <th scope="row">{t.plotName(key)}</th>
              <td>{stories}</td>
              <td>{t.number(words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
