import { useLayoutEffect, type ReactNode } from 'react';
import { useUrlState, type PageName } from './url-state';
import { Toolbar } from './toolbar';
import './catalogue.css';
import { ComponentsPage } from './pages/components-page';
import { CoversPage } from './pages/covers-page';
import { FavoritesPage } from './pages/favorites-page';
import { GeneratingPage } from './pages/generating-page';
import { HomePage } from './pages/home-page';
import { LoginPage } from './pages/login-page';
import { SAMPLE_TEXTS, SampleTextsContext } from './samples/use-sample-texts';

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
  const { theme, lang, page, state } = useUrlState();
  const texts = SAMPLE_TEXTS[lang];
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset.theme = theme;
    html.lang = lang === 'zh-CN' ? 'zh-Hans' : 'en';
    document.title = `${texts.catalogue.bar.title} · ${texts.pages.frame.brand}`;
  }, [theme, lang, texts]);
  const Page = PAGE_VIEWS[page];
  // Overlays open and close without remounting the components page; on other pages each state remounts the page.
  const key = page === 'components' ? lang : `${lang} ${page} ${state}`;
  return (
    <SampleTextsContext value={texts}>
      <Toolbar />
      <Page state={state} key={key} />
    </SampleTextsContext>
  );
}
