import { queryKeys } from '@storysprout/contracts/query-keys';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, sessionsQuery } from '../../../api/account';
import { useCurrentTime } from '../../../lists/use-current-time';
import { AccountSection } from '../account/account-section';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { SessionRow } from './session-row';

/** Stands for all sessions but this one. */
const OTHERS = 'others';

/** Where the pupil is logged in, each place with a button that ends it. */
export function SessionsSection() {
  const t = useMessages(catalogue).sessions;
  const { api, modal, toast } = useShell();
  const queryClient = useQueryClient();
  const now = useCurrentTime();
  const { data, isError, refetch } = useQuery(sessionsQuery(api));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => (id === OTHERS ? endOtherSessions(api) : endSession(api, id)),
    onSuccess: () => toast(t.ended, 'success'),
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined;
      // NOT_FOUND: already ended, here or there.
      if (code !== 'UNAUTHENTICATED' && code !== 'NOT_FOUND') toast(t.endFailed, 'error');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  const endOthers = async () => {
    const { title, message, confirm, cancel } = t.confirmEndOthers;
    const options = { confirmText: confirm, cancelText: cancel, destructive: true };
    if (await modal({ type: 'warning', title, message, confirm: options })) mutate(OTHERS);
  };
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <AccountSection title={t.title} text={t.text}>
      {isError && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {t.failed}
        </Notice>
      )}
      {!data && !isError && (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="title" width="62%" />
        </div>
      )}
      {data && (
        <ul className={`${styles.rows} ${styles.devices}`} aria-label={t.title}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isBusy={isPending && variables === session.id}
              onEnd={() => {
                if (!isPending) mutate(session.id);
              }}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button busy={isPending && variables === OTHERS} onClick={() => void endOthers()}>
            {t.endOthers}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
