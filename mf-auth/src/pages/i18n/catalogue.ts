import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** The texts of the pages that a link or another window leads to. */
export const pagesCatalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
