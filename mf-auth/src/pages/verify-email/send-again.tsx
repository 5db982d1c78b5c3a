import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { useMutation } from '@tanstack/react-query';
import { sendVerification } from '../../api/auth';
import { catalogue } from '../../i18n/catalogue';
import { describeFailure } from '../../sign-in/sign-in-failure';
import { pagesCatalogue } from '../i18n/catalogue';

/** Button of a signed-in user that mails another link. */
export function SendAgain() {
  const t = useMessages(catalogue);
  const { verify } = useMessages(pagesCatalogue);
  const { api, modal } = useShell();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => sendVerification(api),
    onError: (error) => void modal({ type: 'error', ...describeFailure(error, 'login', t) }),
  });
  return (
    <>
      <div role="status">{isSuccess && <Notice tone="info">{verify.sent}</Notice>}</div>
      {!isSuccess && (
        <Button variant="primary" busy={isPending} busyLabel={t.forgot.submitting} onClick={() => mutate()}>
          {verify.sendAgain}
        </Button>
      )}
    </>
  );
}
