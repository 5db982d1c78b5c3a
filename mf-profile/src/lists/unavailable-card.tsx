import { useMessages } from '@storysprout/contracts/shell';
import { StoryCard, type StoryCardProps } from '@storysprout/shared-ui/story-card';
import { StoryCover } from '@storysprout/shared-ui/story-cover';
import { catalogue } from '../i18n/catalogue';

interface UnavailableCardProps extends Pick<StoryCardProps, 'date' | 'heart' | 'children'> {
  storyId: string;
}

/** A favourite whose owner shares it no longer: it stays on the shelf until it is shared again or taken off. */
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
