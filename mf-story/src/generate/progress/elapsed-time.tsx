import { useMessages } from '@storysprout/contracts/shell';
import { useEffect, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';

/** Elapsed time since a time in milliseconds of the epoch. `role="timer"`: a screen reader does not announce each second. */
export function ElapsedTime({ since }: { since: number }) {
  const t = useMessages(catalogue);
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    // Twice a second: timers run late, and no second may be skipped.
    const timer = setInterval(() => setSeconds(secondsSince(since)), 500);
    return () => clearInterval(timer);
  }, [since]);
  return <span role="timer">{t.growing.elapsed(Math.floor(seconds / 60), seconds % 60)}</span>;
}

const secondsSince = (since: number): number => Math.max(0, Math.floor((Date.now() - since) / 1000));
