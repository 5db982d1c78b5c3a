import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Button } from '@storysprout/shared-ui/button';
import { EmptyState } from '@storysprout/shared-ui/empty-state';
import { Pagination } from '@storysprout/shared-ui/pagination';
import { StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { useState } from 'react';
import { Frame } from './frame';
import { SampleCard, STORIES } from './samples';

export function FavoritesPage({ state }: { state: string }) {
  const [page, setPage] = useState(1);
  const discover = (
    <Button variant="primary" size="large" render={<a href="#" />}>
      去发现故事
    </Button>
  );
  return (
    <Frame here="me">
      <div className="page wrap">
        <div className="page-head">
          <div>
            <h1>我的收藏</h1>
            <p>一共 14 个故事</p>
          </div>
        </div>
        {state === 'empty' ? (
          <EmptyState picture={<EmptyShelf />} title="书架还空着" action={discover}>
            <span className="nb">读到喜欢的故事，</span>
            <span className="nb">点一下心，</span>
            <span className="nb">它就住进这里。</span>
          </EmptyState>
        ) : null}
        {state === 'garden' ? (
          <EmptyState picture={<EmptyGarden />} title="还没有故事" action={discover}>
            <span className="nb">写下一个主题，</span>
            <span className="nb">第一个故事就会长出来。</span>
          </EmptyState>
        ) : null}
        {state === 'lost' ? (
          <EmptyState picture={<Lost />} title="这里没有路了" action={discover}>
            <span className="nb">页面可能搬走了，</span>
            <span className="nb">回首页看看吧。</span>
          </EmptyState>
        ) : null}
        {state === 'loading' ? (
          <StoryGrid>
            {STORIES.map((story) => (
              <StoryCardSkeleton key={story.id} />
            ))}
          </StoryGrid>
        ) : null}
        {state === '' ? (
          <>
            <StoryGrid label="收藏的故事">
              {STORIES.map((story) => (
                <SampleCard story={story} headingLevel={2} key={story.id} />
              ))}
            </StoryGrid>
            <Pagination
              page={page}
              pages={2}
              label="翻页"
              prevLabel="上一页"
              nextLabel="下一页"
              pageLabel={`第 ${page} 页，共 2 页`}
              onPage={setPage}
            />
          </>
        ) : null}
      </div>
    </Frame>
  );
}
