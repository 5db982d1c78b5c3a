import { difficultyOf } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import { langOf } from '@storysprout/remote-kit/text-lang';
import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { useEffect, useId, useRef } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import type { Messages } from '../../i18n/zh-CN';
import type { GenerationControl } from '../session/use-generation';
import styles from './growing-card.module.css';
import { GrowingFailure, GrowingProgress } from './growing-parts';

/** Headline and the sentence below it. */
function headlineOf({ state, failure }: GenerationControl, t: Messages['growing']) {
  if (state.status === 'failed') {
    return { title: t.failedTitle, lead: failure?.at === 'card' ? failure.text : [] };
  }
  if (state.status === 'done') return { title: t.doneTitle, lead: t.doneText };
  const isReconnecting = state.status === 'running' && state.isReconnecting;
  return { title: t.title, lead: isReconnecting ? t.reconnecting : t.text };
}

/** Replaces the form while a story is generated: a plant that grows with the progress, or the failure. */
export function GrowingCard({ generation }: { generation: GenerationControl }) {
  const { growing: t, gradeNames } = useMessages(catalogue);
  const { state } = generation;
  const titleId = useId();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  if (state.status === 'idle') return null;
  const isFailed = state.status === 'failed';
  const { grade, theme } = state.pending.body;
  const band = DIFFICULTY_BANDS[difficultyOf(grade)];
  const { title, lead } = headlineOf(generation, t);
  return (
    <>
      <Card padding="none" className={styles.card} render={<section aria-labelledby={titleId} />}>
        <GrowingPlant stage={isFailed ? 1 : state.progress.step} label={t.plant} />
        <div className={styles.body}>
          <div className={styles.head}>
            <Badges>
              <Badge band={band}>{gradeNames[grade]}</Badge>
              <Badge band={band} className={styles.theme} lang={langOf(theme)}>
                <bdi>{theme}</bdi>
              </Badge>
            </Badges>
            <h1 ref={headline} id={titleId} tabIndex={-1}>
              {title}
            </h1>
            {/* A new element for a failure: an alert is announced when it is inserted. */}
            <p className={styles.lead} key={state.status} role={isFailed ? 'alert' : undefined}>
              <KeepTogether clauses={lead} />
            </p>
          </div>
          {isFailed ? (
            <GrowingFailure generation={generation} headline={headline} />
          ) : (
            <GrowingProgress generation={generation} headline={headline} />
          )}
        </div>
      </Card>
      {!isFailed && (
        <p className={styles.note}>
          <KeepTogether clauses={t.note} />
        </p>
      )}
    </>
  );
}
