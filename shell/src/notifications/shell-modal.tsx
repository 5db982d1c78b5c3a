import { type ModalOptions, useMessages } from '@storysprout/contracts/shell';
import { Modal } from '@storysprout/shared-ui/modal';
import { catalogue } from '../i18n/catalogue';
import { useNotifications } from './notification-store';

/** Modal with the shell's default texts. A default export, as it is loaded lazily. */
export default function ShellModal({
  id,
  type,
  title,
  message,
  autoClose,
  confirm,
}: ModalOptions & { id: number }) {
  const t = useMessages(catalogue);
  const close = useNotifications((state) => state.closeModal);
  return (
    <Modal
      open
      type={type}
      title={title ?? t.modalTitles[type]}
      message={message}
      closeLabel={t.close}
      onClose={() => close(id, false)}
      {...(autoClose === undefined ? {} : { autoClose })}
      {...(confirm
        ? {
            confirm: {
              label: confirm.confirmText ?? t.confirm,
              onPress: () => close(id, true),
              destructive: confirm.destructive ?? false,
            },
            cancel: { label: confirm.cancelText ?? t.cancel },
          }
        : {})}
    />
  );
}
