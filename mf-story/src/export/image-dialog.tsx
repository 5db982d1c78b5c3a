import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../i18n/catalogue';
import styles from './image-dialog.module.css';

interface ImageDialogProps {
  /** A `data:` URL. */
  imageUrl: string;
  theme: string;
  open: boolean;
  onClose: () => void;
}

/** Shows the image for saving by a long press. */
export function ImageDialog({ imageUrl, theme, open, onClose }: ImageDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onClose={onClose} title={t.exporting.longPressTitle} closeLabel={t.close}>
      <p className={styles.text} role="status">
        {t.exporting.succeeded} <KeepTogether clauses={t.exporting.longPressText} />
      </p>
      <img className={styles.image} src={imageUrl} alt={t.exporting.imageAlt(theme)} />
      <Button className={styles.done} variant="soft" fullWidth onClick={onClose}>
        {t.exporting.done}
      </Button>
    </Dialog>
  );
}
