import type { LoginProvider } from '@storysprout/contracts/api/logins';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loginsQuery, unlinkLogin } from '../../../api/account';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { ProofDeclined, useProof } from '../proof/proof-provider';
import { AccountSection } from './account-section';

/** The linked logins, each with a remove button; the last one cannot be removed. */
export function LoginsSection() {
  const t = useMessages(catalogue);
  const { api, modal, toast } = useShell();
  const withProof = useProof();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(loginsQuery(api));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (provider: LoginProvider) => withProof(() => unlinkLogin(api, provider)),
    onSuccess: () => toast(t.unlinked, 'success'),
    onError: (error) => {
      if (error instanceof ProofDeclined) return;
      const code = isApiError(error) ? error.code : undefined;
      if (code === 'LAST_LOGIN') void modal({ type: 'info', message: t.lastLogin });
      // NOT_FOUND: already removed in another tab.
      else if (code !== 'UNAUTHENTICATED' && code !== 'NOT_FOUND') toast(t.unlinkFailed, 'error');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.logins }),
  });

  const confirmUnlink = async (provider: LoginProvider) => {
    const { title, message, confirm, cancel } = t.confirmUnlink;
    const confirmed = await modal({
      type: 'warning',
      title,
      message: message(t.providers[provider]),
      confirm: { confirmText: confirm, cancelText: cancel, destructive: true },
    });
    if (confirmed) mutate(provider);
  };

  return (
    <AccountSection title={t.logins}>
      {isError && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {t.loginsFailed}
        </Notice>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t.loadingLogins}>
          <Skeleton shape="title" width="62%" />
        </div>
      )}
      {data && (
        <ul className={styles.rows} aria-label={t.logins}>
          {data.logins.map(({ provider, linkedAt }) => (
            <li key={provider}>
              <span>
                <b>{t.providers[provider]}</b>
                <span className="meta">{t.linkedOn(new Date(linkedAt))}</span>
              </span>
              {data.logins.length === 1 ? (
                <span className="meta">{t.onlyLogin}</span>
              ) : (
                <Button
                  aria-label={t.unlinkOf(t.providers[provider])}
                  busy={isPending && variables === provider}
                  onClick={() => void confirmUnlink(provider)}
                >
                  {t.unlink}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
