import { Badge } from '@storysprout/shared-ui/badge';
import { StoryCard, type StoryCardProps } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { useState } from 'react';
import { bandOf, STORIES, type SampleStory } from './samples';
import { useSampleTexts } from './use-sample-texts';

/** A card of one of the sample stories; `over` overrides its props. */
export function SampleCard({ story, ...over }: { story: SampleStory } & Partial<StoryCardProps>) {
  const { badges, cards, choices } = useSampleTexts();
  const [pressed, setPressed] = useState(true);
  const { id, grade, theme } = story;
  const title = cards.titles[STORIES.indexOf(story)]!;
  return (
    <StoryCard
      link={<a href={`#${id}`} />}
      title={title}
      cover={<StoryCover id={id} grade={grade} theme={theme} />}
      badges={
        <>
          <Badge band={bandOf(grade)}>{choices.grades[grade - 1]}</Badge>
          <Badge>{badges.difficulties[bandOf(grade) - 1]}</Badge>
          <Badge>{badges.words(60 + 20 * grade)}</Badge>
        </>
      }
      preview={story.preview}
      keywords={story.keywords}
      moreLabel={cards.more}
      date={cards.favoritedOn(grade + 4)}
      views={{ count: grade * 4, label: cards.views }}
      favorites={{ count: grade - 1, label: cards.favorites }}
      heart={{
        pressed,
        label: pressed ? cards.unfavoriteStory(title) : cards.favoriteStory(title),
        onPress: () => setPressed(!pressed),
      }}
      {...over}
    >
      {over.children ?? (story.hasNote ? <p>{cards.note}</p> : null)}
    </StoryCard>
  );
}
