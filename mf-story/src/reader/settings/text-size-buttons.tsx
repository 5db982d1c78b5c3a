import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { catalogue } from '../../i18n/catalogue';
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size';
import styles from './text-size-buttons.module.css';

/** A− A A+ next to the text on wide screens; phones have them in the reading settings. */
export function TextSizeButtons() {
  const t = useMessages(catalogue).reading;
  const selected = useTextSize();
  return (
    <div className={`only-desk ${styles.sizes}`} role="group" aria-label={t.textSize}>
      {TEXT_SIZES.map((size) => (
        <IconButton
          key={size}
          label={`${t.textSizes[size].sign} ${t.textSizes[size].name}`}
          pressed={size === selected}
          className={styles.size}
          onClick={() => setTextSize(size)}
        >
          {t.textSizes[size].sign}
        </IconButton>
      ))}
    </div>
  );
}
