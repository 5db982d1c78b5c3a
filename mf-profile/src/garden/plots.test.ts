import { describe, expect, test } from '@jest/globals';
import type { Stats, StatsRange } from '@storysprout/contracts/api/users';
import { buildGarden, sumHarvest } from './plots';

const today = '2026-03-02';
const stats = (range: StatsRange, days: [string, number, number][] = []): Stats => ({
  range,
  totals: { stories: 0, favorites: 0, shares: 0, words: 0 },
  days: days.map(([date, stories, words]) => ({ date, stories, words })),
});
const keys = (range: StatsRange, days?: [string, number, number][], now = today) =>
  buildGarden(stats(range, days), now).plots.map(({ key }) => key);

test('a week and a month have a plot per day up to today, including empty days', () => {
  expect(keys('7d')).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(keys('30d')).toHaveLength(30);
  expect(keys('30d')[0]).toBe('2026-02-01');
});

test('a plot holds the stories and words of its day', () => {
  const { unit, plots } = buildGarden(
    stats('7d', [
      ['2026-02-28', 1, 90],
      ['2026-03-02', 3, 410],
    ]),
    today,
  );
  expect(unit).toBe('day');
  expect(plots.filter(({ stories }) => stories > 0)).toEqual([
    { key: '2026-02-28', stories: 1, words: 90 },
    { key: '2026-03-02', stories: 3, words: 410 },
  ]);
});

test('a year has a plot per month of its 365 days, with sums', () => {
  const garden = buildGarden(
    stats('365d', [
      ['2025-12-01', 1, 100],
      ['2025-12-31', 2, 50],
    ]),
    today,
  );
  expect(garden.unit).toBe('month');
  expect(garden.plots).toHaveLength(13);
  expect(garden.plots[0]!.key).toBe('2025-03');
  expect(garden.plots.find(({ key }) => key === '2025-12')).toMatchObject({ stories: 3, words: 150 });
});

describe('everything', () => {
  test('has a plot per month for a short history, at least half a year', () => {
    expect(keys('all')).toEqual(['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
    const long = keys('all', [['2024-04-30', 1, 80]]);
    expect(long[0]).toBe('2024-04');
    expect(long).toHaveLength(24);
  });

  test('has a plot per year for a longer history', () => {
    const garden = buildGarden(stats('all', [['2024-03-31', 1, 80]]), today);
    expect(garden).toEqual({
      unit: 'year',
      plots: [
        { key: '2024', stories: 1, words: 80 },
        { key: '2025', stories: 0, words: 0 },
        { key: '2026', stories: 0, words: 0 },
      ],
    });
  });
});

test('shows the server’s current day on a device whose clock is behind', () => {
  expect(keys('7d', [['2026-03-04', 1, 80]]).at(-1)).toBe('2026-03-04');
});

test('counts a month across a leap day and the end of the year', () => {
  expect(keys('30d', [], '2024-03-01')).toContain('2024-02-29');
  expect(keys('7d', [], '2026-01-02')).toContain('2025-12-31');
});

test('the harvest sums the days with a story and their words', () => {
  const { days } = stats('30d', [
    ['2026-02-10', 1, 100],
    ['2026-02-20', 2, 250],
    ['2026-03-01', 0, 0],
  ]);
  expect(sumHarvest(days)).toEqual({ days: 2, words: 350 });
});
