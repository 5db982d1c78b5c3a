import { defineMessages } from '@storysprout/contracts/shell';
import type { Messages } from './zh-CN';

/** Message catalogue of this remote; each language is loaded on first use. */
export const catalogue = defineMessages<Messages>({
  'zh-CN': () => import('./zh-CN'),
  'en-US': () => import('./en-US'),
});
