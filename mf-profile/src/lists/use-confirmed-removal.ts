import { isApiError, useShell } from '@storysprout/contracts/shell';
import type { RefObject } from 'react';

interface RemovalTexts {
  question: { title: string; message: (theme: string) => string; confirm: string; cancel: string };
  done: string;
  failed: string;
}

/** Confirms, removes, shows the result as a toast and moves the focus from the removed card to the heading. */
export function useConfirmedRemoval(
  remove: (storyId: string) => Promise<void>,
  texts: RemovalTexts,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const shell = useShell();
  return async (storyId: string, theme: string): Promise<void> => {
    const { title, message, confirm, cancel } = texts.question;
    const confirmed = await shell.modal({
      type: 'warning',
      title,
      message: message(theme),
      confirm: { confirmText: confirm, cancelText: cancel, destructive: true },
    });
    if (!confirmed) return;
    // After the modal has restored the focus to the removed card.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    try {
      await remove(storyId);
      shell.toast(texts.done, 'success');
    } catch (error) {
      // An ended session redirects to the login and back; the story is still in the list then.
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
      shell.toast(texts.failed, 'error');
    }
  };
}
