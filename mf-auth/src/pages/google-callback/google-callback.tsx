import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { useEffect, useRef } from 'react';
import { parseCallback } from '../../providers/google/callback-message';
import { pagesCatalogue } from '../i18n/catalogue';

/**
 * Tells the page that opened this window what Google brought back, and closes it. The browser delivers the message to this
 * very origin only: a stranger that opened the window gets nothing.
 */
function postResultToOpener(): void {
  const message = parseCallback(window.location);
  // The token stays neither in the address nor in the history.
  window.history.replaceState(null, '', window.location.pathname);
  const opener = window.opener as Window | null;
  opener?.postMessage(message, window.location.origin);
  window.close();
}

/** Where Google's window comes back to. */
export default function GoogleCallback() {
  const { callback } = useMessages(pagesCatalogue);
  const isAnswered = useRef(false);
  useTitle(callback.title);
  useEffect(() => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    postResultToOpener();
  }, []);
  // Seen only by who opened it otherwise: a window that no script opened stays.
  return (
    <main className="wrap page">
      <h1>{callback.title}</h1>
      <p>{callback.text}</p>
    </main>
  );
}
