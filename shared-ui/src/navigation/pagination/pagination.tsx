import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button } from '../../forms/button/button';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Accessible name of the navigation: "翻页". */
  label: string;
  prevLabel: ReactNode;
  nextLabel: ReactNode;
  /** Screen reader text for '1 / 2': "第 1 页，共 2 页". */
  pageLabel?: string;
  /** Set it while a page is loading. */
  disabled?: boolean;
  onPageChange: (page: number) => void;
}

/** Previous, 'page / pageCount', next. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  label,
  prevLabel,
  nextLabel,
  pageLabel,
  disabled,
  onPageChange,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button
        className={styles.button}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {prevLabel}
      </Button>
      <span className={styles.page} role="status">
        <span aria-hidden={pageLabel ? true : undefined}>
          {page} / {pageCount}
        </span>
        {pageLabel ? <span className="sr-only">{pageLabel}</span> : null}
      </span>
      <Button
        className={styles.button}
        iconEnd={<ChevronRight aria-hidden="true" />}
        disabled={disabled || page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}
