import { TIMES } from '@storysprout/contracts/rules';
import { toSingleLine, toShareText } from '@storysprout/contracts/share-text';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { type MouseEvent, useState } from 'react';
import { useSharing } from '../api/share';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import { copyText } from './copy-text';
import { shareNatively } from './native-share';

/** Loaded lazily: needed only where the browser can neither share nor copy. */
export const loadLinkDialog = () => import('./link-dialog');

/**
 * Shares a story by the first way that works: the share sheet, the clipboard, a link to copy by hand. A share by the owner
 * is recorded first, which makes the story public; if that fails, nothing is shared. Other readers share its URL.
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
    // The second click of a double click.
    if (clicks > 1 || isBusy()) return;
    const url = await resolveShareUrl();
    if (url === undefined) return;
    const data = { title: toSingleLine(story.theme), text: toShareText(story.englishText), url };
    if ((await shareNatively(data)) !== 'unavailable') return;
    if (await copyText(url))
      void modal({ type: 'success', message: t.copied, autoClose: TIMES.modalAutoClose });
    else await showLink(url);
  };

  return {
    share,
    isRecording,
    /** The URL that could not be copied. */
    linkByHand: manualLink,
    closeLink: () => setManualLink(undefined),
  };
}
