import { useState } from 'react';
import { usePageTitle } from '../shell-api/page-title';

/** Announces the title of a page after navigation inside the app; the browser announces the first page. */
export function RouteAnnouncer({ path }: { path: string }) {
  const page = usePageTitle();
  const [said, setSaid] = useState({ path, title: '' });
  const isNew = page.path === path && page.title !== '' && said.path !== path;
  if (isNew) setSaid({ path, title: page.title });
  return (
    <div className="sr-only" role="status" data-testid="route-announcer">
      {/* A new element for each page: the same title twice is announced twice. */}
      <span key={said.path}>{said.title}</span>
    </div>
  );
}
