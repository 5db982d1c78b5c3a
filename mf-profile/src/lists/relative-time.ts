const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Age in days from which a date is shown instead. */
const WEEK = 7 * DAY;

/** Texts of a language for relative times. */
export interface TimeTexts {
  justNow: string;
  minutesAgo: (count: number) => string;
  hoursAgo: (count: number) => string;
  daysAgo: (count: number) => string;
  monthDay: (month: number, day: number) => string;
}

/** Formats a relative time: just now, minutes, hours or days ago, else month and day in the local time zone. A future time (clock skew) is "just now". */
export function relativeTime(iso: string, now: Date, words: TimeTexts): string {
  const date = new Date(iso);
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return words.justNow;
  if (age < HOUR) return words.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return words.hoursAgo(Math.floor(age / HOUR));
  if (age < WEEK) return words.daysAgo(Math.floor(age / DAY));
  return words.monthDay(date.getMonth() + 1, date.getDate());
}
