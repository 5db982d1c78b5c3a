import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownStory } from '../../api/story';
import { catalogue } from '../../i18n/catalogue';
import styles from './story-head.module.css';

/** Mails the pupil another link to confirm the e-mail. */
function ConfirmEmailButton() {
  const t = useMessages(catalogue).confirmEmail;
  const { api, toast } = useShell();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => api('POST /auth/email/verify/send'),
    onSuccess: () => toast(t.sent, 'success'),
    onError: () => toast(t.failed, 'error'),
  });
  return (
    <Button variant="soft" busy={isPending} onClick={() => mutate()}>
      {t.send}
    </Button>
  );
}

/** The day of a time in UTC: budgets are counted by it. */
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Why the embedded engine wrote a story in place of the AI model. Only on the day it was written: later it may no longer be so. */
export function WriterFallback({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  const [today] = useState(() => dayOf(new Date()));
  const reason = story.writerFallback;
  if (!reason || dayOf(new Date(story.createdAt)) !== today) return null;
  return (
    <div className={styles.fallback}>
      <p>{t.writerFallback[reason]}</p>
      {reason === 'unconfirmed' && <ConfirmEmailButton />}
    </div>
  );
}
