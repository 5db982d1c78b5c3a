import { useSyncExternalStore } from 'react';

export const THEMES = ['light', 'sepia', 'dark'] as const;
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

/** States of each page; '' is the default. On the components page: the open overlay. */
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

export interface UrlState {
  theme: Theme;
  lang: Language;
  page: PageName;
  state: string;
}

const oneOf = <Value extends string>(values: readonly Value[], requested: string | null): Value =>
  values.find((value) => value === requested) ?? values[0]!;

/** Parses `?theme= &lang= &page= &state=`; unknown values fall back to the first option. */
export function parseUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const page = oneOf(PAGES, query.get('page'));
  return {
    theme: oneOf(THEMES, query.get('theme')),
    lang: oneOf(LANGUAGES, query.get('lang')),
    page,
    state: oneOf<string>(STATES[page], query.get('state')),
  };
}

/** Changes theme, language, page or state with a new history entry; another page starts in its default state. */
export function setUrlState(change: Partial<UrlState>): void {
  const next = { ...parseUrlState(location.search), ...('page' in change && { state: '' }), ...change };
  history.pushState(null, '', `?${new URLSearchParams(next)}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The catalogue's state, stored in the URL. */
export function useUrlState(): UrlState {
  return parseUrlState(useSyncExternalStore(subscribe, () => location.search));
}
