import { useMessages } from '@storysprout/contracts/shell';
import { Dialog } from '@storysprout/shared-ui/dialog';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useRef } from 'react';
import { catalogue } from '../i18n/catalogue';

interface LinkDialogProps {
  link: string;
  onClose: () => void;
}

/** Shows a link, selected, to be copied by hand. A default export, because it is loaded lazily. */
export default function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useMessages(catalogue);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} title={t.share.link.title} closeLabel={t.close} initialFocus={field}>
      <TextField
        label={t.share.link.label}
        hint={t.share.link.hint}
        value={link}
        readOnly
        ref={field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
