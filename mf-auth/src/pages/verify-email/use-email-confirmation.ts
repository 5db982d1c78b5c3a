import type { VerifyEmailBody } from '@storysprout/contracts/api/password';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyEmail } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import type { FieldErrors } from '../../providers/email/form-rules';
import { describeFailure, fieldErrorsOf } from '../../sign-in/sign-in-failure';
import { refusesCode } from '../use-mailed-code';

/** What the user proves the registration with: this session, the password, or nothing, which takes the account over. */
export type Proof = 'session' | 'password' | 'takeOver';

interface Submission {
  body: Omit<VerifyEmailBody, 'code'>;
  /** Shows that the server refused the password. */
  onRefused?: (errors: FieldErrors) => void;
}

/**
 * Confirms an e-mail with the code of a mailed link. Nothing is sent before a press: mail scanners open links, and run
 * their scripts, too.
 */
export function useEmailConfirmation(code: string) {
  const t = useMessages(catalogue);
  const { api, modal, refreshProfile, session } = useShell();
  const [proof, setProof] = useState<Proof>(session.isLoggedIn ? 'session' : 'password');

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ body }: Submission) => verifyEmail(api, { code, ...body }),
    onSuccess: () => {
      if (proof === 'session') void refreshProfile();
    },
    onError: (failure, { body, onRefused }) => {
      if (refusesCode(failure)) return;
      const refused = fieldErrorsOf(failure);
      const isUnproved = isApiError(failure) && failure.code === 'CONFIRMATION_REQUIRED';
      if (isUnproved && body.password === undefined) setProof('password');
      else if (isUnproved) onRefused?.({ password: 'passwordWrong' });
      else if (refused.password) onRefused?.({ password: refused.password });
      else void modal({ type: 'error', ...describeFailure(failure, 'login', t) });
    },
  });

  return { proof, setProof, confirm: mutate, isPending, isSuccess, isRefused: refusesCode(error) };
}
