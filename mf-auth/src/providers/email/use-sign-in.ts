import type { AuthData } from '@storysprout/contracts/api/auth';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { logIn, register } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import type { FormMode, FieldErrors, FormValues } from './form-rules';
import { describeFailure, fieldErrorsOf } from '../../sign-in/sign-in-failure';
import { useCompleteSignIn } from '../../sign-in/use-complete-sign-in';

interface Submission {
  values: FormValues;
  /** Receives the fields that the server refused. */
  onRefused: (problems: FieldErrors) => void;
}

/** Signs in or registers, shows the result and returns to the previous page. */
export function useSignIn(mode: FormMode) {
  const shell = useShell();
  const t = useMessages(catalogue);
  const complete = useCompleteSignIn();
  // `isPending` is updated with the next render: a second submit before that must not send another request.
  const sending = useRef(false);

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ values: { nickName, email, password } }: Submission): Promise<AuthData> => {
      const credentials = { email: email.trim(), password };
      return mode === 'login'
        ? logIn(shell.api, credentials)
        : register(shell.api, { ...credentials, nickName: nickName.trim() });
    },
    onSuccess: (data) => complete(data, mode),
    onError: (error, { onRefused }) => {
      sending.current = false;
      const refused = fieldErrorsOf(error);
      if (Object.keys(refused).length > 0) onRefused(refused);
      else void shell.modal({ type: 'error', ...describeFailure(error, mode, t) });
    },
  });

  const signIn = (values: FormValues, onRefused: Submission['onRefused']) => {
    if (sending.current) return;
    sending.current = true;
    mutate({ values, onRefused });
  };
  return { signIn, isBusy: isPending || isSuccess };
}
