import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'sepia', 'dark'] as const;
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

/** What the pages can be opened in; '' is a page as it usually stands. On the components' page: what lies over it. */
export const STATES = {
  components: [
    '',
    'modal-error',
    'modal-success',
    'modal-warning',
    'modal-info',
    'modal-question',
    'modal-destructive',
    'modal-busy',
    'modal-titled',
    'modal-long',
    'dialog',
    'dialog-footless',
    'dialog-untitled',
    'dialog-long',
    'popover',
  ],
  covers: [''],
  home: ['', 'guest', 'themes'],
  login: ['', 'error', 'busy'],
  favorites: ['', 'loading', 'empty', 'garden', 'lost'],
  generating: ['', '0', '1', '2', '4'],
} as const;
export type PageName = keyof typeof STATES;
export const PAGES = Object.keys(STATES) as PageName[];

export interface Address {
  theme: Theme;
  lang: Language;
  page: PageName;
  state: string;
}

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value =>
  values.find((value) => value === wanted) ?? values[0]!;

/** Reads `?theme= &lang= &page= &state=`; what it does not know is the first of its kind. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const page = oneOf(PAGES, query.get('page'));
  return {
    theme: oneOf(THEMES, query.get('theme')),
    lang: oneOf(LANGUAGES, query.get('lang')),
    page,
    state: oneOf<string>(STATES[page], query.get('state')),
  };
}

/** Goes to another theme, language, page or state; the browser's way back leads here. */
export function go(change: Partial<Address>): void {
  const next = { ...readAddress(location.search), ...('page' in change && { state: '' }), ...change };
  history.pushState(null, '', `?${new URLSearchParams(next)}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function follow(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** Where the catalogue is, kept in the browser's address. */
export function useAddress(): Address {
  return readAddress(useSyncExternalStore(follow, () => location.search));
}
