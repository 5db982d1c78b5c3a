import { useMessages } from '@storysprout/contracts/shell';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { catalogue } from '../../i18n/catalogue';
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size';
import styles from './text-size-buttons.module.css';

/** A− A A+ beside the text, where there is room; on a phone they are in the reading settings. */
export function TextSizeButtons() {
  const t = useMessages(catalogue).reading;
  const shown = useTextSize();
  return (
    <div className={`only-desk ${styles.sizes}`} role="group" aria-label={t.textSize}>
      {TEXT_SIZES.map((size) => (
        <IconButton
          key={size}
          label={`${t.textSizes[size].sign} ${t.textSizes[size].name}`}
          pressed={size === shown}
          className={styles.size}
          onClick={() => setTextSize(size)}
        >
          {t.textSizes[size].sign}
        </IconButton>
      ))}
    </div>
  );
}
