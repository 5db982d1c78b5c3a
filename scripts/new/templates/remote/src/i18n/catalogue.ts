import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** The texts of this remote; a language is loaded when it is first shown. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
