import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, a minute at a time: "just now" does not stay for as long as the page stands. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
