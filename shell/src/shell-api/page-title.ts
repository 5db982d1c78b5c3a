import { create } from 'zustand';

interface PageTitle {
  /** The page's part of the document title; empty while a page does not know it yet. */
  title: string;
  /** The path the title was set at. */
  path: string;
}

/** What the shown page calls itself: read out when the page changes. */
export const usePageTitle = create<PageTitle>()(() => ({ title: '', path: '' }));

/** Letters that run from right to left, and marks that turn the direction of what follows. */
const CHANGES_DIRECTION = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A page may be named after what a pupil wrote: its direction stays its own. */
const isolateDirection = (title: string): string =>
  CHANGES_DIRECTION.test(title) ? `\u2068${title}\u2069` : title;

/** Titles the document and keeps the page's part for the announcement. */
export function setDocumentTitle(title: string, product: string): void {
  document.title = title ? `${isolateDirection(title)} · ${product}` : product;
  usePageTitle.setState({ title, path: window.location.pathname });
}
