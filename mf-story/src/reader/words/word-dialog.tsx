import type { Keyword } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { catalogue } from '../../i18n/catalogue';
import { SpeakButton } from './speak-button';
import styles from './word-dialog.module.css';

interface WordDialogProps {
  keyword: Keyword;
  open: boolean;
  onClose: () => void;
}

/** A keyword with its phonetics, gloss and example sentences. A default export, because it is loaded lazily. */
export default function WordDialog({ keyword, open, onClose }: WordDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span lang="en">{keyword.word}</span>}
      titleHidden
      closeLabel={t.close}
    >
      <p className={styles.word}>
        <b lang="en">{keyword.word}</b>{' '}
        <span className={styles.phonetic} lang="en-fonipa">
          {keyword.phonetic}
        </span>
      </p>
      <p className={styles.meaning} lang="zh-Hans">
        {keyword.meaning}
      </p>
      <ul className={styles.examples} aria-label={t.examples}>
        {keyword.examples.map(({ sentence, translation }) => (
          <li key={sentence}>
            <p lang="en">{sentence}</p>
            <p className={styles.translation} lang="zh-Hans">
              {translation}
            </p>
          </li>
        ))}
      </ul>
      <SpeakButton text={keyword.word} />
    </Dialog>
  );
}
