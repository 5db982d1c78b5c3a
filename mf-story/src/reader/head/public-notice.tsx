import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Notice } from '@storysprout/shared-ui/notice';
import type { MouseEvent } from 'react';
import { catalogue } from '../../i18n/catalogue';

/** On a shared story: its author, and for a guest a link to the login. */
export function PublicNotice({ author }: { author: string }) {
  const t = useMessages(catalogue).publicNotice;
  const { session, goToLogin } = useShell();
  const logIn = (event: MouseEvent) => {
    event.preventDefault();
    goToLogin();
  };
  return (
    <Notice tone="info">
      <span className="nb">{t.text}</span>
      {t.between}
      <span className="nb">{t.author(author)}</span>
      {t.between}
      {!session.isLoggedIn && (
        <span className="nb">
          <a href="/login" onClick={logIn}>
            {t.logIn}
          </a>
          {t.whatFor}
        </span>
      )}
    </Notice>
  );
}
