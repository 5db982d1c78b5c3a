import type { Pagination as Paging } from '@storysprout/contracts/api/common';
import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { StoryGrid } from '@storysprout/shared-ui/story-card';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { catalogue } from '../i18n/catalogue';
import styles from './list-page.module.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ListPageProps {
  title: string;
  /** Takes the focus when the card that had it is gone, or a new page came. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  listLabel: string;
  /** What narrows the list. */
  filters?: ReactNode;
  /** Absent while nothing has been loaded yet. */
  pagination: Paging | undefined;
  totalText: (total: number) => string;
  page: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  /** While the next page is on its way the page before stays in view. */
  isStale: boolean;
  isFailed: boolean;
  onRetry: () => void;
  empty: ReactNode;
  /** Stands in for a card. */
  skeleton: ReactNode;
  /** The cards. */
  children: ReactNode[];
}

/** The frame of a list: heading with the total, filters, cards or what stands in for them, and the pager. */
export function ListPage(props: ListPageProps) {
  const { headingRef, pagination, page, onPage, isStale, isFailed } = props;
  const t = useMessages(catalogue);
  useTitle(props.title);

  // A page past the end, after its last card went or by its address: the last one instead.
  const last = Math.max(1, pagination?.pages ?? 1);
  const isPastEnd = !isStale && pagination !== undefined && page > last;
  useEffect(() => {
    if (isPastEnd) onPage(last, { replace: true });
  });

  // Who turned the page begins at its top.
  const turnedTo = useRef<number>(undefined);
  const turnTo = (next: number) => {
    turnedTo.current = next;
    onPage(next);
  };
  useEffect(() => {
    if (turnedTo.current !== page || isStale) return;
    turnedTo.current = undefined;
    headingRef.current?.focus();
  });

  const isLoading =
    !isFailed && (pagination === undefined || isPastEnd || (isStale && props.children.length === 0));
  const isEmpty = pagination?.total === 0;
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1 ref={headingRef} tabIndex={-1}>
            {props.title}
          </h1>
          <p role="status" className={styles.total}>
            {pagination && !isEmpty && props.totalText(pagination.total)}
          </p>
        </div>
      </div>
      {props.filters}
      {isFailed && (
        <Notice
          tone="error"
          className={styles.notice}
          action={<Button onClick={props.onRetry}>{t.tryAgain}</Button>}
        >
          {t.loadFailed}
        </Notice>
      )}
      {isLoading && (
        <div role="status" aria-label={t.loadingList}>
          <StoryGrid>
            {SKELETONS.map((key) => (
              <Fragment key={key}>{props.skeleton}</Fragment>
            ))}
          </StoryGrid>
        </div>
      )}
      {!isLoading && isEmpty && props.empty}
      {!isLoading && props.children.length > 0 && (
        <div aria-busy={isStale}>
          <StoryGrid label={props.listLabel}>{props.children}</StoryGrid>
        </div>
      )}
      {pagination && !isLoading && (
        <Pagination
          page={page}
          pageCount={pagination.pages}
          label={t.pager.label}
          prevLabel={t.pager.previous}
          nextLabel={t.pager.next}
          pageLabel={t.pager.page(page, pagination.pages)}
          disabled={isStale}
          onPageChange={turnTo}
        />
      )}
    </div>
  );
}
