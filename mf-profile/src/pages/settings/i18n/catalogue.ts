import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** The texts of the settings: a page that few open does not make every other page longer. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
