import type { AppleLoginBody } from '@storysprout/contracts/api/auth';
import type { Config } from '@storysprout/contracts/api/config';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { logInWithApple } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { useProviderSignIn } from '../../sign-in/use-provider-sign-in';
import { AppleLogo } from '../provider-logos';
import { ProviderProblem } from '../provider-problem';
import type { Nonce } from '../use-nonce';
import { useApple } from './use-apple';

interface AppleButtonProps {
  settings: NonNullable<Config['logins']['apple']>;
  nonce: Nonce;
}

/** Button that signs in with Apple. */
export function AppleButton({ settings, nonce }: AppleButtonProps) {
  const t = useMessages(catalogue);
  const { api } = useShell();
  const { signIn, isBusy: isSigningIn } = useProviderSignIn(
    'Apple',
    (body: AppleLoginBody) => logInWithApple(api, body),
    nonce.renew,
  );
  const { press, isBusy, problem } = useApple(settings, nonce, signIn);
  return (
    <>
      <Button
        variant="brand"
        fullWidth
        icon={<AppleLogo />}
        busy={isBusy || isSigningIn}
        busyLabel={t.signingIn}
        onClick={press}
      >
        {t.continueWith('Apple')}
      </Button>
      {problem && <ProviderProblem provider="Apple" problem={problem} />}
    </>
  );
}
