const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a date says more than a number of days. */
const WEEK = 7 * DAY;

/** The words of a language for a moment in the past. */
export interface TimeTexts {
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
  monthDay: (month: number, day: number) => string;
}

/** Just now, minutes, hours or days ago, else month and day in the reader's time zone. Clocks that differ say "just now". */
export function relativeTime(iso: string, now: Date, words: TimeTexts): string {
  const date = new Date(iso);
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  if (age < WEEK) return words.daysAgo(Math.floor(age / DAY));
  return words.monthDay(date.getMonth() + 1, date.getDate());
}
