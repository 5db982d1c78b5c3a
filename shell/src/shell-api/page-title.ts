import { create } from 'zustand';

interface PageTitle {
  /** The page's part of the document title; empty until the page knows it. */
  title: string;
  /** The path the title was set at. */
  path: string;
}

/** Store of the current page's title, which is announced after navigation. */
export const usePageTitle = create<PageTitle>()(() => ({ title: '', path: '' }));

/** Right-to-left letters and bidirectional control characters. */
const CHANGES_DIRECTION = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Isolates the direction of a title, which may be user text. */
const isolateDirection = (title: string): string =>
  CHANGES_DIRECTION.test(title) ? `\u2068${title}\u2069` : title;

/** Sets the document title and stores the page's part for the announcement. */
export function setDocumentTitle(title: string, product: string): void {
  document.title = title ? `${isolateDirection(title)} · ${product}` : product;
  usePageTitle.setState({ title, path: window.location.pathname });
}
