import { useMessages } from '@storysprout/contracts/shell';
import { StoryCard, type StoryCardProps } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { catalogue } from '../i18n/catalogue';

interface UnavailableCardProps extends Pick<StoryCardProps, 'date' | 'heart' | 'children'> {
  storyId: string;
}

/** Card of a favourite whose story is no longer shared: listed until it is shared again or removed. */
export function UnavailableCard({ storyId, children, ...own }: UnavailableCardProps) {
  const t = useMessages(catalogue);
  return (
    <StoryCard
      {...own}
      link={<span />}
      title={t.unavailableStory}
      cover={<StoryCover id={storyId} />}
      headingLevel={2}
    >
      <p className="meta">{t.unavailableText}</p>
      {children}
    </StoryCard>
  );
}
