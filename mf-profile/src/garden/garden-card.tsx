import type { StatsRange } from '@storysprout/contracts/api/users';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { Notice } from '@storysprout/shared-ui/notice';
import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type DatedStats, statsQuery } from '../api/stats';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../i18n/catalogue';
import { FlowerBed } from './flower-bed';
import styles from './garden.module.css';
import { GardenTable } from './garden-table';
import { buildGarden, sumHarvest } from './plots';

const RANGES: readonly StatsRange[] = ['7d', '30d', '365d', 'all'];

function Chart({ stats }: { stats: DatedStats }) {
  const t = useMessages(catalogue).garden;
  const garden = buildGarden(stats, stats.today);
  return (
    <>
      <p className={styles.sentence} role="status">
        <KeepTogether clauses={t.sentence(t.spans[stats.range], sumHarvest(stats.days))} />
      </p>
      <FlowerBed garden={garden} />
      <p className="meta">
        <KeepTogether clauses={t.legend[garden.unit]} />
      </p>
      <GardenTable garden={garden} />
    </>
  );
}

/** Chart of the pupil's statistics as a garden: a plant per day, whose height shows the number of words. */
export function GardenCard() {
  const t = useMessages(catalogue);
  const { api } = useShell();
  const [range, setRange] = useState<StatsRange>('30d');
  const { data, isError, isPlaceholderData, refetch } = useQuery(statsQuery(api, range));
  const title = useId();
  return (
    <Card className={styles.card} render={<section />} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t.garden.title}</h2>
        <SegmentedControl
          label={t.garden.range}
          value={range}
          onChange={setRange}
          options={RANGES.map((value) => ({ value, label: t.garden.ranges[value] }))}
        />
      </div>
      {isError && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {t.loadFailed}
        </Notice>
      )}
      {data ? (
        <div className={styles.chart} aria-busy={isPlaceholderData}>
          <Chart stats={data} />
        </div>
      ) : (
        !isError && (
          <div className={styles.loading} role="status" aria-label={t.garden.loading}>
            <Skeleton />
          </div>
        )
      )}
    </Card>
  );
}
