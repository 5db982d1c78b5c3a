import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** The messages of this remote; a language is loaded when it is first used. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
