import type { Level } from '@storysprout/contracts/api/stories';
import type { Grade } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import ChartBars from 'lucide-react/icons/chart-no-axes-column-increasing';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './level-line.module.css';

const OffListPopover = lazy(() => import('./off-list-popover'));

/** Compensates floating-point errors such as 0.29 × 100 = 28.999… */
const ROUNDING = 1e-9;

interface LevelLineProps {
  level: Level;
  grade: Grade;
}

/** Percentage of the text's words that are on the grade's word list; opens the other words, where there are any. */
export function LevelLine({ level, grade }: LevelLineProps) {
  const t = useMessages(catalogue);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState<boolean>();
  // Rounded down: a text with words beyond the list is never "100%".
  const percent = Math.floor(level.coverage * 100 + ROUNDING);
  const line = (
    <>
      <ChartBars aria-hidden="true" className={styles.icon} />
      <span>{t.reading.level(percent, t.gradeNames[grade])}</span>
    </>
  );
  if (level.offList.length === 0) return <p className={styles.line}>{line}</p>;
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={`${styles.line} ${styles.opener}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
        <ChevronRight aria-hidden="true" className={styles.icon} />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <OffListPopover words={level.offList} anchor={button} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
