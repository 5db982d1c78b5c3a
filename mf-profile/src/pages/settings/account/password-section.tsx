import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { useQuery } from '@tanstack/react-query';
import { loginsQuery } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import { AccountSection } from './account-section';
import { PasswordForm } from './password-form';
import { useDisclosure } from './use-disclosure';

/** Password change, for accounts with a password. */
export function PasswordSection() {
  const t = useMessages(catalogue);
  const { api } = useShell();
  const { data } = useQuery(loginsQuery(api));
  const { isOpen, open, close, opener, first } = useDisclosure();
  if (!data?.logins.some(({ provider }) => provider === 'email')) return null;
  return (
    <AccountSection title={t.password} text={t.passwordText}>
      {isOpen ? (
        <PasswordForm first={first} onClose={close} />
      ) : (
        <div>
          <Button ref={opener} onClick={open}>
            {t.changePassword}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
