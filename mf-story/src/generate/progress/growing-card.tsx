import { difficultyOf } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { Badge, Badges } from '@storysprout/shared-ui/badge';
import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { useEffect, useId, useRef } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { BANDS, languageOf } from '../../components/theme';
import { catalogue } from '../../i18n/catalogue';
import type { Messages } from '../../i18n/zh-CN';
import styles from './growing-card.module.css';
import { GrowingFailed, GrowingNow } from './growing-parts';
import type { GenerationControl } from '../session/use-generation';

/** Headline and the sentence under it. */
function wordsOf({ state, failure }: GenerationControl, t: Messages['growing']) {
  if (state.status === 'failed') {
    return { title: t.failedTitle, lead: failure?.at === 'card' ? failure.text : [] };
  }
  if (state.status === 'done') return { title: t.doneTitle, lead: t.doneText };
  const isLost = state.status === 'running' && state.isLost;
  return { title: t.title, lead: isLost ? t.lost : t.text };
}

/** What stands in the form's place while a story is written: a plant that grows with it, or what became of it. */
export function GrowingCard({ generation }: { generation: GenerationControl }) {
  const { growing: t, gradeNames } = useMessages(catalogue);
  const { state } = generation;
  const titleId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  if (state.status === 'idle') return null;
  const isFailed = state.status === 'failed';
  const { grade, theme } = state.order.body;
  const band = BANDS[difficultyOf(grade)];
  const { title, lead } = wordsOf(generation, t);
  return (
    <>
      <Card padding="none" className={styles.card} render={<section aria-labelledby={titleId} />}>
        <GrowingPlant stage={isFailed ? 1 : state.progress.step} label={t.plant} />
        <div className={styles.body}>
          <div className={styles.head}>
            <Badges>
              <Badge band={band}>{gradeNames[grade]}</Badge>
              <Badge band={band} className={styles.theme} lang={languageOf(theme)}>
                <bdi>{theme}</bdi>
              </Badge>
            </Badges>
            <h1 ref={head} id={titleId} tabIndex={-1}>
              {title}
            </h1>
            {/* Another element for a failure: an alert is read out when it comes. */}
            <p className={styles.lead} key={state.status} role={isFailed ? 'alert' : undefined}>
              <KeepTogether clauses={lead} />
            </p>
          </div>
          {isFailed ? (
            <GrowingFailed generation={generation} head={head} />
          ) : (
            <GrowingNow generation={generation} head={head} />
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
