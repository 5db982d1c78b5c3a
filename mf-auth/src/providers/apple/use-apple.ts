import type { AppleLoginBody } from '@storysprout/contracts/api/auth';
import type { Config } from '@storysprout/contracts/api/config';
import { useRef, useState } from 'react';
import type { Messages } from '../../i18n/zh-CN';
import { randomToken } from '../random-token';
import type { Nonce } from '../use-nonce';
import { useProviderScript } from '../use-provider-script';
import { initializeApple, isCancelled, fullNameOf } from './apple-id';

type Problem = Extract<keyof Messages['providerProblems'], 'notReady' | 'noCredential' | 'appleFailed'>;

type Settings = NonNullable<Config['logins']['apple']>;

/**
 * Sign in with Apple. Failures of script and initialisation are each shown at most once.
 * @param onCredential sends the credential to the server
 */
export function useApple(
  { scriptUrl, clientId, redirectUri }: Settings,
  nonce: Nonce,
  onCredential: (body: AppleLoginBody) => void,
) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  /** The user has seen the failure of the script and pressed the button again. */
  const [isFailureRead, setFailureRead] = useState(false);
  const state = useRef('');

  const { isReady, failure } = useProviderScript(scriptUrl, nonce, (value) => {
    state.current = randomToken();
    initializeApple({ clientId, redirectUri, nonce: value, state: state.current });
  });

  const signIn = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const response = await window.AppleID!.auth.signIn();
      const { code, id_token: token, state: returned } = response.authorization ?? {};
      const name = fullNameOf(response);
      if (!token) setProblem('noCredential');
      // The token's nonce binds it to this browser; the state is compared if it is present.
      else if (returned !== undefined && returned !== state.current) setProblem('appleFailed');
      else onCredential({ token, ...(code ? { code } : {}), ...(name ? { name } : {}) });
    } catch (reason) {
      if (!isCancelled(reason)) setProblem('appleFailed');
    }
    setBusy(false);
  };

  const press = () => {
    setFailureRead(true);
    if (isReady) {
      void signIn();
      return;
    }
    setProblem('notReady');
    if (nonce.isFailed) nonce.renew();
  };
  return { press, isBusy, problem: problem ?? (isFailureRead ? undefined : failure) };
}
