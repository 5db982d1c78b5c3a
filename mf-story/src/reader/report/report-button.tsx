import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from '../reader.module.css';

const ReportDialog = lazy(() => import('./report-dialog'));

/** Button that opens the dialog to report a story. */
export function ReportButton({ storyId }: { storyId: string }) {
  const t = useMessages(catalogue).reading.report;
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        variant="ghost"
        className={styles.report}
        icon={<Flag aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ReportDialog storyId={storyId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
