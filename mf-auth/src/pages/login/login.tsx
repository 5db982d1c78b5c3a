import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Notice } from '@storysprout/shared-ui/notice';
import { lazy, useRef, useState } from 'react';
import { useConfig } from '../../api/use-config';
import { catalogue } from '../../i18n/catalogue';
import { useRegionDetection } from '../../location/use-region-detection';
import { AuthLayout } from '../auth-layout';
import type { EmailView } from './email-panel';
import { LoginMethods, LoginMethodsSkeleton } from './login-methods';

// Not part of the first screen if a social login is the first tab.
const EmailPanel = lazy(() => import('./email-panel'));

/** Links to terms and privacy in a new tab, so that typed values are kept. */
function Agreement() {
  const { before, terms, between, privacy } = useMessages(catalogue).agreement;
  return (
    <>
      {before}
      <a href="/terms" target="_blank" rel="noopener">
        {terms}
      </a>
      {between}
      <a href="/privacy" target="_blank" rel="noopener">
        {privacy}
      </a>
    </>
  );
}

/** The login screen. The shell redirects a signed-in user to home. */
export default function Login() {
  const t = useMessages(catalogue);
  const { session } = useShell();
  const { config, isFailed } = useConfig();
  const touched = useRef(false);
  const detection = useRegionDetection(config, isFailed, touched);
  const [view, setView] = useState<EmailView>('login');
  useTitle(t.pageTitle[view]);
  const touch = () => {
    touched.current = true;
  };

  return (
    <AuthLayout title={t.title[view]} text={t.text[view]} footer={<Agreement />}>
      {detection.status === 'loading' ? (
        <LoginMethodsSkeleton />
      ) : (
        <div onFocusCapture={touch} onPointerDownCapture={touch}>
          <LoginMethods logins={config?.logins} region={session.region} onChange={() => setView('login')}>
            <EmailPanel view={view} onViewChange={setView} hasMail={config?.mail ?? false} />
          </LoginMethods>
        </div>
      )}
      {detection.isFailed && <Notice role="status">{t.locationFailed}</Notice>}
    </AuthLayout>
  );
}
