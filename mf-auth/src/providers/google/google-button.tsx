import type { Config } from '@storysprout/contracts/api/config';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { useEffect, useRef } from 'react';
import { logInWithGoogle } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { useProviderSignIn } from '../../sign-in/use-provider-sign-in';
import { GoogleLogo } from '../provider-logos';
import { ProviderProblem } from '../provider-problem';
import type { Nonce } from '../use-nonce';
import styles from './google-button.module.css';
import { renderGoogleButton } from './one-tap';
import { useGoogle } from './use-google';

/** Google's own button, shown if One Tap is not displayed. */
function RenderedButton() {
  const { language } = useShell();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) renderGoogleButton(place.current, language);
  }, [language]);
  return <div ref={place} className={styles.theirs} />;
}

interface GoogleButtonProps {
  settings: NonNullable<Config['logins']['google']>;
  nonce: Nonce;
}

/** Button that signs in with Google. */
export function GoogleButton({ settings, nonce }: GoogleButtonProps) {
  const t = useMessages(catalogue);
  const { api } = useShell();
  const { signIn, isBusy: isSigningIn } = useProviderSignIn(
    'Google',
    (token: string) => logInWithGoogle(api, token),
    nonce.renew,
  );
  const { press, isBusy, problem, needsPopup, hasGoogleButton } = useGoogle(settings, nonce, signIn);
  return (
    <>
      <Button
        fullWidth
        icon={<GoogleLogo />}
        busy={isBusy || isSigningIn}
        busyLabel={t.signingIn}
        onClick={press}
      >
        {needsPopup ? t.googleWindow : t.continueWith('Google')}
      </Button>
      {hasGoogleButton && <RenderedButton />}
      {problem && <ProviderProblem provider="Google" problem={problem} />}
    </>
  );
}
