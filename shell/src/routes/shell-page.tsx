import { type ComponentType, lazy, Suspense } from 'react';
import { PageStands } from '../app/first-page-ready';
import { PageSkeleton } from './page-skeleton';
import type { OwnRoute } from './routes';

const PAGES: Record<OwnRoute['page'], ComponentType> = {
  About: lazy(() => import('../pages/about')),
  Terms: lazy(() => import('../pages/terms')),
  Privacy: lazy(() => import('../pages/privacy')),
  FavoritesPointer: lazy(() => import('../pages/favorites-pointer')),
  SettingsPlaceholder: lazy(() => import('../pages/settings-placeholder')),
};

/** A page of the shell itself, loaded when it is first opened. */
export function OwnPage({ page }: { page: OwnRoute['page'] }) {
  const Page = PAGES[page];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
      <PageStands />
    </Suspense>
  );
}
