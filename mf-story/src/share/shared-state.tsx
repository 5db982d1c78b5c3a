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
  /** Called when the story is private again; the focused button has been removed by then. */
  onEnded: () => void;
}

/** Notice to the owner that the story is public, with a button to stop sharing. Renders nothing for a private story. */
export function SharedState({ story, onEnded }: SharedStateProps) {
  const { modal, toast } = useShell();
  const t = useMessages(catalogue).share;
  const { end, isEnding, isBusy } = useSharing(story.id);
  const isConfirming = useRef(false);

  const endSharing = async () => {
    if (isConfirming.current || isBusy()) return;
    isConfirming.current = true;
    const isConfirmed = await modal({
      type: 'warning',
      title: t.question,
      message: t.consequence,
      confirm: { confirmText: t.stop, cancelText: t.keep, destructive: true },
    });
    isConfirming.current = false;
    if (!isConfirmed) return;
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
      {/* Always rendered: a live region announces only changes of its content. */}
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
