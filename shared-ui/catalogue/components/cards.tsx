import { BlurbGrow } from '@storysprout/shared-ui/art/blurb-grow';
import { BlurbLearn } from '@storysprout/shared-ui/art/blurb-learn';
import { BlurbShelf } from '@storysprout/shared-ui/art/blurb-shelf';
import { Hills } from '@storysprout/shared-ui/art/hills';
import { Blurb, Blurbs } from '@storysprout/shared-ui/blurb';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { StoryCard, StoryCardSkeleton, StoryGrid } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import Trash from 'lucide-react/icons/trash-2';
import { Clauses } from '@storysprout/shared-ui/clauses';
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

function BlurbRows() {
  const { blurbs, blurbsLabel } = useWords().pages.home;
  const { longText, own } = useWords();
  return (
    <Specimens>
      <Specimen name="band={1} band={2} band={3}" wide>
        <Blurbs label={blurbsLabel}>
          <Blurb band={1} picture={<BlurbGrow />} title={blurbs.grow.title}>
            <Clauses of={blurbs.grow.text} />
          </Blurb>
          <Blurb band={2} picture={<BlurbShelf />} title={blurbs.shelf.title}>
            <Clauses of={blurbs.shelf.text} />
          </Blurb>
          <Blurb band={3} picture={<BlurbLearn />} title={blurbs.learn.title}>
            <Clauses of={blurbs.learn.text} />
          </Blurb>
        </Blurbs>
      </Specimen>
      <Specimen name={own.shows.longText} wide>
        <Blurb band={2} picture={<BlurbShelf />} title={longText}>
          {longText}
        </Blurb>
      </Specimen>
    </Specimens>
  );
}

export const cards: Kind = {
  card: Cards,
  'story-card': StoryCards,
  'story-cover': StoryCovers,
  blurb: BlurbRows,
};
