import type { AuthData } from '@storysprout/contracts/api/auth';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { catalogue } from '../i18n/catalogue';
import { describeFailure } from './sign-in-failure';
import { useCompleteSignIn } from './use-complete-sign-in';

/** Providers named in the texts. */
export type ProviderName = 'Google' | 'Apple';

/**
 * Signs in with a provider's credential and shows a failure in a modal.
 * @param logIn sends the credential
 * @param onFailed called after a failure, when the nonce is used up
 */
export function useProviderSignIn<Credential>(
  provider: ProviderName,
  logIn: (credential: Credential) => Promise<AuthData>,
  onFailed: () => void,
) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const complete = useCompleteSignIn();
  // One Tap and the popup may both return a credential: the nonce is valid for one of them.
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
