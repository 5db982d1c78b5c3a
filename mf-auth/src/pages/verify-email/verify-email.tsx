import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { catalogue } from '../../i18n/catalogue';
import { AuthLayout } from '../auth-layout';
import { pagesCatalogue } from '../i18n/catalogue';
import { NewPasswordForm } from '../new-password-form';
import { useMailedCode } from '../use-mailed-code';
import { PasswordProofForm } from './password-proof-form';
import { SendAgain } from './send-again';
import { useEmailConfirmation } from './use-email-confirmation';

/** Puts the focus on the first field of a form that has replaced a pressed button. */
const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** Confirms an e-mail address; opened by a mailed link. */
export default function VerifyEmail() {
  const t = useMessages(catalogue);
  const { reset, verify } = useMessages(pagesCatalogue);
  const { navigate, session } = useShell();
  const code = useMailedCode();
  const { proof, setProof, confirm, isPending, isSuccess, isRefused } = useEmailConfirmation(code);
  useTitle(verify.pageTitle);

  const ended = proof === 'takeOver' ? 'taken' : 'done';
  const hasFailed = code === '' || isRefused;
  const stage = isSuccess ? ended : hasFailed ? 'failed' : proof;

  return (
    <AuthLayout title={verify.title[stage]} text={verify.text[stage]}>
      <div role="status">{isSuccess && <Notice tone="info">{verify.result[ended]}</Notice>}</div>
      {stage === 'failed' && <Notice tone="error">{code === '' ? reset.noCode : reset.badCode}</Notice>}
      {stage === 'failed' && session.isLoggedIn && <SendAgain />}
      {stage === 'session' && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          busy={isPending}
          busyLabel={verify.submitting}
          onClick={() => confirm({ body: {} })}
        >
          {verify.submit}
        </Button>
      )}
      {stage === 'password' && (
        <>
          <PasswordProofForm
            isBusy={isPending}
            first={focusOn}
            onSubmit={(password, onRefused) => confirm({ body: { password }, onRefused })}
          />
          <Button variant="ghost" disabled={isPending} onClick={() => setProof('takeOver')}>
            {verify.toTakeOver}
          </Button>
        </>
      )}
      {stage === 'takeOver' && (
        <>
          <NewPasswordForm
            label={reset.formLabel}
            submit={{ label: verify.takeOver, busyLabel: reset.submitting }}
            isBusy={isPending}
            first={focusOn}
            onSubmit={(newPassword, onRefused) => confirm({ body: { newPassword }, onRefused })}
          />
          <Button variant="ghost" disabled={isPending} onClick={() => setProof('password')}>
            {verify.toPassword}
          </Button>
        </>
      )}
      {stage === 'taken' && (
        <Button variant="primary" onClick={() => navigate('/login')}>
          {t.submit.login}
        </Button>
      )}
      <Button variant="soft" onClick={() => navigate('/')}>
        {verify.home}
      </Button>
    </AuthLayout>
  );
}
