import { useMessages } from '@storysprout/contracts/shell';
import { catalogue } from '../i18n/catalogue';
import styles from './garden.module.css';
import { Plant } from './plant';
import type { Garden, PlotUnit } from './plots';

/** Number of words above which a plant blooms. */
export const BLOOM_THRESHOLD: Record<PlotUnit, number> = { day: 200, month: 2_000, year: 20_000 };
/** Number of days that fit on a phone. */
const PHONE_DAYS = 15;

/** A row of plants: decorative, since the sentence above and the table below contain the same data. */
export function FlowerBed({ garden: { unit, plots } }: { garden: Garden }) {
  const t = useMessages(catalogue).garden;
  const most = Math.max(BLOOM_THRESHOLD[unit], ...plots.map(({ words }) => words));
  const cut = Math.max(0, plots.length - PHONE_DAYS);
  const hidesOnPhone = unit === 'day' && cut > 0;
  return (
    <div aria-hidden="true">
      <div className={styles.bed}>
        {plots.map(({ key, words }, index) => (
          <span key={key} className={hidesOnPhone && index < cut ? `${styles.plot} only-desk` : styles.plot}>
            <Plant growth={words / most} blooms={words > BLOOM_THRESHOLD[unit]} />
          </span>
        ))}
      </div>
      <p className={styles.foot}>
        {hidesOnPhone ? (
          <>
            <span className="only-desk">{t.plotName(plots[0]!.key)}</span>
            <span className="only-phone">{t.plotName(plots[cut]!.key)}</span>
          </>
        ) : (
          <span>{t.plotName(plots[0]!.key)}</span>
        )}
        <span>{t.now[unit]}</span>
      </p>
    </div>
  );
}
