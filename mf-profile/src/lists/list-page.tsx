import type { Pagination as Paging } from '@storysprout/contracts/api/common';
import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { type ReactNode, type Ref, useEffect } from 'react';
import { useTitle } from '../components/use-title';
import { catalogue } from '../i18n/catalogue';
import styles from './list-page.module.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ListPageProps {
  title: string;
  /** Takes the focus when the card that had it is gone, or a new page came. */
  headingRef: Ref<HTMLHeadingElement>;
  listLabel: string;
  /** Absent while nothing has been loaded yet. */
  pagination: Paging | undefined;
  page: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  /** While the next page is on its way the page before stays in view. */
  isStale: boolean;
  isFailed: boolean;
  onRetry: () => void;
  empty: ReactNode;
  /** The cards. */
  children: ReactNode[];
}

/** The frame of a list: heading with the total, cards or what stands in for them, and the pager. */
export function ListPage(props: ListPageProps) {
  const { title, headingRef, listLabel, pagination, page, onPage, isStale, isFailed, onRetry, empty } = props;
  const t = useMessages(catalogue);
  useTitle(title);

  // A page past the end, after its last card went or by its address: the last one instead.
  const last = Math.max(1, pagination?.pages ?? 1);
  const isPastEnd = !isStale && pagination !== undefined && page > last;
  useEffect(() => {
    if (isPastEnd) onPage(last, { replace: true });
  });

  const isLoading =
    !isFailed && (pagination === undefined || isPastEnd || (isStale && props.children.length === 0));
  const isEmpty = pagination?.total === 0;
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {pagination && !isEmpty && <p>{t.storyTotal(pagination.total)}</p>}
        </div>
      </div>
      {isFailed && (
        <Notice
          tone="error"
          className={styles.notice}
          action={<Button onClick={onRetry}>{t.tryAgain}</Button>}
        >
          {t.loadFailed}
        </Notice>
      )}
      {isLoading && (
        <div role="status" aria-label={t.loadingList}>
          <StoryGrid>
            {SKELETONS.map((key) => (
              <StoryCardSkeleton key={key} />
            ))}
          </StoryGrid>
        </div>
      )}
      {!isLoading && isEmpty && empty}
      {!isLoading && props.children.length > 0 && (
        <div aria-busy={isStale}>
          <StoryGrid label={listLabel}>{props.children}</StoryGrid>
        </div>
      )}
      {pagination && !isLoading && (
        <Pagination
          page={page}
          pages={pagination.pages}
          label={t.pager.label}
          prevLabel={t.pager.previous}
          nextLabel={t.pager.next}
          pageLabel={t.pager.page(page, pagination.pages)}
          disabled={isStale}
          onPage={onPage}
        />
      )}
    </div>
  );
}
