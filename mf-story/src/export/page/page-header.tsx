import type { Story } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import { BandPlant } from '@storysprout/shared-ui/art/band-plant';
import { Logo } from '@storysprout/shared-ui/art/logo';
import { catalogue } from '../../i18n/catalogue';
import styles from './export-page.module.css';

/** Brand, grade, difficulty and number of words. */
export function PageHeader({ story }: { story: Story }) {
  const t = useMessages(catalogue);
  const { brand, level } = t.exporting;
  return (
    <header className={styles.header}>
      <Logo className={styles.art} />
      <div className={styles.brand}>
        <strong>{brand.name}</strong>
        <span>{brand.aside}</span>
      </div>
      <div className={styles.grade}>
        <BandPlant className={styles.art} band={DIFFICULTY_BANDS[story.difficulty]} />
        <div>
          <strong>{t.gradeNames[story.grade]}</strong>
          <span>{level(t.difficultyNames[story.difficulty], story.wordCount)}</span>
        </div>
      </div>
    </header>
  );
}
