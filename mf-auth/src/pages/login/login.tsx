import { useMessages, useShell } from '@storysprout/contracts/shell';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { LoginLayout } from '@storysprout/shared-ui/login-layout';
import { Notice } from '@storysprout/shared-ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../api/config';
import { catalogue } from '../../i18n/catalogue';
import { useLocation } from '../../location/use-location';
import { EmailForm } from '../../providers/email/email-form';
import { ForgotForm } from '../../providers/email/forgot-form';
import type { Mode } from '../../providers/email/form-rules';
import { LoginWays, WaysSkeleton } from './login-ways';

/** Opens terms and privacy beside the form, so that nothing typed is lost. */
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

/** The login screen. A signed-in visitor never gets here: the shell sends them home. */
export default function Login() {
  const t = useMessages(catalogue);
  const { setTitle, session } = useShell();
  const { config, isFailed } = useConfig();
  const touched = useRef(false);
  const detection = useLocation(config, isFailed, touched);
  const [view, setView] = useState<Mode | 'forgot'>('login');
  const title = t.pageTitle[view];
  useEffect(() => setTitle(title), [setTitle, title]);
  const touch = () => {
    touched.current = true;
  };

  return (
    <LoginLayout
      quote={t.quote.map((line) => (
        <span key={line}>{line}</span>
      ))}
      scene={<HeroScene />}
      title={t.title[view]}
      text={t.text[view]}
      footer={<Agreement />}
    >
      {detection.status === 'loading' ? (
        <WaysSkeleton />
      ) : (
        <div onFocusCapture={touch} onPointerDownCapture={touch}>
          <LoginWays logins={config?.logins} region={session.region} onChange={() => setView('login')}>
            {view === 'forgot' ? (
              <ForgotForm onBack={() => setView('login')} />
            ) : (
              <EmailForm
                key={view}
                mode={view}
                onModeChange={setView}
                onForgot={config?.mail ? () => setView('forgot') : undefined}
              />
            )}
          </LoginWays>
        </div>
      )}
      {detection.isFailed && <Notice role="status">{t.locationFailed}</Notice>}
    </LoginLayout>
  );
}
