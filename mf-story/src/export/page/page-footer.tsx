import type { Story } from '@storysprout/contracts/api/stories';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { catalogue } from '../../i18n/catalogue';
import styles from './export-page.module.css';
import { PageQr } from './page-qr';

/** QR code of the story's page, imprint, and the AI label that the law requires. */
export function PageFooter({ story }: { story: Story }) {
  const t = useMessages(catalogue).exporting;
  const { language } = useShell();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(story.createdAt));
  return (
    <>
      <footer className={styles.footer}>
        <PageQr address={`${location.origin}/story/${story.id}`} failed={t.qrFailed} />
        <div className={styles.imprint}>
          <strong>{t.scan}</strong>
          <p>{t.scanBenefit}</p>
          <p>{t.from(date)}</p>
          <p>{t.writtenBy(story.aiModel)}</p>
          <p>{t.storyId(story.id)}</p>
        </div>
        <p className={styles.mark} lang="zh-Hans">
          {t.aiLabel}
        </p>
      </footer>
      <Hills className={styles.hills} edge={false} />
    </>
  );
}
