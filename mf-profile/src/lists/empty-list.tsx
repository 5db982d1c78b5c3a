import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Clauses } from '../components/clauses';

interface EmptyListProps {
  picture: ReactNode;
  texts: { title: string; text: readonly string[]; action: string };
}

/** Nothing here yet: one picture, one sentence, and the way to the generator. */
export function EmptyList({ picture, texts }: EmptyListProps) {
  return (
    <EmptyState
      picture={picture}
      title={texts.title}
      action={
        <Button variant="primary" size="large" render={<Link to="/" />}>
          {texts.action}
        </Button>
      }
    >
      <Clauses of={texts.text} />
    </EmptyState>
  );
}
