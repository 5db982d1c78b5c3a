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
  /** Receives the focus when the focused card was removed and on a page change. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  listLabel: string;
  /** Filter controls. */
  filters?: ReactNode;
  /** Undefined before the first page is loaded. */
  pagination: Paging | undefined;
  totalText: (total: number) => string;
  page: number;
  onPage: (page: number, options?: { replace?: boolean }) => void;
  /** Whether the previous page is shown while the next one is loading. */
  isStale: boolean;
  isFailed: boolean;
  onRetry: () => void;
  empty: ReactNode;
  /** Placeholder of a card. */
  skeleton: ReactNode;
  /** The cards. */
  children: ReactNode[];
}

/** Layout of a list: heading with the total, filters, cards (or skeletons, error, empty state) and pagination. */
export function ListPage(props: ListPageProps) {
  const { headingRef, pagination, page, onPage, isStale, isFailed } = props;
  const t = useMessages(catalogue);
  useTitle(props.title);

  // Replaces a page past the end (its last card was removed, or the URL names it) by the last page.
  const last = Math.max(1, pagination?.pages ?? 1);
  const isPastEnd = !isStale && pagination !== undefined && page > last;
  useEffect(() => {
    if (isPastEnd) onPage(last, { replace: true });
  });

  // After a page change the focus moves to the heading.
  const requestedPage = useRef<number>(undefined);
  const changePage = (next: number) => {
    requestedPage.current = next;
    onPage(next);
  };
  useEffect(() => {
    if (requestedPage.current !== page || isStale) return;
    requestedPage.current = undefined;
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
          onPageChange={changePage}
        />
      )}
    </div>
  );
}
