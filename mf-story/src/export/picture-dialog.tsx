import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../i18n/catalogue';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  /** A `data:` URL. */
  picture: string;
  theme: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the image for saving by a long press. */
export function PictureDialog({ picture, theme, open, onClose }: PictureDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onClose={onClose} title={t.exporting.holdTitle} closeLabel={t.close}>
      <p className={styles.text} role="status">
        {t.exporting.succeeded} <KeepTogether clauses={t.exporting.holdText} />
      </p>
      <img className={styles.picture} src={picture} alt={t.exporting.picture(theme)} />
      <Button className={styles.done} variant="soft" fullWidth onClick={onClose}>
        {t.exporting.done}
      </Button>
    </Dialog>
  );
}
