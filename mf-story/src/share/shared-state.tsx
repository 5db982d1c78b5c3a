import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Notice } from '@storysprout/shared-ui/notice';
import Globe from 'lucide-react/icons/globe';
import { useRef } from 'react';
import { useSharing } from '../api/share';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import styles from './shared-state.module.css';

interface SharedStateProps {
  story: ShownStory;
  /** The story is private again and the button that did it gone: the focus needs a place. */
  onEnded: () => void;
}

/** To the owner: that the story is public, with the way back. Nothing while it is private. */
export function SharedState({ story, onEnded }: SharedStateProps) {
  const { modal, toast } = useShell();
  const t = useMessages(catalogue).share;
  const { end, isEnding, isBusy } = useSharing(story.id);
  const isConfirming = useRef(false);

  const endSharing = async () => {
    if (isConfirming.current || isBusy()) return;
    isConfirming.current = true;
    const isSure = await modal({
      type: 'warning',
      title: t.question,
      message: t.consequence,
      confirm: { confirmText: t.stop, cancelText: t.keep, destructive: true },
    });
    isConfirming.current = false;
    if (!isSure) return;
    try {
      await end();
      toast(t.stopped);
      onEnded();
    } catch {
      toast(t.stopFailed, 'error');
    }
  };

  return (
    <>
      {/* Always there: a live region announces only what changes in it. */}
      <span className="sr-only" role="status">
        {story.isShared && t.isPublic}
      </span>
      {story.isShared && (
        <Notice
          tone="info"
          className={styles.state}
          icon={<Globe aria-hidden="true" />}
          action={
            <Button variant="soft" busy={isEnding} onClick={() => void endSharing()}>
              {t.stop}
            </Button>
          }
        >
          <b className={styles.public}>{t.isPublic}</b> <span className="nb">{t.visibility}</span>
        </Notice>
      )}
    </>
  );
}
