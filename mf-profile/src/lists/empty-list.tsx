import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';

interface EmptyListProps {
  picture: ReactNode;
  texts: { title: string; text: readonly string[]; action: string };
  /** Default: opens the generator. */
  onAction?: () => void;
}

/** Empty state of a list: a picture, a sentence and a button. */
export function EmptyList({ picture, texts, onAction }: EmptyListProps) {
  const actionProps = onAction ? { onClick: onAction } : { render: <Link to="/" /> };
  return (
    <EmptyState
      picture={picture}
      title={texts.title}
      action={
        <Button variant={onAction ? 'secondary' : 'primary'} size="large" {...actionProps}>
          {texts.action}
        </Button>
      }
    >
      <KeepTogether clauses={texts.text} />
    </EmptyState>
  );
}
