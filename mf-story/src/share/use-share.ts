import { TIMES } from '@storysprout/contracts/rules';
import { onOneLine, shareTextOf } from '@storysprout/contracts/share-text';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { type MouseEvent, useState } from 'react';
import { useSharing } from '../api/share';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import { copyText } from './copy-text';
import { shareNatively } from './native-share';

/** Needed in the rarest case only. */
export const loadLinkDialog = () => import('./link-dialog');

/**
 * Shares a story by the best way that the browser has: its share sheet, the clipboard, a link to copy by hand. The owner's
 * share is recorded first, and without the record nothing is shared; whoever else sees the story passes its address on.
 */
export function useShare(story: ShownStory) {
  const { modal, toast } = useShell();
  const t = useMessages(catalogue).share;
  const { record, isRecording, isBusy } = useSharing(story.id);
  const [manualLink, setManualLink] = useState<string>();

  const resolveShareUrl = async (): Promise<string | undefined> => {
    if (story.author) return `${location.origin}/story/${story.id}`;
    try {
      return await record();
    } catch {
      toast(t.failed, 'error');
      return undefined;
    }
  };

  const showLink = (url: string): Promise<unknown> =>
    loadLinkDialog().then(
      () => setManualLink(url),
      () => modal({ type: 'info', title: t.link.title, message: url }),
    );

  const share = async ({ detail: clicks }: MouseEvent) => {
    // The second half of a double click.
    if (clicks > 1 || isBusy()) return;
    const url = await resolveShareUrl();
    if (url === undefined) return;
    const data = { title: onOneLine(story.theme), text: shareTextOf(story.englishText), url };
    if ((await shareNatively(data)) !== 'unavailable') return;
    if (await copyText(url))
      void modal({ type: 'success', message: t.copied, autoClose: TIMES.modalAutoClose });
    else await showLink(url);
  };

  return {
    share,
    isRecording,
    /** The address that could not be copied. */
    linkByHand: manualLink,
    closeLink: () => setManualLink(undefined),
  };
}
