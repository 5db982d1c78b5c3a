import type { SessionInfo } from '@storysprout/contracts/api/sessions';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Badge } from '@storysprout/shared-ui/badge';
import { Button } from '@storysprout/shared-ui/button';
import { relativeTime } from '../../../lists/relative-time';
import { catalogue as remoteCatalogue } from '../../../i18n/catalogue';
import { catalogue } from '../i18n/catalogue';

interface SessionRowProps {
  session: SessionInfo;
  now: Date;
  isBusy: boolean;
  onEnd: () => void;
}

/** One place where the pupil is logged in: device, country, last use. */
export function SessionRow({ session, now, isBusy, onEnd }: SessionRowProps) {
  const t = useMessages(catalogue).sessions;
  const { time } = useMessages(remoteCatalogue);
  const { language } = useShell();
  const { browser, system, country, lastUsedAt, isCurrent } = session;
  const device = t.device(browser, system);
  const place = country && new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country);
  const used = isCurrent ? t.now : relativeTime(lastUsedAt, now, time);
  return (
    <li>
      <span>
        <b>{device}</b>
        <span className="meta">{[place, used].filter(Boolean).join(' · ')}</span>
      </span>
      {isCurrent ? (
        <Badge>{t.current}</Badge>
      ) : (
        <Button aria-label={t.endOf(device)} busy={isBusy} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
