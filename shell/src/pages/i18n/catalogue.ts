import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** Texts of the shell's own pages, apart from its frame: the first page does without them. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
