import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Spinner } from '@storysprout/shared-ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { verifyEmail } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { describeFailure } from '../../sign-in/sign-in-failure';
import { AuthLayout } from '../auth-layout';
import { pagesCatalogue } from '../i18n/catalogue';
import { useMailedCode } from '../use-mailed-code';

/** Confirms an e-mail address; opened by a mailed link. */
export default function VerifyEmail() {
  const t = useMessages(catalogue);
  const { reset, verify } = useMessages(pagesCatalogue);
  const { api, navigate, refreshProfile, session } = useShell();
  const code = useMailedCode();
  useTitle(verify.pageTitle);

  const { mutate, isSuccess, isError, error } = useMutation({
    mutationFn: () => verifyEmail(api, code),
    onSuccess: () => {
      if (session.isLoggedIn) void refreshProfile();
    },
  });
  // A code is single use: the page requests once when it opens, and again only on a press of the button.
  const begin = useEffectEvent(() => code !== '' && mutate());
  useEffect(() => void begin(), []);

  const hasFailed = isError || code === '';
  const isRefused = isApiError(error) && error.code === 'VALIDATION_FAILED';
  const failure = () => {
    if (code === '') return reset.noCode;
    return isRefused ? reset.badCode : describeFailure(error, 'login', t).message;
  };
  const stage = isSuccess ? 'done' : hasFailed ? 'failed' : 'checking';

  return (
    <AuthLayout title={verify.title[stage]}>
      <div role="status">
        {stage === 'checking' && <Spinner />}
        {stage === 'done' && <Notice tone="info">{verify.done}</Notice>}
      </div>
      {stage === 'failed' && <Notice tone="error">{failure()}</Notice>}
      {isError && !isRefused && (
        <Button variant="primary" onClick={() => mutate()}>
          {verify.retry}
        </Button>
      )}
      <Button variant="soft" onClick={() => navigate('/')}>
        {verify.home}
      </Button>
    </AuthLayout>
  );
}
