import { AvatarPicture } from '@storysprout/shared-ui/art/avatar-picture';
import { BlurbGrow } from '@storysprout/shared-ui/art/blurb-grow';
import { BlurbLearn } from '@storysprout/shared-ui/art/blurb-learn';
import { BlurbShelf } from '@storysprout/shared-ui/art/blurb-shelf';
import { EmptyGarden } from '@storysprout/shared-ui/art/empty-garden';
import { EmptyShelf } from '@storysprout/shared-ui/art/empty-shelf';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { Logo } from '@storysprout/shared-ui/art/logo';
import { Lost } from '@storysprout/shared-ui/art/lost';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Avatar } from '@storysprout/shared-ui/avatar';
import { Card } from '@storysprout/shared-ui/card';
import { GrowingPlant } from '@storysprout/shared-ui/growing-plant';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { ThemeArt } from '@storysprout/shared-ui/theme-art';
import { SampleCard, STORIES, THEMES } from './samples';

/** Cards and drawings. */
export function Pictures() {
  return (
    <>
      <section>
        <h2>故事卡</h2>
        <StoryGrid>
          {STORIES.slice(0, 2).map((story) => (
            <SampleCard story={story} key={story.id} />
          ))}
          <StoryCardSkeleton />
        </StoryGrid>
      </section>
      <section>
        <h2>封面</h2>
        <div className="columns">
          {[1, 4, 7].flatMap((grade) =>
            ['zoo-trip', 'my-dream', '自己写的主题'].map((theme, i) => (
              <StoryCover key={grade + theme} id={`${grade}-${i}`} grade={grade} theme={theme} />
            )),
          )}
        </div>
      </section>
      <section>
        <h2>骨架、头像</h2>
        <div className="row">
          <Avatar />
          <Avatar size="large" />
          <Avatar src="/missing.png" alt="小满" />
          <Skeleton shape="circle" />
          <Skeleton shape="badge" />
        </div>
        <Skeleton width="60%" />
      </section>
      <section>
        <h2>小图</h2>
        <div className="pictures">
          {THEMES.map((theme) => (
            <ThemeArt id={theme.id} key={theme.id} label={theme.label} />
          ))}
          <Logo />
          <AvatarPicture />
          <Snail />
        </div>
      </section>
      <section>
        <h2>图画</h2>
        <div className="columns">
          <HeroScene />
          <BlurbGrow />
          <BlurbShelf />
          <BlurbLearn />
          <EmptyShelf />
          <EmptyGarden />
          <Lost />
        </div>
        <div className="strip">
          <Hills />
        </div>
      </section>
      <section>
        <h2>生成时的小苗</h2>
        <div className="columns">
          {([0, 1, 2, 3, 4] as const).map((stage) => (
            <Card padding="none" key={stage}>
              <GrowingPlant stage={stage} label={`第 ${stage} 步`} />
            </Card>
          ))}
        </div>
      </section>
    </>
  );
}
