import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** The shell's own texts. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
