import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { SampleCard } from '../samples/sample-card';
import { STORIES } from '../samples/samples';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Frame } from './frame';

const PICTURES = { empty: <EmptyShelf />, garden: <EmptyGarden />, lost: <Lost /> };
const isEmpty = (state: string): state is keyof typeof PICTURES => state in PICTURES;

export function FavoritesPage({ state }: { state: string }) {
  const t = useSampleTexts().pages.favorites;
  return (
    <Frame here="me">
      <div className="page wrap">
        <div className="page-head">
          <div>
            <h1>{t.title}</h1>
            <p>{t.total}</p>
          </div>
        </div>
        {isEmpty(state) ? <Nothing of={state} /> : <Stories loading={state === 'loading'} />}
      </div>
    </Frame>
  );
}

function Nothing({ of }: { of: keyof typeof PICTURES }) {
  const { title, text, action } = useSampleTexts().pages.favorites[of];
  return (
    <EmptyState
      picture={PICTURES[of]}
      title={title}
      action={
        <Button variant="primary" size="large" render={<a href="#main" />}>
          {action}
        </Button>
      }
    >
      <KeepTogether clauses={text} />
    </EmptyState>
  );
}

function Stories({ loading }: { loading: boolean }) {
  const { pages, waiting } = useSampleTexts();
  const [page, setPage] = useState(1);
  return (
    <>
      <StoryGrid label={pages.favorites.list}>
        {STORIES.map((story) =>
          loading ? (
            <StoryCardSkeleton key={story.id} />
          ) : (
            <SampleCard story={story} headingLevel={2} key={story.id} />
          ),
        )}
      </StoryGrid>
      <Pagination
        page={page}
        pageCount={3}
        label={waiting.pager}
        prevLabel={waiting.previous}
        nextLabel={waiting.next}
        pageLabel={waiting.page(page, 3)}
        disabled={loading}
        onPageChange={setPage}
      />
    </>
  );
}
