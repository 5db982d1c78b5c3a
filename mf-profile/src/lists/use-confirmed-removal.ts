import { isApiError, useShell } from '@storysprout/contracts/shell';
import type { RefObject } from 'react';

interface RemovalTexts {
  question: { title: string; message: (theme: string) => string; confirm: string; cancel: string };
  done: string;
  failed: string;
}

/** Asks, removes, says how it went, and takes the focus to the heading when the card that had it is gone. */
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
    // The question gives the focus back first, to a card that is no more.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    try {
      await remove(storyId);
      shell.toast(texts.done, 'success');
    } catch (error) {
      // Whose session has ended is on the way to the login screen, and comes back to everything that was here.
      if (isApiError(error) && error.code === 'UNAUTHENTICATED') return;
      shell.toast(texts.failed, 'error');
    }
  };
}
