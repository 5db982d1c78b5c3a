import { useMessages } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from './i18n/catalogue';

interface PointerPageProps {
  of: 'favorites' | 'settings';
  picture: ReactNode;
  to: string;
}

/** A page that only links to another one. */
export function PointerPage({ of, picture, to }: PointerPageProps) {
  const t = useMessages(catalogue)[of];
  useTitle(t.title);
  return (
    <div className="wrap page">
      <EmptyState
        picture={picture}
        title={t.heading}
        headingLevel={1}
        action={
          <Button variant="primary" size="large" render={<Link to={to} />}>
            {t.open}
          </Button>
        }
      >
        <KeepTogether clauses={t.text} />
      </EmptyState>
    </div>
  );
}
