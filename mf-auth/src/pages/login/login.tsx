import { useMessages, useShell } from '@storysprout/contracts/shell';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { LoginLayout } from '@storysprout/shared-ui/login-layout';
import { useEffect, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { EmailForm } from '../../providers/email/email-form';
import type { Mode } from '../../providers/email/form-rules';

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
  const { setTitle } = useShell();
  const [mode, setMode] = useState<Mode>('login');
  const title = t.pageTitle[mode];
  useEffect(() => setTitle(title), [setTitle, title]);

  return (
    <LoginLayout
      quote={t.quote.map((line) => (
        <span key={line}>{line}</span>
      ))}
      scene={<HeroScene />}
      title={t.title[mode]}
      text={t.text[mode]}
      footer={<Agreement />}
    >
      <EmailForm key={mode} mode={mode} onModeChange={setMode} />
    </LoginLayout>
  );
}
