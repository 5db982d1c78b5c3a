import { useLayoutEffect, type ReactNode } from 'react';
import { useAddress, type PageName } from './address';
import { Bar } from './bar';
import './catalogue.css';
import { ComponentsPage } from './pages/components-page';
import { CoversPage } from './pages/covers-page';
import { FavoritesPage } from './pages/favorites-page';
import { GeneratingPage } from './pages/generating-page';
import { HomePage } from './pages/home-page';
import { LoginPage } from './pages/login-page';
import { WORDS, WordsContext } from './samples/use-words';

const PAGE_VIEWS: Record<PageName, (props: { state: string }) => ReactNode> = {
  components: ComponentsPage,
  covers: CoversPage,
  home: HomePage,
  login: LoginPage,
  favorites: FavoritesPage,
  generating: GeneratingPage,
};

/** The catalogue for developers: every component of shared-ui in every state, theme and language. */
export function Catalogue() {
  const { theme, lang, page, state } = useAddress();
  const words = WORDS[lang];
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset.theme = theme;
    html.lang = lang === 'zh-CN' ? 'zh-Hans' : 'en';
    document.title = `${words.own.bar.title} · ${words.pages.frame.brand}`;
  }, [theme, lang, words]);
  const Page = PAGE_VIEWS[page];
  // What lies over the components comes and goes; every other state is a page of its own.
  const fresh = page === 'components' ? lang : `${lang} ${page} ${state}`;
  return (
    <WordsContext value={words}>
      <Bar />
      <Page state={state} key={fresh} />
    </WordsContext>
  );
}
