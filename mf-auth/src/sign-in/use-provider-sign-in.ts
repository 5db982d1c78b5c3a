import type { AuthData } from '@storysprout/contracts/api/auth';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { catalogue } from '../i18n/catalogue';
import { describeFailure } from './sign-in-failure';
import { useCompleteSignIn } from './use-complete-sign-in';

/** The providers whose names the texts hold. */
export type ProviderName = 'Google' | 'Apple';

/**
 * Signs in with what a provider gave, and tells a refusal in a modal.
 * @param logIn asks the server
 * @param onFailed after a refusal: the nonce of the try is used up
 */
export function useProviderSignIn<Credential>(
  provider: ProviderName,
  logIn: (credential: Credential) => Promise<AuthData>,
  onFailed: () => void,
) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const complete = useCompleteSignIn();
  // One Tap may be answered while a window is: a nonce is good for one of them.
  const sending = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: logIn,
    onSuccess: (data) => complete(data),
    onError: (error) => {
      sending.current = false;
      onFailed();
      void shell.modal({ type: 'error', ...describeFailure(error, 'login', t, provider) });
    },
  });
  const signIn = (credential: Credential) => {
    if (sending.current) return;
    sending.current = true;
    mutate(credential);
  };
  return { signIn, isBusy: isPending || isSuccess };
}
