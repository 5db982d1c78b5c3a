import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** Message catalogue of the settings, separate because few pages need it. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
