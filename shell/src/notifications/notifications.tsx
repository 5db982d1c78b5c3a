import type { NoticeType } from '@storysprout/contracts/shell';
import { useMessages } from '@storysprout/contracts/shell';
import { ToastRegion } from '@storysprout/shared-ui/toast';
import { lazy, Suspense } from 'react';
import { catalogue } from '../i18n/catalogue';
import { useNotifications } from './notification-store';

// The dialog is not part of the first page.
const ShellModal = lazy(() => import('./shell-modal'));

const TONES: Record<NoticeType, 'done' | 'info' | 'error'> = {
  success: 'done',
  info: 'info',
  warning: 'info',
  error: 'error',
};

/** Renders toasts and modals. Mounted once. */
export function Notifications() {
  const t = useMessages(catalogue);
  const { toasts, dismissToast, modals } = useNotifications();
  const modal = modals[0];
  return (
    <>
      <ToastRegion
        toasts={toasts.map(({ id, message, type }) => ({ id, message, tone: TONES[type] }))}
        onDismiss={dismissToast}
        label={t.modalTitles.info}
      />
      {modal && (
        <Suspense fallback={null}>
          <ShellModal key={modal.id} {...modal} />
        </Suspense>
      )}
    </>
  );
}
