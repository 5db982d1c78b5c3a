import { useMessages } from '@storysprout/contracts/shell';
import { useEffect, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';

/** The seconds since then. A timer: a screen reader tells it when asked, not with every second. */
export function Elapsed({ since }: { since: number }) {
  const t = useMessages(catalogue);
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    // Twice a second: a timer is late now and then, and none of the seconds shall be left out for it.
    const timer = setInterval(() => setSeconds(secondsSince(since)), 500);
    return () => clearInterval(timer);
  }, [since]);
  return <span role="timer">{t.growing.elapsed(Math.floor(seconds / 60), seconds % 60)}</span>;
}

const secondsSince = (since: number): number => Math.max(0, Math.floor((Date.now() - since) / 1000));
