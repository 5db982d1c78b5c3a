import type { Messages } from './zh-CN';

export const messages: Messages = {
  homeTitle: 'Part title',
};
