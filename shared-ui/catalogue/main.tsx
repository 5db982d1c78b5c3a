import '@storysprout/shared-ui/tokens.css';
import '@storysprout/shared-ui/base.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Components } from './components';
import { FavoritesPage } from './favorites-page';
import { GeneratingPage } from './generating-page';
import { HomePage } from './home-page';
import { LoginPage } from './login-page';
import { Modals } from './modals';

// ?theme=light|sepia|dark  ?page=home|login|favorites|generating|modals  ?state=… of that page
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const state = query.get('state') ?? '';

const pages: Record<string, () => ReactNode> = {
  home: () => <HomePage state={state} />,
  login: () => <LoginPage state={state} />,
  favorites: () => <FavoritesPage state={state} />,
  generating: () => <GeneratingPage state={state} />,
  modals: () => <Modals state={state} />,
};
const page = pages[query.get('page') ?? ''];
document.body.classList.toggle('has-bottom', query.has('page') && query.get('page') !== 'login');

createRoot(document.getElementById('root')!).render(
  <StrictMode>{page ? page() : <Components />}</StrictMode>,
);
