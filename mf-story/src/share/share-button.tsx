import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Share from 'lucide-react/icons/share';
import { lazy, Suspense, useRef } from 'react';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import { SharedState } from './shared-state';
import { loadLinkDialog, useShare } from './use-share';

const LinkDialog = lazy(loadLinkDialog);

/** Share button; for the owner also the notice that the story is public, with a button to stop sharing. */
export function ShareButton({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue).share;
  const { share, isRecording, linkByHand, closeLink } = useShare(story);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={<Share aria-hidden="true" />}
        busy={isRecording}
        onClick={(event) => void share(event)}
      >
        {t.share}
      </Button>
      {!story.author && <SharedState story={story} onEnded={() => button.current?.focus()} />}
      {linkByHand !== undefined && (
        <Suspense>
          <LinkDialog link={linkByHand} onClose={closeLink} />
        </Suspense>
      )}
    </>
  );
}
