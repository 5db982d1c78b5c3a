import { FeatureGrow } from '@storysprout/shared-ui/art/feature-grow';
import { FeatureLearn } from '@storysprout/shared-ui/art/feature-learn';
import { FeatureShelf } from '@storysprout/shared-ui/art/feature-shelf';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { FeatureCard, FeatureGrid } from '@storysprout/shared-ui/feature-card';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { StoryCard, StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import Trash from 'lucide-react/icons/trash-2';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { SampleCard } from '../samples/sample-card';
import { STORIES } from '../samples/samples';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

function Cards() {
  const { longText, pages } = useWords();
  return (
    <Specimens columns>
      {(['normal', 'snug', 'none'] as const).map((padding) => (
        <Specimen name={`padding="${padding}"`} key={padding}>
          <Card padding={padding} className="clipped">
            {padding === 'none' ? <Hills className="strip" /> : longText}
          </Card>
        </Specimen>
      ))}
      <Specimen name="flat">
        <Card flat>{longText}</Card>
      </Specimen>
      <Specimen name="render={<section>}">
        <Card render={<section aria-label={pages.home.generator} />}>{longText}</Card>
      </Specimen>
    </Specimens>
  );
}

function StoryCards() {
  const { actions, cards, longText, own } = useWords();
  const [zoo, panda, eggs, rain, shop, bear] = STORIES as [
    (typeof STORIES)[number],
    ...(typeof STORIES)[number][],
  ];
  const heart = { pressed: false, label: actions.favorite, onPress: () => {} };
  return (
    <Specimens columns>
      <Specimen name={own.shows.everything}>
        <SampleCard story={zoo} />
      </Specimen>
      <Specimen name={own.shows.plain} focus>
        <SampleCard story={panda!} />
      </Specimen>
      <Specimen name="heart={{ pressed: false }}">
        <SampleCard story={eggs!} heart={heart} />
      </Specimen>
      <Specimen name="heart={{ disabled: true }}">
        <SampleCard story={rain!} heart={{ ...heart, disabled: true }} />
      </Specimen>
      <Specimen name="action children">
        <SampleCard
          story={shop!}
          heart={undefined}
          action={
            <IconButton variant="raised" label={actions.delete}>
              <Trash aria-hidden />
            </IconButton>
          }
        >
          <Button variant="soft">{cards.writeNote}</Button>
        </SampleCard>
      </Specimen>
      <Specimen name={own.shows.longText}>
        <SampleCard
          story={bear!}
          title={longText}
          preview={`${bear!.preview} `.repeat(3)}
          keywords={['pneumonoultramicroscopicsilicovolcanoconiosis', ...bear!.keywords]}
          views={{ count: 1_000_000, label: cards.views }}
        />
      </Specimen>
      <Specimen name={own.shows.withoutOptions}>
        <StoryCard
          link={<a href="#story-card" />}
          title={cards.unavailable}
          cover={<StoryCover id="none" />}
        />
      </Specimen>
      <Specimen name="StoryCardSkeleton">
        <StoryCardSkeleton />
      </Specimen>
      <Specimen name="StoryCardSkeleton children">
        <StoryCardSkeleton>
          <Skeleton shape="badge" />
        </StoryCardSkeleton>
      </Specimen>
      <Specimen name="StoryGrid" wide>
        <StoryGrid label={own.kinds.cards}>
          <SampleCard story={zoo} />
          <SampleCard story={eggs!} />
          <StoryCardSkeleton />
        </StoryGrid>
      </Specimen>
    </Specimens>
  );
}

function StoryCovers() {
  const { cards, own, themes } = useWords();
  return (
    <Specimens columns>
      {[undefined, 1, 5, 9].map((grade) => (
        <Specimen
          name={grade ? `grade={${grade}}, ${own.shows.onItsWay}` : own.shows.onItsWay}
          key={String(grade)}
        >
          <StoryCover id="0" grade={grade} className="undrawn" />
        </Specimen>
      ))}
      <Specimen name="theme">
        <StoryCover id="1" theme={themes['zoo-trip']} />
      </Specimen>
      <Specimen name="id">
        <StoryCover id="2" />
      </Specimen>
      <Specimen name="theme label grade">
        <StoryCover id="3" theme={cards.ownTheme} label={cards.cover} grade={1} />
      </Specimen>
    </Specimens>
  );
}

function FeatureCards() {
  const { features, featuresLabel } = useWords().pages.home;
  const { longText, own } = useWords();
  return (
    <Specimens>
      <Specimen name="band={1} band={2} band={3}" wide>
        <FeatureGrid label={featuresLabel}>
          <FeatureCard band={1} picture={<FeatureGrow />} title={features.grow.title}>
            <KeepTogether clauses={features.grow.text} />
          </FeatureCard>
          <FeatureCard band={2} picture={<FeatureShelf />} title={features.shelf.title}>
            <KeepTogether clauses={features.shelf.text} />
          </FeatureCard>
          <FeatureCard band={3} picture={<FeatureLearn />} title={features.learn.title}>
            <KeepTogether clauses={features.learn.text} />
          </FeatureCard>
        </FeatureGrid>
      </Specimen>
      <Specimen name={own.shows.longText} wide>
        <FeatureCard band={2} picture={<FeatureShelf />} title={longText}>
          {longText}
        </FeatureCard>
      </Specimen>
    </Specimens>
  );
}

export const cards: Kind = {
  card: Cards,
  'story-card': StoryCards,
  'story-cover': StoryCovers,
  'feature-card': FeatureCards,
};
