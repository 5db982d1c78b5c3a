import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { useEffect, useRef } from 'react';
import { parseCallback } from '../../providers/google/callback-message';
import { pagesCatalogue } from '../i18n/catalogue';

/**
 * Posts Google's result to the page that opened this popup, and closes it. The browser delivers the message to this origin
 * only.
 */
function postResultToOpener(): void {
  const message = parseCallback(window.location);
  // Removes the token from the address and the history.
  window.history.replaceState(null, '', window.location.pathname);
  const opener = window.opener as Window | null;
  opener?.postMessage(message, window.location.origin);
  window.close();
}

/** Redirect target of Google's popup. */
export default function GoogleCallback() {
  const { callback } = useMessages(pagesCatalogue);
  const isPosted = useRef(false);
  useTitle(callback.title);
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    postResultToOpener();
  }, []);
  // Visible only if no script opened the window, as it cannot be closed then.
  return (
    <main className="wrap page">
      <h1>{callback.title}</h1>
      <p>{callback.text}</p>
    </main>
  );
}
