import { useMessages } from '@storysprout/contracts/shell';
import { Popover } from '@storysprout/shared-ui/popover';
import { useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import { WordEntries } from '../words/word-entries';
import styles from './off-list-popover.module.css';

interface OffListPopoverProps {
  words: readonly string[];
  anchor: Element | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Words beyond the grade's word list, each with its dictionary entry. A default export, because it is loaded lazily. */
export default function OffListPopover({ words, ...popover }: OffListPopoverProps) {
  const t = useMessages(catalogue);
  const [chosen, setChosen] = useState<string>();
  return (
    <Popover {...popover} title={t.reading.offList} closeLabel={t.close}>
      <p className={styles.intro}>
        <KeepTogether clauses={t.reading.offListText} />
      </p>
      <ul className={styles.words} lang="en">
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              className={styles.word}
              aria-expanded={word === chosen}
              onClick={() => setChosen(word === chosen ? undefined : word)}
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className={styles.entry}>
          <WordEntries form={chosen} />
        </div>
      )}
    </Popover>
  );
}
