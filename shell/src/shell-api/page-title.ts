import { create } from 'zustand';

interface PageTitle {
  /** The page's part of the document title; empty while a page does not know it yet. */
  title: string;
  /** The path the title was set at. */
  path: string;
}

/** What the shown page calls itself: read out when the page changes. */
export const usePageTitle = create<PageTitle>()(() => ({ title: '', path: '' }));

/** Titles the document and keeps the page's part for the announcement. */
export function showTitle(title: string, product: string): void {
  document.title = title ? `${title} · ${product}` : product;
  usePageTitle.setState({ title, path: window.location.pathname });
}
