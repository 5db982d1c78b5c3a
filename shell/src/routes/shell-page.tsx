import { type ComponentType, lazy, Suspense } from 'react';
import { FirstPageReady } from '../app/first-page-ready';
import { PageSkeleton } from './page-skeleton';
import type { ShellRoute } from './routes';

const PAGES: Record<ShellRoute['page'], ComponentType> = {
  About: lazy(() => import('../pages/about')),
  Terms: lazy(() => import('../pages/terms')),
  Privacy: lazy(() => import('../pages/privacy')),
  FavoritesPointer: lazy(() => import('../pages/favorites-pointer')),
  SettingsPlaceholder: lazy(() => import('../pages/settings-placeholder')),
};

/** A lazily loaded page of the shell itself. */
export function ShellPage({ page }: { page: ShellRoute['page'] }) {
  const Page = PAGES[page];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
      <FirstPageReady />
    </Suspense>
  );
}
