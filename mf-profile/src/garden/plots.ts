import type { Stats } from '@storysprout/contracts/api/users';

type Day = Stats['days'][number];

/** Period that one plant represents. */
export type PlotUnit = 'day' | 'month' | 'year';

export interface Plot {
  /** Prefix of its dates: 2026-03-20, 2026-03 or 2026. */
  key: string;
  stories: number;
  words: number;
}

export interface Garden {
  unit: PlotUnit;
  /** Oldest first, without gaps, up to today. */
  plots: Plot[];
}

/** Longest history of the range `all`, in months, with a plot per month; a longer one has a plot per year. */
const MAX_MONTHS = 24;
const KEY_LENGTH: Record<PlotUnit, number> = { day: 10, month: 7, year: 4 };
const DAYS = { '7d': 7, '30d': 30 } as const;

/** The UTC date, as in the statistics. */
export const utcDateOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Adds days, months or years to a date; months and years return their first day. */
function shiftDate(date: string, unit: PlotUnit, by: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const moved = {
    day: () => Date.UTC(year, month - 1, day + by),
    month: () => Date.UTC(year, month - 1 + by, 1),
    year: () => Date.UTC(year + by, 0, 1),
  }[unit]();
  return utcDateOf(new Date(moved));
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The unit of a range and the date of its first plot. */
function firstPlotOf({ range, days }: Stats, today: string): { unit: PlotUnit; from: string } {
  if (range === '7d' || range === '30d')
    return { unit: 'day', from: shiftDate(today, 'day', 1 - DAYS[range]) };
  if (range === '365d') return { unit: 'month', from: shiftDate(shiftDate(today, 'day', -364), 'month', 0) };
  const first = days[0]?.date ?? today;
  // At least half a year: a single month would be a single plant.
  if (monthsBetween(first, today) < MAX_MONTHS)
    return { unit: 'month', from: [first, shiftDate(today, 'month', -5)].toSorted()[0]! };
  return { unit: 'year', from: first };
}

/**
 * Aggregates statistics into plots: per day for a week or a month, per month for a year, per month or year for `all`.
 * @param today UTC date; a later date in the statistics takes precedence, for devices whose clock is behind
 */
export function buildGarden(stats: Stats, today: string): Garden {
  const last = [today, stats.days.at(-1)?.date ?? today].toSorted()[1]!;
  const { unit, from } = firstPlotOf(stats, last);
  const keyOf = (date: string) => date.slice(0, KEY_LENGTH[unit]);
  const plots = new Map<string, Plot>();
  for (let date = from; keyOf(date) <= keyOf(last); date = shiftDate(date, unit, 1))
    plots.set(keyOf(date), { key: keyOf(date), stories: 0, words: 0 });
  for (const { date, stories, words } of stats.days) {
    const plot = plots.get(keyOf(date));
    if (!plot) continue;
    plot.stories += stories;
    plot.words += words;
  }
  return { unit, plots: [...plots.values()] };
}

export interface Harvest {
  /** Days with a story. */
  days: number;
  words: number;
}

/** Sums the days with a story and their words. */
export function sumHarvest(days: readonly Day[]): Harvest {
  const read = days.filter(({ stories }) => stories > 0);
  return { days: read.length, words: read.reduce((total, { words }) => total + words, 0) };
}
