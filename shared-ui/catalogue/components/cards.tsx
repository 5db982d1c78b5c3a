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
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function Cards() {
  const { longText, pages } = useSampleTexts();
  return (
    <Examples columns>
      {(['normal', 'snug', 'none'] as const).map((padding) => (
        <Example name={`padding="${padding}"`} key={padding}>
          <Card padding={padding} className="clipped">
            {padding === 'none' ? <Hills className="strip" /> : longText}
          </Card>
        </Example>
      ))}
      <Example name="flat">
        <Card flat>{longText}</Card>
      </Example>
      <Example name="render={<section>}">
        <Card render={<section aria-label={pages.home.generator} />}>{longText}</Card>
      </Example>
    </Examples>
  );
}

function StoryCards() {
  const { actions, cards, longText, catalogue } = useSampleTexts();
  const [zoo, panda, eggs, rain, shop, bear] = STORIES as [
    (typeof STORIES)[number],
    ...(typeof STORIES)[number][],
  ];
  const heart = { pressed: false, label: actions.favorite, onPress: () => {} };
  return (
    <Examples columns>
      <Example name={catalogue.shows.everything}>
        <SampleCard story={zoo} />
      </Example>
      <Example name={catalogue.shows.plain} focus>
        <SampleCard story={panda!} />
      </Example>
      <Example name="heart={{ pressed: false }}">
        <SampleCard story={eggs!} heart={heart} />
      </Example>
      <Example name="heart={{ disabled: true }}">
        <SampleCard story={rain!} heart={{ ...heart, disabled: true }} />
      </Example>
      <Example name="action children">
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
      </Example>
      <Example name={catalogue.shows.longText}>
        <SampleCard
          story={bear!}
          title={longText}
          preview={`${bear!.preview} `.repeat(3)}
          keywords={['pneumonoultramicroscopicsilicovolcanoconiosis', ...bear!.keywords]}
          views={{ count: 1_000_000, label: cards.views }}
        />
      </Example>
      <Example name={catalogue.shows.withoutOptions}>
        <StoryCard
          link={<a href="#story-card" />}
          title={cards.unavailable}
          cover={<StoryCover id="none" />}
        />
      </Example>
      <Example name="StoryCardSkeleton">
        <StoryCardSkeleton />
      </Example>
      <Example name="StoryCardSkeleton children">
        <StoryCardSkeleton>
          <Skeleton shape="badge" />
        </StoryCardSkeleton>
      </Example>
      <Example name="StoryGrid" wide>
        <StoryGrid label={catalogue.kinds.cards}>
          <SampleCard story={zoo} />
          <SampleCard story={eggs!} />
          <StoryCardSkeleton />
        </StoryGrid>
      </Example>
    </Examples>
  );
}

function StoryCovers() {
  const { cards, catalogue, themes } = useSampleTexts();
  return (
    <Examples columns>
      {[undefined, 1, 5, 9].map((grade) => (
        <Example
          name={grade ? `grade={${grade}}, ${catalogue.shows.onItsWay}` : catalogue.shows.onItsWay}
          key={String(grade)}
        >
          <StoryCover id="0" grade={grade} className="undrawn" />
        </Example>
      ))}
      <Example name="theme">
        <StoryCover id="1" theme={themes['zoo-trip']} />
      </Example>
      <Example name="id">
        <StoryCover id="2" />
      </Example>
      <Example name="theme label grade">
        <StoryCover id="3" theme={cards.ownTheme} label={cards.cover} grade={1} />
      </Example>
    </Examples>
  );
}

function FeatureCards() {
  const { features, featuresLabel } = useSampleTexts().pages.home;
  const { longText, catalogue } = useSampleTexts();
  return (
    <Examples>
      <Example name="band={1} band={2} band={3}" wide>
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
      </Example>
      <Example name={catalogue.shows.longText} wide>
        <FeatureCard band={2} picture={<FeatureShelf />} title={longText}>
          {longText}
        </FeatureCard>
      </Example>
    </Examples>
  );
}

export const cards: Kind = {
  card: Cards,
  'story-card': StoryCards,
  'story-cover': StoryCovers,
  'feature-card': FeatureCards,
};
