import { useState } from 'react';
import { usePageTitle } from '../shell-api/page-title';

/** Tells a screen reader the title of a page that was come to inside the app; the first page is read by the browser. */
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
