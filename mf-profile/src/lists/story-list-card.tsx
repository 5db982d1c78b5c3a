import type { StorySummary } from '@storysprout/contracts/api/stories';
import { useMessages } from '@storysprout/contracts/shell';
import { DIFFICULTY_BANDS } from '@storysprout/remote-kit/difficulty-band';
import { langOf } from '@storysprout/remote-kit/text-lang';
import { Badge } from '@storysprout/shared-ui/badge';
import { StoryCard, type StoryCardProps } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { Link } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue';

interface StoryListCardProps extends Pick<StoryCardProps, 'date' | 'heart' | 'action' | 'children'> {
  story: StorySummary;
}

/** Card of a story in a list, with slots for the corner and the footer. */
export function StoryListCard({ story, ...own }: StoryListCardProps) {
  const t = useMessages(catalogue);
  return (
    <StoryCard
      {...own}
      link={<Link to={`/story/${story.id}`} />}
      title={<span lang={langOf(story.theme)}>{story.theme}</span>}
      cover={<StoryCover id={story.id} grade={story.grade} theme={story.theme} />}
      badges={
        <>
          <Badge band={DIFFICULTY_BANDS[story.difficulty]}>{t.gradeNames[story.grade]}</Badge>
          <Badge>{t.difficultyNames[story.difficulty]}</Badge>
          <Badge>{t.wordCount(story.wordCount)}</Badge>
        </>
      }
      preview={story.preview}
      keywords={story.keywords.map(({ word }) => word)}
      moreLabel={t.moreKeywords}
      views={{ count: story.stats.views, label: t.views }}
      favorites={{ count: story.stats.favorites, label: t.favorites }}
      headingLevel={2}
    />
  );
}
